import { join } from 'node:path'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunks } from './vite/chunks.ts'
import { fetchedAhead } from './vite/fetched-ahead.ts'
import { minified } from './vite/minified.ts'
import { type OfflineFiles, offlineFiles } from './vite/offline-files.ts'
import { oneLanguage } from './vite/one-language.ts'
import { workerInPage } from './vite/worker-in-page.ts'

let shell: ReadonlySet<string> = new Set()
const takeShell = (files: OfflineFiles) => {
  shell = new Set(files.shell)
}

export default defineConfig({
  plugins: [
    oneLanguage(),
    workerInPage(join(import.meta.dirname, 'src/bots/worker.ts')),
    offlineFiles(takeShell),
    minified(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      // The operating system fetches them when the page is installed; the page itself does not show them.
      includeManifestIcons: false,
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
        globPatterns: ['index.html', 'offline.json', '*.svg', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !url.startsWith('assets/') || shell.has(url)),
            warnings: [],
          }),
        ],
        // All other files are cached when they are first used. The files of a game are cached together (see
        // `src/offline`).
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'kantyna-files' },
          },
        ],
        navigateFallbackDenylist: [/^\/api\//],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  // All JSX is created in one place, which handles displayed text: see `ui/text`.
  oxc: { jsx: { runtime: 'automatic', importSource: '@kantyna/ui' } },
  // The code imports zod and noble-hashes. The page replaces them by the parts that it uses.
  resolve: {
    alias: [
      {
        find: /^@noble\/hashes\/(?:sha2|utils)\.js$/,
        replacement: join(import.meta.dirname, 'src/kit/sha256.ts'),
      },
      { find: /^zod\/mini$/, replacement: join(import.meta.dirname, 'src/kit/zod-mini.ts') },
    ],
  },
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        codeSplitting: {
          groups: [
            { debugName: 'chunks', name: chunks(import.meta.dirname), includeDependenciesRecursively: false },
          ],
        },
      },
    },
    modulePreload: {
      resolveDependencies: (_, dependencies, { hostId }) => fetchedAhead(dependencies, hostId),
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
})
