import {
  type GameBundle,
  type KernelView,
  type Lang,
  type Line,
  plainText,
  type Viewer,
} from '@kantyna/kernel'
import { type GameMoments, isAbout, type Moment } from '@kantyna/ui'
import type { TableState } from '../controller/table-state.ts'
import type { SeatNames } from '../names.ts'
import { linesOf } from './lines.ts'
import type { LogEntry } from './log.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly state: TableState
  readonly names: SeatNames
  /** The game's texts of moments, once they have been fetched. */
  readonly momentTexts: GameMoments | null
}

/** Reads out what has just happened and the open question, for screen readers. */
export function Announcer({ bundle, lang, state, names, momentTexts }: Props) {
  const words = bundle.game.words[lang]
  const entry = state.log.at(-1)?.entries.at(-1)
  const { moments, viewer, view } = state
  const happened =
    entry === undefined ? [] : announcedOf(entry, moments, momentTexts, { bundle, lang, viewer, view })
  const asked = state.decisions.map((decision) => words.prompt(decision))
  return (
    <p className="unseen" role="status" aria-live="polite">
      {[...happened, ...asked].map((line) => plainText(line, names)).join(' ')}
    </p>
  )
}

interface Listener {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly viewer: Viewer
  readonly view: KernelView
}

/**
 * The lines of a choice that are read out: a sentence for each of its moments, and the lines of events without a moment.
 * A moment that concerns the viewer reads its sentence itself when it takes the focus, unless the next question replaces
 * it.
 */
export function announcedOf(
  entry: LogEntry,
  moments: readonly Moment[],
  momentTexts: Pick<GameMoments, 'sentence' | 'isShownByQuestion'> | null,
  { bundle, lang, viewer, view }: Listener,
): Line[] {
  if (momentTexts === null) return linesOf(bundle, lang, entry)
  const own = moments.filter(({ at }) => at === entry.at)
  const covered = new Set(own.flatMap(({ events }) => events))
  return [
    ...linesOf(bundle, lang, entry, (event) => !covered.has(event)),
    ...own
      .filter((moment) => !isAbout(moment, viewer) || momentTexts.isShownByQuestion?.(moment, view) === true)
      .map((moment) => momentTexts.sentence(moment, lang)),
  ]
}
