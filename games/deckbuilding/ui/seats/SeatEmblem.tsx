import type { KernelView, Lang, Seat } from '@kantyna/kernel'
import { factionNames } from '../../words/things/names.ts'
import { Emblem } from '../drawing/Emblem.tsx'
import { duelView, factionNameOf } from '../view.ts'
import '../drawing/drawing.css'

/** The faction that a seat leads; empty before it is known. */
export function SeatEmblem({ view: kernelView, seat, lang }: { view: KernelView; seat: Seat; lang: Lang }) {
  const view = duelView(kernelView)
  if (view.turn === 0 && view.options.empire === 'random') return null
  const faction = factionNameOf(view, seat)
  return (
    <span className="db-seat-emblem" role="img" aria-label={factionNames[faction][lang]}>
      <Emblem faction={faction} />
    </span>
  )
}
