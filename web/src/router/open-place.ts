import { useState } from 'preact/hooks'
import { href, isOpenPlace, type OpenPlace, type Route } from './routes.ts'
import { useRoute } from './useRoute.ts'

/**
 * The table, replay or lesson that is open, also while a book is open over it. A book opened by its own address has
 * nothing under it, only a link back.
 */
export function openPlace(route: Route, before: OpenPlace | null): OpenPlace | null {
  if (isOpenPlace(route)) return route
  const from = 'from' in route ? (route.from ?? null) : null
  return from !== null && before !== null && href(from) === href(before) ? before : null
}

export function useOpenPlace(route: Route): OpenPlace | null {
  const [before, setBefore] = useState<OpenPlace | null>(null)
  const now = openPlace(route, before)
  if (now !== before) setBefore(now)
  return now
}

/** The address of a rule of a game, with the way back to the page that links to it. */
export function useRuleHref(game: string): (rule: string | null) => string {
  const route = useRoute()
  const from = isOpenPlace(route) ? route : 'from' in route ? route.from : undefined
  return (rule) => href({ page: 'rules', game, rule, ...(from === undefined ? {} : { from }) })
}
