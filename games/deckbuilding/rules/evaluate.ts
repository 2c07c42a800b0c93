import { at, type Seat } from '@kantyna/kernel'
import { attackOf } from './attack-value.ts'
import { basesToWin, type Duel, HAND_SIZE, rivalOf } from './duel.ts'
import { NEUTRAL_SPACE } from './force.ts'
import {
  cardOf,
  costOf,
  forceOf,
  hitPointsOf,
  isShip,
  PIECES,
  printedAttackOf,
  resourcesOf,
} from './pieces.ts'

/** What bots reckon with, in points of damage to a base. */

/** A base destroyed, beside the damage that went into it. */
const BASE = 9
/** What can still be spent or thrown at somebody this turn is worth a little less than what it will be spent on. */
const RESOURCE = 0.55
const ATTACK = 0.75
const FORCE = 0.8
/** A card in the hand of the one whose turn it is not. */
const WAITING_CARD = 1
const SOFTNESS = 16

/** How much better a deck is for having a card: weak starters are better gone. */
const deckWorths = Float64Array.from({ length: PIECES }, (_, piece) => {
  const { set, kind, cost, attack } = cardOf(piece)
  if (kind === 'base') return 0
  if (set === 'starter') return attack > 0 ? -0.6 : -1
  if (set === 'pilot') return 0.8
  return 0.9 * cost + 0.6
})

/** What playing a card brings at once. */
const playWorths = Float64Array.from(
  { length: PIECES },
  (_, piece) =>
    resourcesOf(piece) * RESOURCE +
    printedAttackOf(piece) * ATTACK +
    forceOf(piece) * FORCE +
    (cardOf(piece).abilities.length > 0 ? 0.7 : 0),
)

/** From 0 (lost) to 1 (won): the lead on a soft scale. */
export function evaluate(t: Duel, seat: Seat): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
  const lead = strength(t, seat) - strength(t, rivalOf(seat))
  return 1 / (1 + Math.exp(-lead / SOFTNESS))
}

function strength(t: Duel, seat: Seat): number {
  const steps = seat === t.empire ? NEUTRAL_SPACE - t.force : t.force - NEUTRAL_SPACE
  return (
    progress(t, seat) +
    future(t) * deckStrength(t, seat) +
    shipStrength(t, seat) +
    steps * 0.5 +
    thisTurn(t, seat)
  )
}

/** What the seat has done to the rival's bases so far. */
function progress(t: Duel, seat: Seat): number {
  let points = at(t.baseDamage, rivalOf(seat))
  for (const base of at(t.victory, seat)) points += BASE + hitPointsOf(base)
  return points
}

/** How much of the game is still to come: a good deck is worth little just before the end. */
function future(t: Duel): number {
  const needed = basesToWin(t.options)
  const most = Math.max(at(t.victory, 0).length, at(t.victory, 1).length)
  return 0.25 + (0.75 * (needed - most)) / needed
}

function deckStrength(t: Duel, seat: Seat): number {
  let worth = 0
  for (const card of at(t.hands, seat)) worth += deckWorths[card] as number
  for (const card of at(t.decks, seat)) worth += deckWorths[card] as number
  for (const card of at(t.discards, seat)) worth += deckWorths[card] as number
  for (const card of at(t.units, seat)) worth += deckWorths[card] as number
  for (const card of at(t.ships, seat)) worth += deckWorths[card] as number
  return worth
}

/** Ships shield the base, pay and shoot every turn. */
function shipStrength(t: Duel, seat: Seat): number {
  let worth = 0
  at(t.ships, seat).forEach((ship, index) => {
    const left = hitPointsOf(ship) - at(at(t.shipDamage, seat), index)
    worth += left * 0.7 + resourcesOf(ship) + printedAttackOf(ship) * 0.8
  })
  return worth
}

/** What can still be done this turn, or waits for the next one. */
function thisTurn(t: Duel, seat: Seat): number {
  if (seat !== t.active) return at(t.hands, seat).length * WAITING_CARD
  // The next hand comes for certain: ending the turn must not look like a gain.
  let worth = HAND_SIZE * WAITING_CARD + at(t.resources, seat) * RESOURCE
  for (const card of at(t.hands, seat))
    worth += (playWorths[card] as number) * 0.9 + (isShip(card) ? costOf(card) * 0.3 : 0)
  for (const unit of at(t.units, seat))
    if (!t.attacked.includes(unit)) worth += attackOf(t, seat, unit, false) * ATTACK
  for (const ship of at(t.ships, seat))
    if (!t.attacked.includes(ship)) worth += attackOf(t, seat, ship, false) * ATTACK
  return worth
}
