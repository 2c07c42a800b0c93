import type { GameBundle, Lang } from '@kantyna/kernel'
import type { TableState } from '../controller/table-state.ts'
import { linesOf } from '../log/lines.ts'
import { SaidLine } from '../log/SaidLine.tsx'
import type { SeatNames } from '../names.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly state: Pick<TableState, 'log' | 'waiting'>
  readonly names: SeatNames
}

/** How many lines the bar has room for: what ends a round tells of everybody, which the moments and the log do. */
const MOST_TOLD = 3

/** What whoever is waited for has just done: nobody need look for it in the log. */
export function Told({ bundle, lang, state, names }: Props) {
  const entry = state.log.at(-1)?.entries.at(-1)
  if (entry === undefined || !state.waiting.some(({ seat }) => seat === entry.seat)) return null
  const lines = linesOf(bundle, lang, entry).slice(0, MOST_TOLD)
  if (lines.length === 0) return null
  return (
    <p className="turn-told">
      {lines.map((line, index) => (
        // Lines of one choice stand in the order in which things happened.
        <span key={`${entry.at} ${index.toString()}`}>
          <SaidLine line={line} names={names} />{' '}
        </span>
      ))}
    </p>
  )
}
