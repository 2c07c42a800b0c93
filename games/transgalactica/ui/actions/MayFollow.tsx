import type { Lang, Seat } from '@kantyna/kernel'
import { type SeatInfo, seatsOf } from '@kantyna/ui'
import { type Area, area as areaNumber } from '../../content/names.ts'
import { followersWithEffect, mayFollowWithTokens } from '../../rules/actions/may-follow.ts'
import { hasWorker } from '../../rules/costs/workers.ts'
import { SeatDot } from '../drawing/WorkerFigure.tsx'
import { type GalaxyView, seatBelow } from '../view.ts'
import { seatName } from '../words.ts'
import { followWords } from './follow-words.ts'

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly area: Area
}

/** The other seats that could follow a main action now: those that have a worker and can pay. */
export function MayFollow({ view, lang, seats, area }: Props) {
  const able = seatsOf(view).filter((seat) => seat !== seatBelow(view) && mayFollow(view, seat, area))
  return (
    <small className="tg-may-follow">
      {able.length === 0 ? followWords[lang].nobodyFollows : followWords[lang].mayFollow}
      <span className="unseen">{able.map((seat) => seatName(seats, seat)).join(', ')}</span>
      {able.map((seat) => (
        <SeatDot key={seat} seat={seat} size={14} />
      ))}
    </small>
  )
}

export function mayFollow(view: GalaxyView, seat: Seat, area: Area): boolean {
  const entered = areaNumber[area]
  return (
    followersWithEffect(view, seat, entered).length > 0 ||
    (hasWorker(view, seat) && mayFollowWithTokens(view, seat, entered))
  )
}
