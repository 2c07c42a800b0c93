import type { Seat } from '@kantyna/kernel'
import { SeatMark } from '../../kit/SeatMark.tsx'
import type { SeatNames } from '../names.ts'
import { useOverTableWords } from '../words/over-table.ts'
import { useTableWords } from '../words.ts'
import type { RoundStart } from './story.ts'

interface Props {
  readonly title: string
  /** The values of all seats after each turn; the first values are from before the first turn. */
  readonly points: readonly (readonly number[])[]
  /** The turn after which each value was measured. */
  readonly turns: readonly number[]
  /** Where rounds begin, and the word for a round. */
  readonly rounds: { readonly title: string; readonly starts: readonly RoundStart[] } | null
  /** The turn to mark. */
  readonly marked: number | null
  readonly names: SeatNames
}

/** The lines are drawn in a square of this size, which is stretched; strokes keep their width. */
const SIZE = 100
/** Each seat has its own dash pattern in addition to its colour. */
const strokes = ['none', '7 4', '2 3', '9 3 2 3', '4 2'] as const

/** The course of the game: a line for each seat, and the same numbers as a table. */
export function Chart({ title, points, turns, rounds, marked, names }: Props) {
  const words = useTableWords()
  const overTable = useOverTableWords()
  const last = points.at(-1) ?? []
  const seats = last.map((_, seat) => seat)
  const most = Math.max(1, ...points.flat())
  const x = (turn: number) => (turn / Math.max(1, points.length - 1)) * SIZE
  const y = (value: number) => SIZE - (Math.max(0, value) / most) * SIZE
  const lineOf = (seat: Seat) =>
    points.map((values, turn) => `${x(turn).toFixed(2)},${y(values[seat] ?? 0).toFixed(2)}`).join(' ')
  const spans = rounds === null ? [] : spansOf(rounds.starts, points.length - 1)
  const heading = rounds === null ? title : `${title} (${rounds.title} 1–${spans.length})`
  const lastTurn = turns.at(-1) ?? 0
  const lastValues = seats.map((seat) => `${names(seat)} ${last[seat]}`).join(', ')
  return (
    <figure className="chart">
      <figcaption className="chart-title">{heading}</figcaption>
      <div className="chart-field">
        <svg
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={overTable.chartSays(title, lastValues, lastTurn)}
        >
          <path className="chart-grid" d={`M0 0H${SIZE}M0 ${SIZE / 2}H${SIZE}M0 ${SIZE}H${SIZE}`} />
          {rounds?.starts.map(({ round, turn }) => (
            <path key={round} className="chart-grid" d={`M${x(turn)} 0V${SIZE}`} />
          ))}
          {marked !== null && <path className="chart-mark" d={`M${x(marked)} 0V${SIZE}`} />}
          {seats.map((seat) => (
            <polyline
              key={seat}
              className="chart-line"
              points={lineOf(seat)}
              stroke={`var(--seat-${(seat % strokes.length) + 1})`}
              strokeDasharray={strokes[seat % strokes.length]}
            />
          ))}
        </svg>
        {seats.map((seat) => (
          <span key={seat} className="chart-end" style={{ top: `${y(last[seat] ?? 0)}%` }} aria-hidden="true">
            <SeatMark seat={seat} size={14} />
          </span>
        ))}
      </div>
      {spans.length === 0 ? (
        <p className="chart-turns small soft" aria-hidden="true">
          <span>{words.start}</span>
          <span>{words.logTurn(lastTurn)}</span>
        </p>
      ) : (
        <p className="chart-rounds small soft" aria-hidden="true">
          {spans.map(({ round, from, to }) => (
            <span key={round} style={{ left: `${(x(from) + x(to)) / 2}%` }}>
              {round}
            </span>
          ))}
        </p>
      )}
      <ul className="chart-legend small">
        {seats.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={14} />
            {names(seat)} <span className="number">{last[seat]}</span>
          </li>
        ))}
      </ul>
      <details className="chart-numbers">
        <summary className="small">{overTable.chartNumbers}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
        <section className="chart-table" aria-label={title} tabIndex={0}>
          <table className="small">
            <thead>
              <tr>
                <th scope="col">{overTable.chartTurn}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    {names(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((values, turn) => (
                // Turns never change their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its number
                <tr key={turn}>
                  <th scope="row">{turn === 0 ? words.start : turns[turn]}</th>
                  {seats.map((seat) => (
                    <td key={seat} className="number">
                      {values[seat]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}

/** The first and last turn of each round. */
function spansOf(starts: readonly RoundStart[], last: number) {
  return [{ round: 1, turn: 0 }, ...starts].map(({ round, turn }, index) => ({
    round,
    from: turn,
    to: starts[index]?.turn ?? last,
  }))
}
