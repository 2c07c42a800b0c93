import { at, matching, type Seat } from '@kantyna/kernel'
import type { Slot } from '../../content/card.ts'
import { type ResourceType, resourceTypes, type Trait } from '../../content/names.ts'
import { abilityBook, type SourceAbilities } from '../abilities/abilities-by-source.ts'
import { rulesOf } from '../composition.ts'
import { NONE } from '../pieces.ts'
import { characterNumber, hasFlippedCharacter, hasFlippedShip, heldBy, shipNumber } from '../reads.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'
import { resourceOf, tablesOf } from '../tables.ts'
import { isAutoma } from './holding.ts'
import { type Possessions, possessionsOf } from './possessions.ts'
import { inSlot, shownBy } from './shown.ts'

/**
 * Slots (OR-SLOT-01): gear on the player board, cargo, mods and crew on the ship sheet, jobs and bounties in slots that name
 * them (OR-GEAR-01, OR-MOD-01, OR-CREW-01, OR-CARGO-01, OR-BNTY-02, OR-JOB-03). Cards may be moved to other slots at any
 * time (OR-SLOT-06), so it does not matter which card is in which slot, only whether each of them finds one (OR-SLOT-02,
 * OR-SLOT-05, OR-EX-04, OR-EX-05).
 */
export const boardSlots: readonly Slot[] = [['gear'], ['gear'], ['job', 'bounty'], ['job', 'bounty']]

/** The slots of the board and of one side of a ship sheet, and their counts. */
interface SlotsOfShip {
  readonly slots: readonly Slot[]
  /** By type, how many slots take only that type. */
  readonly alone: readonly number[]
  /** By type, the group of slots that take it and other types, or −1; and how many slots each group has. */
  readonly groupOf: readonly number[]
  readonly groupSizes: readonly number[]
  /** Whether no type is in two groups. */
  readonly isSimple: boolean
  /**
   * The types that share slots with others; and, for each set of them as bits, how many slots take any type of the set.
   */
  readonly sharing: readonly number[]
  readonly sharedBySet: readonly number[]
}

const byShip: SlotsOfShip[][] = []

function slotsOfShip(t: PublicRim, ship: number, isFlipped: boolean): SlotsOfShip {
  const key = 2 * (ship + 1) + (isFlipped ? 1 : 0)
  return byShip[t.modules]?.[key] ?? countOnce(t, ship, isFlipped, key)
}

function countOnce(t: PublicRim, ship: number, isFlipped: boolean, key: number): SlotsOfShip {
  const sheet = tablesOf(t).ships[ship]
  const onSheet = (isFlipped ? sheet?.flipped?.slots : undefined) ?? sheet?.slots ?? []
  const slots = [...boardSlots, ...onSheet]
  // OR-SLOT-03: "×2" stands for two slots.
  const alone = resourceTypes.map(
    (type) => slots.filter((slot) => slot.length === 1 && slot[0] === type).length,
  )
  const mixed = slots.filter((slot) => slot.length > 1)
  const groups: Slot[] = []
  for (const slot of mixed) if (!groups.some((group) => areEqual(group, slot))) groups.push(slot)
  const sharing = [...resourceTypes.keys()].filter((type) =>
    groups.some((group) => group.includes(at(resourceTypes, type))),
  )
  const takesAnyOf = (set: number) => (type: ResourceType) =>
    sharing.some((each, index) => (set & (1 << index)) !== 0 && resourceTypes[each] === type)
  const made = {
    slots,
    alone,
    groupOf: resourceTypes.map((type) => groups.findIndex((group) => group.includes(type))),
    groupSizes: groups.map((group) => mixed.filter((slot) => areEqual(group, slot)).length),
    isSimple: resourceTypes.every((type) => groups.filter((group) => group.includes(type)).length <= 1),
    sharing,
    sharedBySet: Array.from(
      { length: 1 << sharing.length },
      (_, set) => mixed.filter((slot) => slot.some(takesAnyOf(set))).length,
    ),
  }
  const ofModules = byShip[t.modules] ?? []
  byShip[t.modules] = ofModules
  ofModules[key] = made
  return made
}

