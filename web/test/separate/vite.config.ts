import { defineConfig } from 'vite'
import { oneLanguage } from '../../vite/one-language.ts'

/** As far as it matters to the tests, built as the page itself is. */
export default defineConfig({
  publicDir: '../../public',
  plugins: [oneLanguage()],
  oxc: { jsx: { runtime: 'automatic', importSource: '@kantyna/ui' } },
})
