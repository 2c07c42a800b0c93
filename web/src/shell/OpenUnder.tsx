import { useLayoutEffect, useRef } from 'preact/hooks'
import type { OpenPlace } from '../router/routes.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageOf } from './PageOf.tsx'

interface Props {
  readonly place: OpenPlace
  /** Whether a book is open over it. */
  readonly isCovered: boolean
}

/**
 * A table, a replay or a lesson. It keeps its state while a book is open over it: picked things, panels, the step of a
 * replay, and the focus.
 */
export function OpenUnder({ place, isCovered }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  const wasCovered = useRef(isCovered)
  useLayoutEffect(() => {
    if (wasCovered.current && !isCovered) {
      window.scrollTo(0, 0)
      const last = focused.current?.isConnected ? focused.current : frame.current?.querySelector('main')
      last?.focus({ preventScroll: true })
    }
    wasCovered.current = isCovered
  }, [isCovered])
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) focused.current = target
  }
  return (
    <div ref={frame} className="open-under" inert={isCovered} onFocusCapture={remember}>
      <PageBoundary table={'id' in place ? place.id : null}>
        <PageOf route={place} />
      </PageBoundary>
    </div>
  )
}
