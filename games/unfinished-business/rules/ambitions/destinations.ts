import { at, type Seat } from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import type { CardWhen } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { keyOfCode, sectionKeys } from '../../../outer-rim/rules/encounters/section-key.ts'
import { factionOfSpace, isPlanet, spaceOf, spaceOfSeat, spaces } from '../../../outer-rim/rules/map/map.ts'
import { patrolLevel, patrolSpace } from '../../../outer-rim/rules/reads.ts'
import type { PublicRim } from '../../../outer-rim/rules/rim.ts'
import type { Destination, PlanetDestination } from '../../content/card.ts'
import { coreSections, coreWorlds } from '../../content/names.ts'

/**
 * Destinations of goals and of abilities on sheets (UB-AMB-30): a planet, any planet of a faction, or the space of a
 * patrol.
 */

export function spacesOfDestination(t: PublicRim, destination: Destination): readonly number[] {
  if (!('patrolOf' in destination)) return planets.get(destination) ?? findAndCache(destination)
  const faction = factions.indexOf(destination.patrolOf)
  return patrolLevel(t, faction) >= destination.level ? [patrolSpace(t, faction)] : []
}

/** The planets of the map never change, and bots ask for them very often, so they are cached. */
const planets = new WeakMap<PlanetDestination, readonly number[]>()

function findAndCache(destination: PlanetDestination): readonly number[] {
  const found = planetsOfDestination(destination)
  planets.set(destination, found)
  return found
}

function planetsOfDestination(destination: PlanetDestination): readonly number[] {
  if ('planet' in destination)
    return destination.planet === 'anyCoreWorld' ? coreWorlds.map(spaceOf) : [spaceOf(destination.planet)]
  const faction = factions.indexOf(destination.planetsOf)
  return [...spaces.keys()].filter((space) => isPlanet(space) && factionOfSpace(space) === faction)
}

/** UB-AMB-31. */
export function isAt(t: PublicRim, seat: Seat, destination: Destination): boolean {
  return spacesOfDestination(t, destination).includes(spaceOfSeat(t, seat))
}

/**
 * Whether a space encounter with this code (section-key.ts) took place at the destination (UB-FACT-46, UB-FACT-47,
 * UB-FACT-51). The space in which its card was drawn counts, even if the player has moved since.
 */
export function tookPlaceAt(code: number, destination: Destination): boolean {
  if (!('planet' in destination)) return false
  const key = at(sectionKeys, keyOfCode(code))
  return destination.planet === 'anyCoreWorld'
    ? coreSections.some((section) => section === key)
    : key === destination.planet
}

/** The condition of the card language for being at a destination. */
export function conditionOf(destination: PlanetDestination): CardWhen {
  if ('planet' in destination)
    return destination.planet === 'anyCoreWorld'
      ? { is: 'onCoreWorlds' }
      : { is: 'onPlanet', planet: destination.planet }
  return { is: 'onPlanet', faction: destination.planetsOf }
}
