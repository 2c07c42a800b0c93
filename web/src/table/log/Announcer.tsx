import { type GameBundle, type Lang, plainText } from '@kantyna/kernel'
import type { TableState } from '../controller/table-state.ts'
import type { SeatNames } from '../names.ts'
import { linesOf } from './Log.tsx'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly state: TableState
  readonly names: SeatNames
}

/** Reads out what has just happened and what is asked, for those who do not see it. */
export function Announcer({ bundle, lang, state, names }: Props) {
  const words = bundle.game.words[lang]
  const entry = state.log.at(-1)?.entries.at(-1)
  const happened = entry === undefined ? [] : linesOf(bundle, lang, entry)
  const asked = state.decisions.map((decision) => words.prompt(decision))
  return (
    <p className="unseen" role="status" aria-live="polite">
      {[...happened, ...asked].map((line) => plainText(line, names)).join(' ')}
    </p>
  )
}
