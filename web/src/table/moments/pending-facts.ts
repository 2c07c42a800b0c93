import type { Lang } from '@kantyna/kernel'
import type { GameMoments, Moment } from '@kantyna/ui'

/** The facts of seats, as "seat icon", whose changes have not been shown by moments yet. */
export function factsChangedBy(
  waiting: readonly Moment[],
  { changes }: Pick<GameMoments, 'changes'>,
  lang: Lang,
): ReadonlySet<string> {
  return new Set(
    waiting.flatMap((moment) => changes(moment, lang).map(({ seat, icon }) => `${seat} ${icon}`)),
  )
}