function areEqual(one: Slot, other: Slot): boolean {
  return one.length === other.length && one.every((type) => other.includes(type))
}

/** All slots of a seat, including those that its cards give (OR-SLOT-04). */
export function slotsOf(t: PublicRimWithContacts, seat: Seat): readonly Slot[] {
  const ship = shipNumber(t, seat)
  const isFlipped = hasFlippedShip(t, seat)
  return [
    ...slotsOfShip(t, ship, isFlipped).slots,
    ...slotsFromAbilities(t, seat, heldBy(t, seat), ship, isFlipped),
  ]
}

function slotsFromAbilities(
  t: PublicRimWithContacts,
  seat: Seat,
  cards: readonly number[],
  ship: number,
  isFlipped: boolean,
): readonly Slot[] {
  const book = abilityBook(t, isAutoma(t, seat))
  const character = book.characters[characterNumber(t, seat)]
  const sheet = book.ships[ship]
  const givers = [
    hasFlippedCharacter(t, seat) ? character?.flipped : character?.front,
    isFlipped ? sheet?.flipped : sheet?.front,
    ...cards.map((card) => book.pieces[shownBy(t, card)]),
    ...otherGivers(t, seat),
  ]
  return givers.flatMap((giver) =>
    (giver?.slots ?? []).flatMap(({ slots, amount }) => Array.from({ length: amount }, (): Slot => [slots])),
  )
}

/** Other sources of slots: none in the base game. */
function otherGivers(t: PublicRimWithContacts, seat: Seat): readonly SourceAbilities[] {
  return possessionsOf(t, seat).fromOthers
}

/** Whether a seat could hold exactly these cards, by slots and printed limits, on its ship or another one. */
export function fits(
  t: Rim,
  seat: Seat,
  cards: readonly number[],
  ship: number = shipNumber(t, seat),
): boolean {
  return fitsChanged(t, seat, cards, NONE, NONE, ship)
}

/** The same with one of the cards gone and another one added; either may be NONE. */
export function fitsChanged(
  t: PublicRimWithContacts,
  seat: Seat,
  cards: readonly number[],
  gone: number,
  added: number,
  ship: number = shipNumber(t, seat),
): boolean {
  if (exceedsLimit(t, cards, gone, added)) return false
  const isFlipped = ship === shipNumber(t, seat) && hasFlippedShip(t, seat)
  return countWithoutSlot(t, seat, cards, gone, added, ship, isFlipped) === 0
}

export function fitsSlots(t: Rim, seat: Seat, cards: readonly number[]): boolean {
  return countWithoutSlot(t, seat, cards, NONE, NONE, shipNumber(t, seat), hasFlippedShip(t, seat)) === 0
}

/**
 * How many cards find no slot, for any kinds of slots: cards are assigned one by one, and later ones never take a slot
 * away from an earlier one. Tests compare the faster counting below with it.
 */
export function leftByMatching(t: Rim, cards: readonly number[], slots: readonly Slot[]): number {
  const placed: ResourceType[] = []
  const takes = (card: number, slot: number) => at(slots, slot).includes(at(placed, card))
  const { typeIndices } = tablesOf(t)
  for (const card of cards) {
    placed.push(at(resourceTypes, at(typeIndices, inSlot(t, card))))
    if (matching(placed.length, slots.length, takes) === null) placed.pop()
  }
  return cards.length - placed.length
}

/** By type, how many cards exceed the slots for that type alone; by group, how many of its slots are free. */
const beyond = new Array<number>(resourceTypes.length).fill(0)
const freeInGroup = new Array<number>(resourceTypes.length).fill(0)

