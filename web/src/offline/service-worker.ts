/** The service worker: it keeps the page for when there is no network, and fetches its new versions. */

interface Versions {
  /** A new version has been fetched, and waits until it may take over. */
  onReady(): void
  /** A new version has taken over, accepted here or in another window. */
  onTakenOver(): void
}

/** Registers the service worker of the built page, where the browser knows any, and tells of new versions. */
export function watchVersions({ onReady, onTakenOver }: Versions): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) onTakenOver()
  })
  /** The first one of all has nothing to wait for. */
  const watch = (installing: ServiceWorker | null) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller !== null) onReady()
    })
  serviceWorker
    .register('/sw.js')
    .then((registration) => {
      if (registration.waiting !== null) onReady()
      watch(registration.installing)
      registration.addEventListener('updatefound', () => watch(registration.installing))
    })
    // Without a network, or where the browser forbids it, the page goes on with what it has.
    .catch(() => undefined)
}

/** Lets the version that waits take over. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}
