import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: '/',
        name: 'Kantyna',
        short_name: 'Kantyna',
        description: 'Kosmiczne gry planszowe: z botami albo razem przy jednym ekranie.',
        lang: 'pl',
        dir: 'ltr',
        display: 'standalone',
        orientation: 'any',
        categories: ['games'],
        background_color: '#0b0c0f',
        theme_color: '#0b0c0f',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,woff2,txt}', 'icon-*.png'],
        navigateFallbackDenylist: [/^\/api\//],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  // A worker that imports as the page does: it fetches the game that is played, and no other.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/bots-[name]-[hash].js' } },
  },
  server: { host: '127.0.0.1' },
})
