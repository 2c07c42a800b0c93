import { at, type Seat } from '@kantyna/kernel'
import type { Goal } from '../../content/card.ts'
import { factions } from '../../content/names.ts'
import type { CardWhen } from '../effects/vocabulary.ts'
import { factionOfSpace } from '../map/map.ts'
import { fitting } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { characterOf, resourceOf, shipOf } from '../tables.ts'

/** The weight of a goal: nearly its fame if it is nearly met, less if it is far off. */
const GOAL = 0.75

/** The worth of a seat's goals that are not met yet, in fame. */
export function goalProspects(t: Rim, seat: Seat): number {
  let sum = 0
  if (!at(t.isCharacterFlipped, seat))
    sum += GOAL * nearness(t, seat, characterOf(t, seat).goal, at(t.characterTokens, seat))
  const { goal } = shipOf(t, seat)
  if (goal !== undefined && !at(t.isShipFlipped, seat))
    sum += GOAL * (0.35 + 0.65 * nearness(t, seat, goal, at(t.shipTokens, seat)))
  return sum
}

function nearness(t: Rim, seat: Seat, { tokens, when }: Goal, had: number): number {
  if (tokens !== undefined) return had / tokens
  return when === undefined ? 0 : shareMet(t, seat, when)
}

/** How far a condition is met, from 0 to 1. */
export function shareMet(t: Rim, seat: Seat, when: CardWhen): number {
  switch (when.is) {
    case 'and':
      return when.of.reduce((sum, each) => sum + shareMet(t, seat, each), 0) / when.of.length
    case 'or':
      return Math.max(...when.of.map((each) => shareMet(t, seat, each)))
    case 'has':
      return Math.min(1, fitting(t, seat, when.cards).length / when.atLeast)
    case 'hasWorth': {
      const worth = fitting(t, seat, when.cards).reduce(
        (sum, card) => sum + (resourceOf(t, card).cost ?? 0),
        0,
      )
      return Math.min(1, worth / when.credits)
    }
    case 'shipCosts':
      // Credits can make up half of what the ship lacks.
      return Math.min(1, (shipOf(t, seat).cost + 0.5 * at(t.credits, seat)) / when.atLeast)
    case 'planetsMarked': {
      const faction = factions.indexOf(when.faction)
      const marked = at(t.markedPlanets, seat).filter((space) => factionOfSpace(space) === faction).length
      return Math.min(1, marked / when.atLeast)
    }
    default:
      return 0
  }
}
