import type { SeatBoardProps } from '@kantyna/ui'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { AmbitionSheet } from './AmbitionSheet.tsx'
import { progressOf } from './goal-states.ts'

/** A seat's ambition sheet, above its board. */
export function AmbitionOfSeat({
  view: kernelView,
  lang,
  seat,
  seats,
  touching,
  pastEvents = [],
}: SeatBoardProps) {
  const view = rimView(kernelView)
  const progress = progressOf(view, seat)
  if (progress === null) return null
  return (
    <section className="ub-seat-sheet">
      <h3>{progress.ambition.name[lang]}</h3>
      <AmbitionSheet {...{ view, seat, lang, seats, touching, pastEvents, progress }} />
    </section>
  )
}
