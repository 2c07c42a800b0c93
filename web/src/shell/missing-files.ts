import { Store } from '../kit/store.ts'

/**
 * Whether a file of the page was not there when it was needed. Most likely a newer version lies on the server, with
 * files of other names: only loading the page anew helps.
 */
export const hasMissingFiles = new Store(false)

/** Vite tells of every part of the page that could not be fetched, whoever wanted it. */
export function noticeMissingFiles(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('vite:preloadError', () => {
    // Without a network nothing can be said of the server.
    if (navigator.onLine) hasMissingFiles.set(true)
  })
}