/** How many of the cards find no slot. It is called very often, so lists are read without bounds checks. */
function countWithoutSlot(
  t: PublicRimWithContacts,
  seat: Seat,
  cards: readonly number[],
  gone: number,
  added: number,
  ship: number,
  isFlipped: boolean,
): number {
  const ofShip = slotsOfShip(t, ship, isFlipped)
  const { pieces, characters, ships } = abilityBook(t, isAutoma(t, seat))
  const { typeIndices } = tablesOf(t)
  const { resourceShown, resourceInSlot, isAnyCardReplaced, abilitySources } = rulesOf(t).action
  for (let type = 0; type < beyond.length; type++) beyond[type] = -(ofShip.alone[type] as number)
  const character = characters[t.characters[seat] as number]
  if (character !== undefined)
    countGivenSlots(t.isCharacterFlipped[seat] === true ? character.flipped : character.front)
  const sheet = ships[ship]
  if (sheet !== undefined) countGivenSlots(isFlipped ? sheet.flipped : sheet.front)
  if (abilitySources.length > 0) for (const giver of otherGivers(t, seat)) countGivenSlots(giver)
  const isPlain = (resourceShown === null && resourceInSlot === null) || !isAnyCardReplaced(t)
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as number
    if (card === gone) continue
    if (isPlain) countCard(typeIndices[card] as number, pieces[card] as SourceAbilities)
    else countCard(typeIndices[inSlot(t, card)] as number, pieces[shownBy(t, card)] as SourceAbilities)
  }
  if (added !== NONE) {
    if (isPlain) countCard(typeIndices[added] as number, pieces[added] as SourceAbilities)
    else countCard(typeIndices[inSlot(t, added)] as number, pieces[shownBy(t, added)] as SourceAbilities)
  }
  return ofShip.isSimple ? leftInGroups(ofShip) : leftInSets(ofShip)
}

function leftInGroups({ groupOf, groupSizes }: SlotsOfShip): number {
  for (let group = 0; group < groupSizes.length; group++) freeInGroup[group] = groupSizes[group] as number
  let left = 0
  for (let type = 0; type < beyond.length; type++) {
    const count = beyond[type] as number
    if (count <= 0) continue
    const group = groupOf[type] as number
    const free = group < 0 ? 0 : (freeInGroup[group] as number)
    if (count > free) left += count - free
    if (group >= 0) freeInGroup[group] = count < free ? free - count : 0
  }
  return left
}

/** By set: how many of its cards exceed the slots for one type alone. */
const beyondInSet = new Array<number>(1 << resourceTypes.length).fill(0)

/** The excess of the most crowded set of types over the slots that take any of it (Hall's theorem). */
function leftInSets({ groupOf, sharing, sharedBySet }: SlotsOfShip): number {
  let left = 0
  for (let type = 0; type < beyond.length; type++) {
    const count = beyond[type] as number
    if (count > 0 && (groupOf[type] as number) < 0) left += count
  }
  let most = 0
  for (let index = 0; index < sharing.length; index++) {
    const count = beyond[sharing[index] as number] as number
    const first = 1 << index
    for (let others = 0; others < first; others++) {
      const crowd = (beyondInSet[others] as number) + count
      beyondInSet[first + others] = crowd
      const over = crowd - (sharedBySet[first + others] as number)
      if (over > most) most = over
    }
  }
  return left + most
}

function countCard(type: number, abilities: SourceAbilities): void {
  beyond[type] = (beyond[type] as number) + 1
  countGivenSlots(abilities)
}

function countGivenSlots({ slots }: SourceAbilities): void {
  for (let index = 0; index < slots.length; index++) {
    const { slots: taken, amount } = at(slots, index)
    const type = resourceTypes.indexOf(taken)
    beyond[type] = at(beyond, type) - amount
  }
}

