import { type GameBundle, type Lang, plainText } from '@kantyna/kernel'
import type { GameMoments } from '@kantyna/ui'
import type { TableState } from '../controller/table-state.ts'
import type { SeatNames } from '../names.ts'
import { announcedOf } from './announced.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly state: TableState
  readonly names: SeatNames
  /** What the game says of its moments, once that has been fetched. */
  readonly told: GameMoments | null
}

/** Reads out what has just happened and what is asked, for those who do not see it. */
export function Announcer({ bundle, lang, state, names, told }: Props) {
  const words = bundle.game.words[lang]
  const entry = state.log.at(-1)?.entries.at(-1)
  const { moments, viewer, view } = state
  const happened =
    entry === undefined ? [] : announcedOf(entry, moments, told, { bundle, lang, viewer, view })
  const asked = state.decisions.map((decision) => words.prompt(decision))
  return (
    <p className="unseen" role="status" aria-live="polite">
      {[...happened, ...asked].map((line) => plainText(line, names)).join(' ')}
    </p>
  )
}
