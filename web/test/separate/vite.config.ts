import { defineConfig } from 'vite'
import { oneLanguage } from '../../vite/one-language.ts'

/** Built like the page, as far as that matters to the tests. */
export default defineConfig({
  publicDir: '../../public',
  plugins: [oneLanguage()],
  oxc: { jsx: { runtime: 'automatic', importSource: '@kantyna/ui' } },
})