function exceedsLimit(t: PublicRim, cards: readonly number[], gone: number, added: number): boolean {
  const { limits } = tablesOf(t)
  const { resourceShown } = rulesOf(t).action
  const limit = added === NONE ? null : (limits[resourceShown?.(t, added) ?? added] as Trait | null) // every number of this kind has an entry
  if (limit !== null && withTrait(t, cards, gone, added, limit) > 1) return true
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as number // the index is in range
    const other = card === gone ? null : (limits[resourceShown?.(t, card) ?? card] as Trait | null) // every number of this kind has an entry
    if (other !== null && withTrait(t, cards, gone, added, other) > 1) return true
  }
  return false
}

function withTrait(
  t: PublicRim,
  cards: readonly number[],
  gone: number,
  added: number,
  trait: Trait,
): number {
  const others = countWithTrait(t, cards, trait)
  return (
    others + (added === NONE ? 0 : hasTrait(t, added, trait)) - (gone === NONE ? 0 : hasTrait(t, gone, trait))
  )
}

function hasTrait(t: PublicRim, card: number, trait: Trait): 0 | 1 {
  return resourceOf(t, card).traits?.includes(trait) === true ? 1 : 0
}

/**
 * "Limit: 1 ARMOR per character" (OR-EX-18, OR-R-14: however the cards were gained): a trait that too many of these
 * cards have, or null.
 */
export function limitBroken(t: Rim, cards: readonly number[]): Trait | null {
  const { limits } = tablesOf(t)
  for (let index = 0; index < cards.length; index++) {
    const limit = limits[shownBy(t, cards[index] as number)] as Trait | null // the index is in range
    if (limit !== null && countWithTrait(t, cards, limit) > 1) return limit
  }
  return null
}

function countWithTrait(t: PublicRim, cards: readonly number[], trait: Trait): number {
  let count = 0
  for (let index = 0; index < cards.length; index++) count += hasTrait(t, at(cards, index), trait)
  return count
}

/** The cards that could each be discarded so that a seat can take another (OR-RES-03, OR-MKT-10). */
export function makingRoomFor(t: Rim, seat: Seat, piece: number): number[] {
  const held = heldBy(t, seat)
  return held.filter((other) => fitsChanged(t, seat, held, other, piece))
}

/** Whether a seat can take another card, discarding one for it if necessary (OR-RES-02, OR-RES-03). */
export function canMakeRoomFor(t: Rim, seat: Seat, piece: number): boolean {
  const held = heldBy(t, seat)
  if (fitsChanged(t, seat, held, NONE, piece)) return true
  for (let index = 0; index < held.length; index++)
    if (fitsChanged(t, seat, held, at(held, index), piece)) return true
  return false
}

/** How many cards a seat must discard (OR-SLOT-07, OR-SLOT-08). */
export function excessOf(t: Rim, seat: Seat, possessions: Possessions = possessionsOf(t, seat)): number {
  if (possessions.excess === null) {
    const { cards } = possessions
    possessions.excess = cards.length === 0 || shipNumber(t, seat) === NONE ? 0 : excessAmong(t, seat, cards)
  }
  return possessions.excess
}

function excessAmong(t: Rim, seat: Seat, cards: readonly number[]): number {
  const trait = limitBroken(t, cards)
  const beyondLimit = trait === null ? 0 : countWithTrait(t, cards, trait) - 1
  return (
    beyondLimit + countWithoutSlot(t, seat, cards, NONE, NONE, shipNumber(t, seat), hasFlippedShip(t, seat))
  )
}

/** The cards that can be discarded first: without one of them there is less to discard. */
export function discardable(t: Rim, seat: Seat): number[] {
  const cards = heldBy(t, seat)
  const excess = excessAmong(t, seat, cards)
  const found = cards.filter((card) => {
    const others = cards.filter((other) => other !== card)
    return excessAmong(t, seat, others) < excess
  })
  // If every card that is too many gives slots itself, any card can be discarded.
  return found.length > 0 ? found : cards.slice()
}
