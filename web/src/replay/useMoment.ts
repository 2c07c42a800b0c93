import { useCallback, useEffect, useState } from 'react'
import { goTo, routeNow } from '../router/useRoute.ts'
import type { Timeline } from './timeline.ts'

const ADDRESS_MS = 350

interface Shown {
  readonly moment: number
  /** Whether it was reached from the moment before: then what happened in between is animated. */
  readonly isNext: boolean
}

/**
 * The moment of the timeline that is shown: follows the address, and the address follows it when it rests. While a book
 * lies over the replay, the address is the book's.
 */
export function useMoment(timeline: Timeline, id: string, at: number | null, isCovered: boolean) {
  const asked = timeline.within(at ?? 0)
  const [shown, setShown] = useState<Shown>({ moment: asked, isNext: false })
  const [followed, setFollowed] = useState(at)
  if (followed !== at) {
    setFollowed(at)
    if (asked !== shown.moment) setShown({ moment: asked, isNext: false })
  }
  const { moment } = shown
  const show = useCallback(
    (wanted: number) =>
      setShown((now) => {
        const next = timeline.within(wanted)
        return next === now.moment ? now : { moment: next, isNext: next === now.moment + 1 }
      }),
    [timeline],
  )
  useEffect(() => {
    if (isCovered || moment === at) return
    const timer = window.setTimeout(() => {
      // Whoever is on the way elsewhere is not called back.
      const route = routeNow()
      if (route.page === 'replay' && route.id === id) goTo({ page: 'replay', id, at: moment }, 'instead')
    }, ADDRESS_MS)
    return () => window.clearTimeout(timer)
  }, [id, moment, at, isCovered])
  return { ...shown, show }
}
