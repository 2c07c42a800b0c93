import type { GameBundle, KernelView, Lang, Line, Viewer } from '@kantyna/kernel'
import { type GameMoments, isAbout, type Moment } from '@kantyna/ui'
import { linesOf } from './lines.ts'
import type { LogEntry } from './log.ts'

interface Listener {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly viewer: Viewer
  readonly view: KernelView
}

/**
 * What is read out of a choice: one sentence for each of its moments, and the lines of what belongs to none. A moment that
 * concerns the viewer says its sentence itself when it takes the focus, unless the next question takes it up.
 */
export function announcedOf(
  entry: LogEntry,
  moments: readonly Moment[],
  told: Pick<GameMoments, 'sentence' | 'isTakenUp'> | null,
  { bundle, lang, viewer, view }: Listener,
): Line[] {
  if (told === null) return linesOf(bundle, lang, entry)
  const own = moments.filter(({ at }) => at === entry.at)
  const covered = new Set(own.flatMap(({ events }) => events))
  return [
    ...linesOf(bundle, lang, entry, (event) => !covered.has(event)),
    ...own
      .filter((moment) => !isAbout(moment, viewer) || told.isTakenUp?.(moment, view) === true)
      .map((moment) => told.sentence(moment, lang)),
  ]
}
