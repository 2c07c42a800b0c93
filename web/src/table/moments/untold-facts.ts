import type { Lang } from '@kantyna/kernel'
import type { GameMoments, Moment } from '@kantyna/ui'

/** The facts of seats, as "seat icon", that moments have still to tell the change of. */
export function factsChangedBy(
  waiting: readonly Moment[],
  { changes }: Pick<GameMoments, 'changes'>,
  lang: Lang,
): ReadonlySet<string> {
  return new Set(
    waiting.flatMap((moment) => changes(moment, lang).map(({ seat, icon }) => `${seat} ${icon}`)),
  )
}
