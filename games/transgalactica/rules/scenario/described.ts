import { at } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { goals } from '../../content/goals.ts'
import { maps } from '../../content/maps.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { missions } from '../../content/missions.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { technologies } from '../../content/technologies.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import {
  BONUS_TOKENS,
  FIRST_GOAL,
  FIRST_MINING,
  FIRST_MISSION,
  FIRST_PIRATE,
  HUB_PLANET,
  NONE,
} from '../pieces.ts'

/** The names of things in scenarios. */

/** The id of a piece, or `unseen` if the piece is face down to the viewer. */
export function pieceId(piece: number): string {
  if (piece < 0) return 'unseen'
  if (piece < BONUS_TOKENS) return at(bonusTokens, piece).id
  if (piece < FIRST_MISSION) return at(miningTokens, piece - FIRST_MINING).id
  if (piece < FIRST_GOAL) return at(missions, piece - FIRST_MISSION).id
  if (piece < FIRST_PIRATE) return at(goals, piece - FIRST_GOAL).id
  return pirateId(piece - FIRST_PIRATE)
}

export const pirateId = (token: number): string => at(pirates, token).id
export const technologyId = (card: number): string => at(technologies, card).id
export const decreeId = (card: number): string => at(decrees, card).id
export const wealthId = (card: number): string => at(wealthCards, card).id

export function planetId(planet: number): string | null {
  if (planet === NONE) return null
  return planet === HUB_PLANET ? 'hub' : at(planets, planet).id
}

/** Spaces have the same ids on every map; only their number depends on the number of seats. */
export function spaceIdFor(seats: number, space: number): string {
  return maps[seats]?.spaces[space]?.id ?? String(space)
}

/** The elements of a set of bits. */
export function elementsOf(set: number): number[] {
  const found: number[] = []
  for (let element = 0; element < 31; element++) if ((set & (1 << element)) !== 0) found.push(element)
  return found
}
