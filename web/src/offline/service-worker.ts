/** The service worker: it keeps the page for use without a network, and fetches its new versions. */

interface Versions {
  /** A new version has been fetched and is waiting to take over. */
  onReady(): void
  /** A new version has taken over, after it was accepted here or in another window. */
  onTakenOver(): void
}

/** Registers the service worker of the built page, if the browser supports it, and reports new versions. */
export function watchVersions({ onReady, onTakenOver }: Versions): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) onTakenOver()
  })
  /** Reports an installed version. The very first one is not reported, because it replaces nothing. */
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
    // Without a network, or if the browser forbids it, the page continues with the files that it has.
    .catch(() => undefined)
}

/** Lets the waiting version take over. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}
