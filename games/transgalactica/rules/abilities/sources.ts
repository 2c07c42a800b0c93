import type { Thing } from '@kantyna/kernel'
import { mainTracks } from '../../content/names.ts'
import { FIRST_GOAL, FIRST_MINING, FIRST_MISSION, FIRST_PIRATE, PIRATES } from '../pieces.ts'

/**
 * Each source of an effect has one number. Bonus tokens, mining tokens, missions, goals and pirates keep their numbers
 * as pieces (pieces.ts). The other sources come after them.
 */
export const FIRST_PLANET = 100
export const FIRST_TECHNOLOGY = 130
export const FIRST_ABILITY = 170
export const FIRST_WEALTH = 190
export const FIRST_FLEET = 210
export const FIRST_TRACK = 220
export const FIRST_OUTPOST_SPACE = 230
export const FIRST_CREW_SPACE = 240
export const FIRST_DECREE = 250
export const FIRST_AREA = 270

/** The thing on the table that a source number stands for. */
export function thingOf(source: number): Thing {
  if (source < FIRST_MINING) return `token:${source}`
  if (source < FIRST_MISSION) return `mining:${source}`
  if (source < FIRST_GOAL) return `mission:${source}`
  if (source < FIRST_PIRATE) return `goal:${source}`
  if (source < FIRST_PIRATE + PIRATES) return `pirate:${source - FIRST_PIRATE}`
  if (source < FIRST_TECHNOLOGY) return `planet:${source - FIRST_PLANET}`
  if (source < FIRST_ABILITY) return `technology:${source - FIRST_TECHNOLOGY}`
  if (source < FIRST_WEALTH) return `ability:${source - FIRST_ABILITY}`
  if (source < FIRST_FLEET) return `wealth:${source - FIRST_WEALTH}`
  if (source < FIRST_TRACK) return `fleet:${source - FIRST_FLEET}`
  if (source < FIRST_OUTPOST_SPACE) return `track:${mainTracks[source - FIRST_TRACK] ?? ''}`
  if (source < FIRST_CREW_SPACE) return `outpostSpace:${source - FIRST_OUTPOST_SPACE}`
  if (source < FIRST_DECREE) return `crewSpace:${source - FIRST_CREW_SPACE}`
  if (source < FIRST_AREA) return `decree:${source - FIRST_DECREE}`
  return `area:${source - FIRST_AREA}`
}
