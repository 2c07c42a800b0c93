import type { Facts, Lang, PresentedDecision, Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import type { PileId } from '../piles/piles.ts'
import type { DuelView } from '../view.ts'
import { hitFirst } from './hit-first.ts'
import { attackSum } from './pools.ts'

/** The strength of an attack so far, and the strength needed; 0 if any strength is enough. */
export interface Strength {
  readonly total: number
  readonly needs: number
}

/** Everything that the parts of the table are drawn from. */
export interface Scene {
  readonly view: DuelView
  readonly lang: Lang
  readonly touching: Touching
  /** The targets of the attack. While the player composes the attack, each has its strength. */
  readonly targets: ReadonlyMap<Thing, Strength | null>
  /** Cards of the row that could be attacked but not defeated with the cards in play. */
  readonly outOfReach: ReadonlyMap<Thing, Strength>
  /** The cards that the current question comes from. */
  readonly asking: ReadonlySet<Thing>
  /** The damage that is being assigned to ships. */
  readonly amounts: ReadonlyMap<Thing, number>
  onOpen(pile: PileId): void
}

/** The things that the attack damages first. */
export function targetsOf(
  view: DuelView,
  decisions: readonly PresentedDecision[],
  touching: Pick<Touching, 'picked'>,
): Scene['targets'] {
  return new Map(
    decisions.flatMap((decision) =>
      isAboutAttack(decision) && decision.source !== null
        ? hitFirst(view, decision).map((thing) => [thing, strengthOf(decision, touching)] as const)
        : [],
    ),
  )
}

function strengthOf({ kind, options }: PresentedDecision, { picked }: Pick<Touching, 'picked'>) {
  if (kind !== 'commit') return null
  const taken = options.filter(({ touches }) => touches.some((thing) => picked.has(thing)))
  return {
    total: taken.reduce((sum, { facts }) => sum + numberIn(facts, 'attack'), 0),
    needs: numberIn(options[0]?.facts, 'needs'),
  }
}

export function outOfReachTargets(
  view: DuelView,
  decisions: readonly PresentedDecision[],
): Scene['outOfReach'] {
  const reach = decisions.flatMap(({ seat, options }) =>
    options
      .filter(({ facts }) => facts?.['do'] === 'attackRow')
      .map(({ touches, facts }) => ({
        touches,
        total: attackSum(view, seat, true).total,
        needs: numberIn(facts, 'needs'),
      })),
  )
  return new Map(
    reach
      .filter(({ total, needs }) => total < needs)
      .flatMap(({ touches, ...strength }) => touches.map((thing) => [thing, strength] as const)),
  )
}

/** Facts are plain data. These facts of an attack are numbers. */
function numberIn(facts: Facts | undefined, name: 'attack' | 'needs'): number {
  return Number(facts?.[name] ?? 0)
}

export function askingOf(decisions: readonly PresentedDecision[]): ReadonlySet<Thing> {
  return sourcesOf(decisions.filter((decision) => !isAboutAttack(decision)))
}

function isAboutAttack({ kind }: PresentedDecision): boolean {
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
