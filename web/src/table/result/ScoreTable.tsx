import { type GameUi, numberText, type SeatResult } from '@kantyna/ui'
import { SeatMark } from '../../kit/SeatMark.tsx'
import type { SeatNames } from '../names.ts'
import { useOverTableWords } from '../words/over-table.ts'
import './score-table.css'

/** With more seats than this, a phone has no room for their names. */
const NAMED_ON_PHONES = 3

interface Props {
  /** The best first; all with the same sources. */
  readonly results: readonly SeatResult[]
  readonly winners: readonly number[]
  readonly names: SeatNames
  readonly Icon: GameUi['Icon']
}

/** Each player's points by source. */
export function ScoreTable({ results, winners, names, Icon }: Props) {
  const words = useOverTableWords()
  const rows = results[0]?.sources ?? []
  const isCrowded = results.length > NAMED_ON_PHONES
  return (
    <table className="score-table" data-crowded={isCrowded || undefined}>
      <thead>
        <tr>
          <td />
          {results.map(({ seat }) => (
            <th key={seat} scope="col" data-won={winners.includes(seat) || undefined}>
              <SeatMark seat={seat} size={18} />
              <span className="score-table-name">{names(seat)}</span>
            </th>
          ))}
        </tr>
        <tr className="score-table-total">
          <th scope="row">{words.total}</th>
          {results.map(({ seat, sources = [] }) => (
            <td key={seat} className="number" data-won={winners.includes(seat) || undefined}>
              {numberText(sources.reduce((sum, { points }) => sum + points, 0))}
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ icon, name }, row) => (
          <tr key={name}>
            <th scope="row">
              <span className="score-table-source">
                <Icon name={icon} size={16} />
                {name}
              </span>
            </th>
            {results.map(({ seat, sources = [] }) => (
              <td key={seat} className="number" data-won={winners.includes(seat) || undefined}>
                {numberText(sources[row]?.points ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
