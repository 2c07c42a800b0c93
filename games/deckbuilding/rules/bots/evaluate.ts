import { at, type Seat } from '@kantyna/kernel'
import { attackOf } from '../combat/attack-value.ts'
import { type Duel, HAND_SIZE, NOTHING, opponentOf } from '../duel.ts'
import { NEUTRAL_SPACE } from '../force/force.ts'
import { hitPointsOf, isShip } from '../pieces.ts'
import { playWorthOf, worthOf } from './card-worth.ts'

/**
 * The worth of a position, in points of damage to a base. The weights come from a regression over many thousands of
 * games, which relates the position at the start of a turn to the winner.
 */

/** What the loss of a base costs, in addition to its hit points; and the hit points of an average next base. */
const BASE = 19
const NEXT_BASE = 14.5
/** How much the average hand counts. A player draws a new one every turn. */
const HAND = 1.25
/** How much of a ship's worth counts: in play, and before it is drawn. */
const SHIP = 0.4
const COMING_SHIP = 0.3
/** The worth of one space of the Force track. */
const STEP = 0.65
/** How much of the worth of cards in hand counts: in the player's own turn, and for the next turn. */
const NOW = 0.53
const NEXT_TURN = 0.3
/** The worth of being the active player. */
const TO_MOVE = 1.7
/** A lead a little greater than this wins three games of four. */
export const LEAD_SCALE = 7.5

/** From 0 (lost) to 1 (won): the lead on a soft scale. */
export function evaluate(t: Duel, seat: Seat): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
  const steps = seat === t.empire ? NEUTRAL_SPACE - t.force : t.force - NEUTRAL_SPACE
  const lead = strength(t, seat) - strength(t, opponentOf(seat)) + 2 * STEP * steps
  return 1 / (1 + Math.exp(-lead / LEAD_SCALE))
}

function strength(t: Duel, seat: Seat): number {
  return (
    bases(t, seat) +
    deck(t, seat) +
    ships(t, seat) +
    (seat === t.active ? turnPotential(t) : nextTurn(t, seat))
  )
}

function bases(t: Duel, seat: Seat): number {
  const base = at(t.bases, seat)
  const left = base === NOTHING ? NEXT_BASE : hitPointsOf(base) - at(t.baseDamage, seat)
  return left - BASE * at(t.victory, opponentOf(seat)).length
}

/** The average hand, and the ships that are still to be drawn. */
function deck(t: Duel, seat: Seat): number {
  let units = 0
  let coming = 0
  let cards = 0
  for (const piles of [t.hands, t.decks, t.discards, t.units]) {
    const pile = at(piles, seat)
    cards += pile.length
    for (const card of pile) {
      if (isShip(card)) coming += worthOf(card)
      else units += worthOf(card)
    }
  }
  return (HAND * HAND_SIZE * units) / Math.max(cards, HAND_SIZE) + COMING_SHIP * coming
}

/** A ship with half its hit points is worth three quarters of a whole one. */
function ships(t: Duel, seat: Seat): number {
  const damage = at(t.shipDamage, seat)
  let sum = 0
  at(t.ships, seat).forEach((ship, index) => {
    sum += SHIP * worthOf(ship) * (1 - (0.5 * at(damage, index)) / hitPointsOf(ship))
  })
  return sum
}

/** What the active player can still do: play, spend, attack. */
function turnPotential(t: Duel): number {
  const seat = t.active
  let sum = at(t.resources, seat)
  for (const card of at(t.hands, seat)) sum += playWorthOf(card)
  for (const unit of at(t.units, seat)) if (!t.attacked.includes(unit)) sum += attackOf(t, seat, unit, false)
  for (const ship of at(t.ships, seat)) if (!t.attacked.includes(ship)) sum += attackOf(t, seat, ship, false)
  return TO_MOVE + NOW * sum
}

function nextTurn(t: Duel, seat: Seat): number {
  let sum = 0
  for (const card of at(t.hands, seat)) sum += playWorthOf(card)
  return NEXT_TURN * sum
}
