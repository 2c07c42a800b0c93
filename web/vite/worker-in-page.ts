import type { Plugin } from 'vite'

/**
 * Vite builds a worker apart from the page, with a second copy of all that both import. Built as one more entry of the
 * page, the worker of the bots shares the page's files, and most of it is there before the first bot plays.
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
