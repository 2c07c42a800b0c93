import { at, matching, type Seat } from '@kantyna/kernel'
import type { Slot } from '../content/card.ts'
import { type ResourceType, resourceTypes, type Trait } from '../content/names.ts'
import { abilityBook } from './abilities-by-source.ts'
import { conditionHolds } from './card-language.ts'
import { isAutoma } from './holding.ts'
import { FIRST_SHIP, NONE } from './pieces.ts'
import type { Rim } from './rim.ts'
import { resourceOf, tablesOf } from './tables.ts'

/**
 * Slots (OR-SLOT-01): gear on the player board, cargo, mods and crew on the ship sheet, jobs and bounties where a slot
 * names them (OR-GEAR-01, OR-MOD-01, OR-CREW-01, OR-CARGO-01, OR-BNTY-02, OR-JOB-03). Cards may be put elsewhere at any
 * time (OR-SLOT-06), so which card lies in which slot decides nothing: it only matters whether all of them find a place
 * each (OR-SLOT-02, OR-SLOT-05, OR-EX-04, OR-EX-05).
 */
const boardSlots: readonly Slot[] = [['gear'], ['gear'], ['job', 'bounty'], ['job', 'bounty']]

/** A ship of its own side, with what its sheet and the board hold together. */
interface SlotsOfShip {
  readonly slots: readonly Slot[]
  /** By type, how many slots take that type alone. */
  readonly alone: readonly number[]
}

const byShip: Map<number, SlotsOfShip>[] = []

/** OR-SLOT-03: "×2" stands for two slots. */
function slotsOfShip(t: Rim, ship: number, isFlipped: boolean): SlotsOfShip {
  let known = byShip[t.modules]
  if (known === undefined) {
    known = new Map()
    byShip[t.modules] = known
  }
  const key = 2 * ship + (isFlipped ? 1 : 0)
  const before = known.get(key)
  if (before !== undefined) return before
  const sheet = tablesOf(t).ships[ship]
  const onSheet = (isFlipped ? sheet?.flipped?.slots : undefined) ?? sheet?.slots ?? []
  const slots = [...boardSlots, ...onSheet]
  const alone = resourceTypes.map(
    (type) => slots.filter((slot) => slot.length === 1 && slot[0] === type).length,
  )
  const made = { slots, alone }
  known.set(key, made)
  return made
}

/** All slots of a seat, with the room that its cards give (OR-SLOT-04). */
export function slotsOf(t: Rim, seat: Seat): readonly Slot[] {
  const { slots } = slotsOfShip(t, at(t.ships, seat), at(t.isShipFlipped, seat))
  return [...slots, ...roomFrom(t, seat, at(t.held, seat), at(t.ships, seat), at(t.isShipFlipped, seat))]
}

function roomFrom(
  t: Rim,
  seat: Seat,
  cards: readonly number[],
  ship: number,
  isFlipped: boolean,
): readonly Slot[] {
  const book = abilityBook(t, isAutoma(t, seat))
  const character = book.characters[at(t.characters, seat)]
  const sheet = book.ships[ship]
  const givers = [
    at(t.isCharacterFlipped, seat) ? character?.flipped : character?.front,
    isFlipped ? sheet?.flipped : sheet?.front,
    ...cards.map((card) => book.pieces[card]),
  ]
  return givers.flatMap((giver) =>
    (giver?.slots ?? []).flatMap(({ slots, amount }) => Array.from({ length: amount }, (): Slot => [slots])),
  )
}

/**
 * Whether a seat could hold exactly these cards, by slots and by printed limits: on its ship, or on another one. Where
 * they would not fit but meet the ship's goal, the sheet is turned over before anything has to go (OR-GOAL-04).
 */
export function fits(
  t: Rim,
  seat: Seat,
  cards: readonly number[],
  ship: number = at(t.ships, seat),
): boolean {
  return limitBroken(t, cards) === null && fitsSlots(t, seat, cards, ship)
}

export function fitsSlots(
  t: Rim,
  seat: Seat,
  cards: readonly number[],
  ship: number = at(t.ships, seat),
): boolean {
  const isFlipped = ship === at(t.ships, seat) && at(t.isShipFlipped, seat)
  if (leftOver(t, seat, cards, ship, isFlipped) === 0) return true
  if (isFlipped || !wouldMeetGoal(t, seat, cards, ship)) return false
  return leftOver(t, seat, cards, ship, true) === 0
}

