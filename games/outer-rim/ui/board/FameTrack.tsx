import { at, type Lang } from '@kantyna/kernel'
import { type SeatInfo, seatShape, seatsOf } from '@kantyna/ui'
import { memo } from 'preact/compat'
import { agreedFame, fameToWin } from '../../rules/reputation/victory.ts'
import { useAddedDrawings } from '../added-drawings.ts'
import { seatStyle } from '../drawing/seat-style.ts'
import type { RimView } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import { onArc, FAME_RADIUS as RADIUS, SWEEP } from './layout.ts'

interface Props {
  readonly view: RimView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
}

/** The fame track, inside the arc: from 0 at the left to the winner at the right. */
export const FameTrack = memo(function FameTrack({ view, lang, seats }: Props) {
  const { fameSigns } = useAddedDrawings()
  const wanted = seatsOf(view).map((seat) => fameToWin(view, seat))
  // If a player needs more than fame to win, the fame may exceed the goal.
  const last = Math.max(...wanted, ...view.fame)
  const steps = Array.from({ length: last + 1 }, (_, fame) => fame)
  const degrees = (fame: number) => (SWEEP * fame) / last
  const [from, to] = [onArc(0, RADIUS), onArc(SWEEP, RADIUS)]
  const wording = seatsOf(view).map(
    (seat) => `${seatName(seats, seat)}: ${at(view.fame, seat)}/${at(wanted, seat)}`,
  )
  return (
    <g className="or-fame">
      <title>{`${uiWords(lang).fameTrack(agreedFame(view))}. ${wording.join(', ')}`}</title>
      <path className="or-fame-line" d={`M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 1 1 ${to.x} ${to.y}`} />
      {steps.map((fame) => {
        const point = onArc(degrees(fame), RADIUS)
        return (
          <g
            key={fame}
            style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
            data-end={wanted.includes(fame) || undefined}
          >
            <circle className="or-fame-step" r="24" />
            <text className="or-number" dy="0.35em">
              {fame}
            </text>
          </g>
        )
      })}
      {seatsOf(view).map((seat) => {
        const fame = at(view.fame, seat)
        const together = seatsOf(view).filter((other) => at(view.fame, other) === fame)
        const point = onArc(degrees(fame), RADIUS - 44 - 38 * together.indexOf(seat))
        return (
          <g
            key={seat}
            className="or-fame-marker"
            style={{ ...seatStyle(seat), transform: `translate(${point.x}px, ${point.y}px)` }}
          >
            <path className="or-fame-shape" d={seatShape(seat)} transform="translate(-18 -18) scale(1.5)" />
            {fameSigns.map((Sign) => (
              <Sign key={Sign.name} view={view} seat={seat} lang={lang} />
            ))}
          </g>
        )
      })}
    </g>
  )
})
