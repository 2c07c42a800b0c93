import type { Seat } from '@kantyna/kernel'
import type { Resource } from '../../../outer-rim/content/card.ts'
import { factions } from '../../../outer-rim/content/names.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { patrolSpace, spaceOfSeat } from '../../../outer-rim/rules/reads.ts'
import { shownBy } from '../../../outer-rim/rules/resources/shown.ts'
import type { PublicRim } from '../../../outer-rim/rules/rim.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import { patrolDestinations } from '../../content/names.ts'

/**
 * Cargo for a patrol (UB-FACT-75): it is delivered in the space of that patrol, and so cannot be bought there
 * (OR-CARGO-04).
 */

/**
 * The faction whose patrol a cargo is for, NONE for other cards. The first index is the bits of `modules`, the second
 * is the resource that a card shows.
 */
const factionsByModules: (readonly number[] | undefined)[] = []

function factionsOfCargo(t: PublicRim): readonly number[] {
  const known = factionsByModules[t.modules] ?? tablesOf(t).resources.map(factionOfCargo)
  factionsByModules[t.modules] = known
  return known
}

function factionOfCargo(resource: Resource | null): number {
  if (resource?.type !== 'cargo') return NONE
  const { destination } = resource
  return patrolDestinations.some((each) => each === destination)
    ? factions.findIndex((faction) => destination === `${faction}-patrol`)
    : NONE
}

export function isAtPatrol(usual: (t: PublicRim, seat: Seat, card: number) => boolean) {
  return (t: PublicRim, seat: Seat, card: number): boolean => {
    if (usual(t, seat, card)) return true
    const faction = factionsOfCargo(t)[shownBy(t, card)] as number // every resource has an entry
    return faction !== NONE && patrolSpace(t, faction) === spaceOfSeat(t, seat)
  }
}
