import { Store } from '@kantyna/ui'

/**
 * Whether a file of the page could not be fetched. Most likely the server has a newer version with other file names:
 * then only reloading the page helps.
 */
export const hasMissingFiles = new Store(false)

/** Vite reports every part of the page that could not be fetched. */
export function noticeMissingFiles(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('vite:preloadError', () => {
    // While offline, the network is the reason, not a newer version.
    if (navigator.onLine) hasMissingFiles.set(true)
  })
}
