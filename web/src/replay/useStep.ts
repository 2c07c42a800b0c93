import { useCallback, useEffect, useState } from 'preact/hooks'
import { goTo, routeNow } from '../router/useRoute.ts'
import type { Timeline } from './timeline.ts'

const ADDRESS_DELAY_MS = 350

interface Shown {
  readonly step: number
  /** Whether the previous step was shown last: then the change is animated. */
  readonly isNext: boolean
}

/**
 * The step of the timeline that is shown. It follows the address. When the player pauses at a step, the address is
 * updated. While a book is open over the replay, the address belongs to the book.
 */
export function useStep(timeline: Timeline, id: string, at: number | null, isCovered: boolean) {
  const asked = timeline.within(at ?? 0)
  const [shown, setShown] = useState<Shown>({ step: asked, isNext: false })
  const [followed, setFollowed] = useState(at)
  if (followed !== at) {
    setFollowed(at)
    if (asked !== shown.step) setShown({ step: asked, isNext: false })
  }
  const { step } = shown
  const show = useCallback(
    (wanted: number) =>
      setShown((now) => {
        const next = timeline.within(wanted)
        return next === now.step ? now : { step: next, isNext: next === now.step + 1 }
      }),
    [timeline],
  )
  useEffect(() => {
    if (isCovered || step === at) return
    const timer = window.setTimeout(() => {
      // Do not bring back a player who has left the replay.
      const route = routeNow()
      if (route.page === 'replay' && route.id === id) goTo({ page: 'replay', id, at: step }, 'instead')
    }, ADDRESS_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [id, step, at, isCovered])
  return { ...shown, show }
}
