import type { Plugin } from 'vite'

/**
 * Vite would build a worker separately, with a second copy of everything that both import. Built as another entry of
 * the page, the bots' worker shares the page's files, so most of it is loaded before the first bot plays.
 */
export function workerInPage(worker: string): Plugin {
  const address = "new URL('./worker.ts', import.meta.url)"
  return {
    name: 'worker-in-page',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: address },
      handler(code) {
        const reference = this.emitFile({ type: 'chunk', id: worker, name: 'bots' })
        return { code: code.replace(address, `import.meta.ROLLUP_FILE_URL_${reference}`), map: null }
      },
    },
  }
}
