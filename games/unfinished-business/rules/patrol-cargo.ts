import type { Seat } from '@kantyna/kernel'
import { factions } from '../../outer-rim/content/names.ts'
import { NONE } from '../../outer-rim/rules/pieces.ts'
import { patrolSpace, spaceOfSeat } from '../../outer-rim/rules/reads.ts'
import type { Rim } from '../../outer-rim/rules/rim.ts'
import { resourceOf } from '../../outer-rim/rules/tables.ts'
import { patrolDestinations } from '../content/names.ts'

/**
 * Cargo for a patrol (UB-FACT-75): it is delivered in the space of that patrol, wherever that is, and so cannot be bought
 * there (OR-CARGO-04).
 */

/** The faction whose patrol a cargo is for; NONE where it is for a planet. */
function factionOfCargo(t: Rim, card: number): number {
  const resource = resourceOf(t, card)
  if (resource.type !== 'cargo') return NONE
  const { destination } = resource
  return patrolDestinations.some((each) => each === destination)
    ? factions.findIndex((faction) => destination === `${faction}-patrol`)
    : NONE
}

export function isAtPatrol(usual: (t: Rim, seat: Seat, card: number) => boolean) {
  return (t: Rim, seat: Seat, card: number): boolean => {
    if (usual(t, seat, card)) return true
    const faction = factionOfCargo(t, card)
    return faction !== NONE && patrolSpace(t, faction) === spaceOfSeat(t, seat)
  }
}
