import type { GameBundle, Lang } from '@kantyna/kernel'
import type { TableState } from '../controller/table-state.ts'
import { linesOf } from '../log/lines.ts'
import { RichLine } from '../log/RichLine.tsx'
import type { SeatNames } from '../names.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly state: Pick<TableState, 'log' | 'waiting'>
  readonly names: SeatNames
  /** Says how many lines are left out. */
  moreInLog(lines: number): string
}

/** The number of lines in the bar. The log has all of them. */
const MOST_LINES = 3

/** The last choice of the player to move. It is in the log too. */
export function LastChoice({ bundle, lang, state, names, moreInLog }: Props) {
  const entry = state.log.at(-1)?.entries.at(-1)
  if (entry === undefined || !state.waiting.some(({ seat }) => seat === entry.seat)) return null
  const all = linesOf(bundle, lang, entry)
  const lines = all.slice(0, MOST_LINES)
  if (lines.length === 0) return null
  return (
    <p className="turn-told">
      {lines.map((line, index) => (
        // The lines of a choice never change their order.
        <span key={`${entry.at} ${index.toString()}`}>
          <RichLine line={line} names={names} />{' '}
        </span>
      ))}
      {all.length > lines.length && <span className="soft">{moreInLog(all.length - lines.length)}</span>}
    </p>
  )
}
