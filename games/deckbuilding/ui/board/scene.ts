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
  /** The cards that ask something: what happens now comes from them. */
  readonly asking: ReadonlySet<Thing>
  /** The damage that is being put on a ship. */
  readonly amounts: ReadonlyMap<Thing, number>
  onOpen(pile: PileId): void
}

export function targetsOf(decisions: readonly PresentedDecision[]): ReadonlySet<Thing> {
  return sourcesOf(decisions.filter(isAimed))
}

export function askingOf(decisions: readonly PresentedDecision[]): ReadonlySet<Thing> {
  return sourcesOf(decisions.filter((decision) => !isAimed(decision)))
}

function isAimed({ kind }: PresentedDecision): boolean {
  return kind === 'commit' || kind === 'assign'
}

function sourcesOf(decisions: readonly PresentedDecision[]): ReadonlySet<Thing> {
  return new Set(decisions.flatMap(({ source }) => (source === null ? [] : [source])))
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
