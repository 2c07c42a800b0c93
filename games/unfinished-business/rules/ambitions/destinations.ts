import { at, type Seat } from '@kantyna/kernel'
import { factions } from '../../../outer-rim/content/names.ts'
import type { CardWhen } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { keyOfCode, sectionKeys } from '../../../outer-rim/rules/encounters/section-key.ts'
import { factionOfSpace, isPlanet, spaceOf, spaceOfSeat, spaces } from '../../../outer-rim/rules/map/map.ts'
import { patrolLevel, patrolSpace } from '../../../outer-rim/rules/reads.ts'
import type { PublicRim } from '../../../outer-rim/rules/rim.ts'
import type { Destination, PlanetDestination } from '../../content/card.ts'
import { coreSections, coreWorlds } from '../../content/names.ts'

/** Destinations of goals and of abilities on sheets (UB-AMB-30): spaces that are meant by what they are, or by who is there. */

export function spacesMeant(t: PublicRim, destination: Destination): readonly number[] {
  if (!('patrolOf' in destination)) return planets.get(destination) ?? findOnce(destination)
  const faction = factions.indexOf(destination.patrolOf)
  return patrolLevel(t, faction) >= destination.level ? [patrolSpace(t, faction)] : []
}

/** Where planets lie does not change. Asked for when the map is there, and all the time from then on. */
const planets = new WeakMap<PlanetDestination, readonly number[]>()

function findOnce(destination: PlanetDestination): readonly number[] {
  const found = planetsMeant(destination)
  planets.set(destination, found)
  return found
}

function planetsMeant(destination: PlanetDestination): readonly number[] {
  if ('planet' in destination)
    return destination.planet === 'anyCoreWorld' ? coreWorlds.map(spaceOf) : [spaceOf(destination.planet)]
  const faction = factions.indexOf(destination.planetsOf)
  return [...spaces.keys()].filter((space) => isPlanet(space) && factionOfSpace(space) === faction)
}

/** UB-AMB-31. */
export function isAt(t: PublicRim, seat: Seat, destination: Destination): boolean {
  return spacesMeant(t, destination).includes(spaceOfSeat(t, seat))
}

/**
 * Whether a space encounter that was read by such a code (section-key.ts) took place there (UB-FACT-46, UB-FACT-47,
 * UB-FACT-51): what counts is where its card was drawn, wherever it has led.
 */
export function wasReadAt(code: number, destination: Destination): boolean {
  if (!('planet' in destination)) return false
  const key = at(sectionKeys, keyOfCode(code))
  return destination.planet === 'anyCoreWorld'
    ? coreSections.some((section) => section === key)
    : key === destination.planet
}

/** That one is there, as a condition of the card language. */
export function conditionOf(destination: PlanetDestination): CardWhen {
  if ('planet' in destination)
    return destination.planet === 'anyCoreWorld'
      ? { is: 'onCoreWorlds' }
      : { is: 'onPlanet', planet: destination.planet }
  return { is: 'onPlanet', faction: destination.planetsOf }
}
