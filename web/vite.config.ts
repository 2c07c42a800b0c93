import { relative, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
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
  build: { manifest: true },
  // A worker that imports as the page does: it fetches the game that is played, and no other.
  worker: {
    format: 'es',
    plugins: () => [workerManifest()],
    rolldownOptions: { output: { chunkFileNames: 'assets/bots-[name]-[hash].js' } },
  },
  server: { host: '127.0.0.1' },
})

/** Vite's manifest leaves workers out: this is the same for theirs. */
function workerManifest(): Plugin {
  return {
    name: 'worker-manifest',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const manifest = Object.fromEntries(
        chunks.map(({ fileName, facadeModuleId, isEntry, imports, dynamicImports }) => {
          const src = facadeModuleId && relative(import.meta.dirname, facadeModuleId).replaceAll(sep, '/')
          return [fileName, { file: fileName, src, isEntry, imports, dynamicImports }]
        }),
      )
      this.emitFile({
        type: 'asset',
        fileName: '.vite/worker-manifest.json',
        source: JSON.stringify(manifest, null, 2),
      })
    },
  }
}
