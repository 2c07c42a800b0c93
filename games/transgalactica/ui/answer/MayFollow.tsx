import type { Lang } from '@kantyna/kernel'
import { followersOf } from '../../rules/workers.ts'
import { SeatDot } from '../drawing/WorkerFigure.tsx'
import { type GalaxyView, openTable, seatBelow, seatsOf } from '../view.ts'
import { uiWords } from '../words.ts'

/** The other seats that have a worker to follow a main action with. */
export function MayFollow({ view, lang }: { readonly view: GalaxyView; readonly lang: Lang }) {
  const able = seatsOf(view).filter(
    (seat) => seat !== seatBelow(view) && followersOf(openTable(view), seat).length > 0,
  )
  return (
    <small className="tg-may-follow">
      {able.length === 0 ? uiWords(lang).nobodyFollows : uiWords(lang).mayFollow}
      {able.map((seat) => (
        <SeatDot key={seat} seat={seat} size={14} />
      ))}
    </small>
  )
}
