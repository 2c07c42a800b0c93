import { at, type Seat } from '@kantyna/kernel'
import type { ResourceType } from '../../content/names.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { resourceOf, shipOf } from '../tables.ts'
import { goalProspects } from './goal-progress.ts'
import { CREDIT, moneyWorth } from './measure.ts'
import { prospectOf, strengthOf } from './prospects.ts'
import { wantsInPosition } from './wants.ts'

/**
 * The situation of a seat, measured in fame. A regression over thousands of games found the weights: the possessions of all
 * seats at the start of a turn, and who won. Steps towards fame weigh less here than in the policy, which decides what to do
 * first.
 */
const MONEY = 0.6
/** A ship counts towards the price of the next one (OR-SHIP-03). */
const SHIP = 0.4 * CREDIT
const GOALS = 1.1
const held: Readonly<Record<ResourceType, number>> = {
  bounty: 1,
  cargo: 0.6,
  crew: 0.5,
  gear: 0.4,
  job: 0.6,
  mod: 0.4,
}
const REPUTATION = 0.05
const SECRET = 0.2
const DAMAGE = 0.02
const DEFEATED = 0.3
const TO_MOVE = 0.35
/** Slightly less than the lead that wins three games in four. */
export const LEAD_SCALE = 1.8

/** The situation of a seat as a number. Evaluations of expansions may add to it. */
export function strength(t: Rim, seat: Seat): number {
  const fame = at(t.fame, seat)
  if (at(t.ships, seat) === NONE || at(t.characters, seat) === NONE) return fame
  const strength = strengthOf(t, seat)
  const here = at(t.spaces, seat)
  let sum = fame + MONEY * moneyWorth(at(t.credits, seat)) + SHIP * shipOf(t, seat).cost
  sum += GOALS * goalProspects(t, seat)
  for (const piece of at(t.held, seat))
    sum += held[resourceOf(t, piece).type] * prospectOf(t, strength, piece, here)
  for (const standing of at(t.reputation, seat)) sum += REPUTATION * standing
  sum += SECRET * at(t.secrets, seat).length
  sum -= DAMAGE * (at(t.characterDamage, seat) + at(t.shipDamage, seat))
  if (at(t.isDefeated, seat)) sum -= DEFEATED
  sum += wantsInPosition(t, seat)
  return seat === t.active ? sum + TO_MOVE : sum
}

/** From 0 (lost) to 1 (won): the lead over the best opponent, on a logistic scale. */
export function evaluate(t: Rim, seat: Seat): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < t.seats; other++) if (other !== seat) best = Math.max(best, strength(t, other))
  return 1 / (1 + Math.exp((best - strength(t, seat)) / LEAD_SCALE))
}
