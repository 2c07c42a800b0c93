import { useSyncExternalStore } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import { href, parseRoute, type Route } from './routes.ts'

/** Where the visitor is now. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(onHashChange, () => window.location.hash)
  return useMemo(() => parseRoute(hash), [hash])
}

/** The route of the current address, even before the page has followed it. */
export function routeNow(): Route {
  return parseRoute(window.location.hash)
}

/** Goes to a place without a click on a link; `instead` replaces the current entry of the browser's history. */
export function goTo(route: Route, how: 'next' | 'instead' = 'next'): void {
  if (how === 'instead') window.location.replace(href(route))
  else window.location.hash = href(route)
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
