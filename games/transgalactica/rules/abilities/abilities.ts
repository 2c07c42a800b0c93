import { numberAt, type Seat } from '@kantyna/kernel'
import { type AbilityId, abilityIds } from '../../content/types.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'

/** GC-DRF-11: the tile's owner has its ability for the whole game. */
export function isAbility(t: PublicGalaxy, seat: Seat, ability: AbilityId): boolean {
  const tile = numberAt(t.abilities, seat)
  return tile >= 0 && abilityIds[tile] === ability
}

/** The seat that has the tile, or null. */
export function ownerOf(t: Galaxy, ability: AbilityId): Seat | null {
  const owner = t.abilities.indexOf(abilityIds.indexOf(ability))
  return owner < 0 ? null : owner
}
