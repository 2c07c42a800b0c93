import type { Lang, PresentedDecision, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import type { PileId } from '../piles/piles.ts'
import type { DuelView } from '../view.ts'

/** What every part of the table is drawn from. */
export interface Scene {
  readonly view: DuelView
  readonly lang: Lang
  readonly touching: Touching
  /** What an attack that is being put together is aimed at. */
  readonly targets: ReadonlySet<Thing>
  /** The damage that is being put on a ship. */
  readonly amounts: ReadonlyMap<Thing, number>
  onOpen(pile: PileId): void
}

export function targetsOf(decisions: readonly PresentedDecision[]): ReadonlySet<Thing> {
  const aimed = decisions.filter(({ kind }) => kind === 'commit' || kind === 'assign')
  return new Set(aimed.flatMap(({ source }) => (source === null ? [] : [source])))
}

export function amountsOf(
  decisions: readonly PresentedDecision[],
  { number }: Touching,
): ReadonlyMap<Thing, number> {
  return new Map(
    decisions.flatMap(({ shape, source, min }) =>
      shape === 'number' && source !== null ? [[source, number ?? min] as const] : [],
    ),
  )
}
