import { at, hasListener, type Seat } from '@kantyna/kernel'
import { abilityBook, type SheetGoal } from '../abilities/abilities-by-source.ts'
import { passes } from '../abilities/card-language.ts'
import { emitEvent } from '../events.ts'
import { FIRST_CHARACTER, FIRST_SHIP, isShip } from '../pieces.ts'
import {
  characterNumber,
  characterTokensOf,
  hasFlippedCharacter,
  hasFlippedShip,
  shipNumber,
  shipTokensOf,
} from '../reads.ts'
import { isAutoma } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { gainFame } from './fame.ts'

/**
 * Goals of characters and ships (OR-GOAL-01, OR-GOAL-02). Some count tokens, which their own abilities put on them
 * (OR-GOAL-07, OR-GOAL-10). The others are conditions that are checked whenever things are settled (OR-GOAL-03,
 * OR-GOAL-09).
 */

/** The fame for a goal (OR-GOAL-05). It is the same for goals of ships. */
const GOAL_FAME = 1

/** Puts a token on the character card or ship sheet of an ability, unless its goal is met (OR-GOAL-07). */
export function addGoalToken(t: Rim, seat: Seat, source: number): void {
  const isOnShip = isShip(source)
  if (isAutoma(t, seat) || at(isOnShip ? t.isShipFlipped : t.isCharacterFlipped, seat)) return
  const tokens = isOnShip ? t.shipTokens : t.characterTokens
  const now = at(tokens, seat) + 1
  tokens[seat] = now
  if (hasListener(t)) emitEvent(t, { type: 'goalToken', seat, source, now })
}

function isMet(t: Rim, seat: Seat, { condition, tokens }: SheetGoal, had: number, source: number): boolean {
  return had >= tokens && passes(t, condition, seat, source)
}

/** OR-AICARD-03: the AI player never meets a goal. */
export function isPersonalGoalMet(t: Rim, seat: Seat): boolean {
  if (hasFlippedCharacter(t, seat) || isAutoma(t, seat)) return false
  const index = characterNumber(t, seat)
  const goal = abilityBook(t, false).characters[index]?.goal ?? null
  return goal !== null && isMet(t, seat, goal, characterTokensOf(t, seat), FIRST_CHARACTER + index)
}

export function isShipGoalMet(t: Rim, seat: Seat): boolean {
  if (hasFlippedShip(t, seat) || isAutoma(t, seat)) return false
  const index = shipNumber(t, seat)
  const goal = abilityBook(t, false).ships[index]?.goal ?? null
  return goal !== null && isMet(t, seat, goal, shipTokensOf(t, seat), FIRST_SHIP + index)
}

/**
 * OR-GOAL-04: the seat gains fame, and the card or sheet is turned over without its tokens (OR-DISC-03). Returns
 * whether a goal was met.
 */
export function meetGoals(t: Rim, seat: Seat): boolean {
  const isPersonal = isPersonalGoalMet(t, seat)
  if (isPersonal) {
    t.isCharacterFlipped[seat] = true
    t.characterTokens[seat] = 0
    rewardGoal(t, seat, FIRST_CHARACTER + characterNumber(t, seat), 'personalGoal')
  }
  const isOfShip = isShipGoalMet(t, seat)
  if (isOfShip) {
    t.isShipFlipped[seat] = true
    t.shipTokens[seat] = 0
    rewardGoal(t, seat, FIRST_SHIP + shipNumber(t, seat), 'shipGoal')
  }
  return isPersonal || isOfShip
}

function rewardGoal(t: Rim, seat: Seat, source: number, from: 'personalGoal' | 'shipGoal'): void {
  if (hasListener(t)) emitEvent(t, { type: 'goalMet', seat, source })
  gainFame(t, seat, GOAL_FAME, from, source)
}