/** How many of the cards find no slot. */
function leftOver(t: Rim, seat: Seat, cards: readonly number[], ship: number, isFlipped: boolean): number {
  const { slots, alone } = slotsOfShip(t, ship, isFlipped)
  if (fitAlone(t, cards, alone)) return 0
  const all = [...slots, ...roomFrom(t, seat, cards, ship, isFlipped)]
  let left = 0
  const placed: ResourceType[] = []
  // Cards that have found a slot keep one whoever comes after them, so those that find none can be counted one by one.
  for (let index = 0; index < cards.length; index++) {
    placed.push(resourceOf(t, at(cards, index)).type)
    if (
      matching(placed.length, all.length, (card, slot) => at(all, slot).includes(at(placed, card))) !== null
    )
      continue
    placed.pop()
    left++
  }
  return left
}

const counts = new Array<number>(resourceTypes.length).fill(0)

/** The usual case, at no cost: each type has enough slots of its own. */
function fitAlone(t: Rim, cards: readonly number[], alone: readonly number[]): boolean {
  counts.fill(0)
  for (let index = 0; index < cards.length; index++) {
    const type = resourceTypes.indexOf(resourceOf(t, at(cards, index)).type)
    const count = at(counts, type) + 1
    if (count > at(alone, type)) return false
    counts[type] = count
  }
  return true
}

/** Whether the goal of a ship is a lasting condition that these cards would meet (OR-GOAL-09). */
function wouldMeetGoal(t: Rim, seat: Seat, cards: readonly number[], ship: number): boolean {
  const when = tablesOf(t).ships[ship]?.goal?.when
  if (when === undefined || isAutoma(t, seat)) return false
  const held = at(t.held, seat)
  const before = at(t.ships, seat)
  t.held[seat] = [...cards]
  t.ships[seat] = ship
  const isMet = conditionHolds(t, when, seat, FIRST_SHIP + ship)
  t.held[seat] = held
  t.ships[seat] = before
  return isMet
}

/** "Limit: 1 ARMOR per character": the trait of which these cards have more than one, or null. */
export function limitBroken(t: Rim, cards: readonly number[]): Trait | null {
  for (let index = 0; index < cards.length; index++) {
    const { limit } = resourceOf(t, at(cards, index))
    if (limit !== undefined && countWithTrait(t, cards, limit) > 1) return limit
  }
  return null
}

function countWithTrait(t: Rim, cards: readonly number[], trait: Trait): number {
  let count = 0
  for (let index = 0; index < cards.length; index++)
    if (resourceOf(t, at(cards, index)).traits?.includes(trait) === true) count++
  return count
}

/** The cards of which any one may go so that a seat can take another (OR-RES-03, OR-MKT-10). */
export function makingRoomFor(t: Rim, seat: Seat, piece: number): number[] {
  const held = at(t.held, seat)
  return held.filter((other) => fits(t, seat, [...held.filter((card) => card !== other), piece]))
}

/** How many cards a seat must discard (OR-SLOT-07, OR-SLOT-08). */
export function excessOf(t: Rim, seat: Seat): number {
  const cards = at(t.held, seat)
  if (cards.length === 0 || at(t.ships, seat) === NONE) return 0
  return excessAmong(t, seat, cards)
}

function excessAmong(t: Rim, seat: Seat, cards: readonly number[]): number {
  const trait = limitBroken(t, cards)
  const beyondLimit = trait === null ? 0 : countWithTrait(t, cards, trait) - 1
  return beyondLimit + leftOver(t, seat, cards, at(t.ships, seat), at(t.isShipFlipped, seat))
}

/** The cards of which any one may be the first to go: with it gone, there is less to discard. */
export function discardable(t: Rim, seat: Seat): number[] {
  const cards = at(t.held, seat)
  const excess = excessAmong(t, seat, cards)
  const isRid = (card: number) =>
    excessAmong(
      t,
      seat,
      cards.filter((other) => other !== card),
    ) < excess
  const found = cards.filter(isRid)
  // Where only a card that gives room is too many, something has to go all the same.
  return found.length > 0 ? found : cards.slice()
}
