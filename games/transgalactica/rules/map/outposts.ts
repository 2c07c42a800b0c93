import { at, type Frame, NOBODY, numberAt, type Seat } from '@kantyna/kernel'
import {
  type Cause,
  type Colour,
  CREDITS,
  colours,
  MILITARY,
  type PlanetKind,
  planetKinds,
  RAW,
  TRADE,
} from '../../content/names.ts'
import { OUTPOSTS, outpostSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { bitsIn } from '../bits.ts'
import { type Cost, FREE, mayExchange } from '../costs/cost.ts'
import { holdOf } from '../costs/hold.ts'
import type { HasOutpostsArgs, PlaceOutpostArgs } from '../effects/vocabulary.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { HUB_PLANET, SLOTS } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { hasLasting } from '../technologies/technologies.ts'
import { levelOf } from '../tracks/levels.ts'

/** Outposts on the map: what they count as, and where a seat can place one. */

/** By planet: its colours as bits (a multicolour planet has all four, GC-ORG-49) and its kind. */
const colourBits: readonly number[] = planets.map((planet) =>
  planet.colours.reduce((bits, colour) => bits | (1 << colours.indexOf(colour)), 0),
)
const kinds: readonly number[] = planets.map(({ kind }) => planetKinds.indexOf(kind))
const ACTION = planetKinds.indexOf('action')
const MINING_KIND = planetKinds.indexOf('mining')
const WILD = planetKinds.indexOf('wild')

export function outpostCount(t: PublicGalaxy, seat: Seat): number {
  return bitsIn(numberAt(t.outposts, seat))
}

function hasOutpostAt(t: PublicGalaxy, seat: Seat, space: number): boolean {
  return (numberAt(t.outposts, seat) & (1 << space)) !== 0
}

/** The spaces on which a seat has an outpost. */
export function spacesOf(t: PublicGalaxy, seat: Seat): number[] {
  const spaces: number[] = []
  for (let left = numberAt(t.outposts, seat); left !== 0; left &= left - 1)
    spaces.push(31 - Math.clz32(left & -left))
  return spaces
}

/** The colours of the planet on a space, as bits of `colours`; the hub has none (GC-ORG-42). */
function colourBitsAt(t: PublicGalaxy, space: number): number {
  const planet = numberAt(t.planets, space)
  return planet < 0 ? 0 : numberAt(colourBits, planet)
}

export function coloursAt(t: Galaxy, space: number): Colour[] {
  const bits = colourBitsAt(t, space)
  return colours.filter((_, index) => (bits & (1 << index)) !== 0)
}

/** Null for the hub, which has no kind (GC-ORG-42). */
export function kindAt(t: Galaxy, space: number): PlanetKind | null {
  const planet = numberAt(t.planets, space)
  return planet < 0 ? null : at(planetKinds, numberAt(kinds, planet))
}

export function isActionPlanet(t: PublicGalaxy, space: number): boolean {
  const planet = numberAt(t.planets, space)
  return planet >= 0 && numberAt(kinds, planet) === ACTION
}

export function isMiningPlanet(t: PublicGalaxy, space: number): boolean {
  const planet = numberAt(t.planets, space)
  return planet >= 0 && numberAt(kinds, planet) === MINING_KIND
}

function isWild(t: PublicGalaxy, space: number): boolean {
  const planet = numberAt(t.planets, space)
  return planet >= 0 && numberAt(kinds, planet) === WILD
}

/** How many outposts are on planets of a colour; a planet of several colours counts for each (GC-ORG-48, GC-ORG-49). */
export function outpostsOfColour(t: PublicGalaxy, seat: Seat, colour: Colour): number {
  return countOfColour(t, numberAt(t.outposts, seat), colours.indexOf(colour))
}

function countOfColour(t: PublicGalaxy, outposts: number, colour: number): number {
  let count = 0
  for (let left = outposts; left !== 0; left &= left - 1)
    if ((colourBitsAt(t, 31 - Math.clz32(left & -left)) & (1 << colour)) !== 0) count++
  return count
}

/**
 * How many outposts meet the condition of a card. It may count outposts on planets of one kind, of the most common colour, or
 * of different colours, where a planet counts with one of its colours (GC-ORG-57). Of several named colours, it counts
 * the one with the most outposts (GC-MIS-08).
 */
export function countMatchingOutposts(
  t: Galaxy,
  seat: Seat,
  { colours: wanted, kind }: Omit<HasOutpostsArgs, 'on'>,
): number {
  const outposts =
    kind === undefined ? numberAt(t.outposts, seat) : ofKind(t, numberAt(t.outposts, seat), kind)
  if (wanted === undefined) return bitsIn(outposts)
  if (wanted === 'different') return differentColours(t, outposts)
  const named = wanted === 'same' ? colours : wanted
  let most = 0
  for (const colour of named) most = Math.max(most, countOfColour(t, outposts, colours.indexOf(colour)))
  return most
}

function ofKind(t: Galaxy, outposts: number, kind: PlanetKind): number {
  const wanted = planetKinds.indexOf(kind)
  let found = 0
  for (let left = outposts; left !== 0; left &= left - 1) {
    const planet = numberAt(t.planets, 31 - Math.clz32(left & -left))
    if (planet >= 0 && numberAt(kinds, planet) === wanted) found |= left & -left
  }
  return found
}

/** The most planets that can each be counted with a different colour. */
function differentColours(t: Galaxy, outposts: number): number {
  // Bit n is set if the colours in the set n can all be taken.
  let reached = 1
  for (let left = outposts; left !== 0; left &= left - 1) {
    const bits = colourBitsAt(t, 31 - Math.clz32(left & -left))
    let further = reached
    for (let taken = 0; taken < 16; taken++)
      if ((reached & (1 << taken)) !== 0)
        for (let colour = 0; colour < 4; colour++)
          if ((bits & (1 << colour)) !== 0) further |= 1 << (taken | (1 << colour))
    reached = further
  }
  let most = 0
  for (let taken = 0; taken < 16; taken++)
    if ((reached & (1 << taken)) !== 0) most = Math.max(most, bitsIn(taken))
  return most
}

/** How an effect changes the rules for placing an outpost. */
export interface OutpostTerms {
  /** Waives the cost. */
  readonly cost?: true
  /** Waives the required trade level. */
  readonly requirement?: true
  /** Refuses a planet with pirates, however weak (GC-ORG-88). */
  readonly avoidsPirates?: true
  /** Ignores TC207: the planet needs a free slot. */
  readonly needsFreeSlot?: true
  /** A crew member is sent to place the outpost, so it cannot be discarded for it (GC-ORG-53). */
  readonly sendsCrew?: true
}

export const USUAL_TERMS: OutpostTerms = {}
/** GC-ORG-98. */
export const INSTANT_COLONY: OutpostTerms = { cost: true, requirement: true, needsFreeSlot: true }
export const BY_CREW: OutpostTerms = { sendsCrew: true }
/** GC-ORG-88. */
export const VANGUARD: OutpostTerms = { cost: true, avoidsPirates: true }

/** The cost of the next outpost (GC-EXP-08, GC-PNL-09, GC-PNL-10): outposts leave the panel in order (GC-ORG-22). */
export function outpostCost(t: PublicGalaxy, seat: Seat): Cost {
  return costOfOutpost(outpostCount(t, seat))
}

/** The cost of the outpost on a space of the panel. */
export function costOfOutpost(space: number): Cost {
  return costs[space] ?? FREE
}

const costs: readonly Cost[] = outpostSpaces.map(({ cost }): Cost => [0, cost, 0, 0, 0])

/**
 * The trade levels that the slots of a planet require. The hub has one slot without a requirement for each seat
 * (GC-ORG-41).
 */
function slotsOf(t: PublicGalaxy, space: number): readonly number[] {
  const planet = numberAt(t.planets, space)
  if (planet === HUB_PLANET) return at(hubSlots, t.seats)
  return planet < 0 ? [] : at(planets, planet).slots
}

const hubSlots = [0, 1, 2, 3, 4, 5].map((seats) => new Array<number>(seats).fill(0))

function isSlotFree(t: PublicGalaxy, space: number, slot: number): boolean {
  return numberAt(t.slots, space * SLOTS + slot) === NOBODY
}

/** Whether a planet without a free slot can still take an outpost of this seat (GC-TCH-09). */
function canTakeExtraOutpost(t: PublicGalaxy, seat: Seat, space: number, terms: OutpostTerms): boolean {
  return terms.needsFreeSlot !== true && isActionPlanet(t, space) && hasLasting(t, seat, 'settlesFullPlanets')
}

/** The lowest trade level that is enough, or -1 if no slot is free. */
function leastLevel(t: PublicGalaxy, seat: Seat, space: number, terms: OutpostTerms): number {
  const slots = slotsOf(t, space)
  let least = -1
  for (let slot = 0; slot < slots.length; slot++)
    if (isSlotFree(t, space, slot) && (least < 0 || numberAt(slots, slot) < least))
      least = numberAt(slots, slot)
  if (least >= 0 || !canTakeExtraOutpost(t, seat, space, terms)) return least
  // GC-ORG-104: the lowest requirement printed on the planet.
  return Math.min(...slots)
}

/** The slots that an outpost may go to: the first one of each requirement. */
export function openSlots(t: PublicGalaxy, seat: Seat, space: number, terms: OutpostTerms): number[] {
  const slots = slotsOf(t, space)
  const level = terms.requirement === true ? Number.POSITIVE_INFINITY : tradeOf(t, seat)
  const found: number[] = []
  let isFull = true
  for (let slot = 0; slot < slots.length; slot++) {
    if (!isSlotFree(t, space, slot)) continue
    isFull = false
    const needed = numberAt(slots, slot)
    if (needed <= level && !found.some((other) => slots[other] === needed)) found.push(slot)
  }
  if (isFull && canTakeExtraOutpost(t, seat, space, terms) && Math.min(...slots) <= level) {
    let slot = slots.length
    while (!isSlotFree(t, space, slot)) slot++
    found.push(slot)
  }
  return found
}

const tradeOf = (t: PublicGalaxy, seat: Seat) => levelOf(t, seat, TRADE, 'requirement')
const militaryOf = (t: PublicGalaxy, seat: Seat) => levelOf(t, seat, MILITARY, 'requirement')

export function strengthAt(t: PublicGalaxy, space: number): number {
  const token = numberAt(t.pirates, space)
  return token < 0 ? 0 : at(pirates, token).strength
}

const [OPEN, NONE_LEFT, THERE_ALREADY, NO_SLOT, TRADE_TOO_LOW, PIRATES, NO_CREW, TOO_POOR] = [
  0, 1, 2, 3, 4, 5, 6, 7,
]

/** What prevents an outpost, as one of the numbers above. Searches call it often, so it builds no refusal. */
function obstacle(
  t: PublicGalaxy,
  seat: Seat,
  space: number,
  terms: OutpostTerms,
  hold: readonly number[],
): number {
  if (outpostCount(t, seat) >= OUTPOSTS) return NONE_LEFT
  // GC-EXP-10.
  if (hasOutpostAt(t, seat, space)) return THERE_ALREADY
  // GC-EXP-05, GC-EXP-07, GC-PLN-03, GC-PLN-04.
  const needed = leastLevel(t, seat, space, terms)
  if (needed < 0) return NO_SLOT
  if (needed > 0 && terms.requirement !== true && tradeOf(t, seat) < needed) return TRADE_TOO_LOW
  // GC-PIR-01, GC-ORG-30.
  const strength = strengthAt(t, space)
  if (strength > 0 && (terms.avoidsPirates === true || militaryOf(t, seat) < strength)) return PIRATES
  // GC-PLN-08, GC-ORG-53: a crew member at home; the lieutenant cannot be discarded (GC-ORG-81).
  if (needsCrew(t, space) && numberAt(t.crew, seat) <= (terms.sendsCrew === true ? 1 : 0)) return NO_CREW
  if (terms.cost !== true && !canAfford(t, seat, hold)) return TOO_POOR
  return OPEN
}

/** GC-EXP-08; a credit may replace a raw material. */
function canAfford(t: PublicGalaxy, seat: Seat, hold: readonly number[]): boolean {
  return numberAt(hold, RAW) + (mayExchange(t) ? numberAt(hold, CREDITS) : 0) >= outpostCost(t, seat)[1]
}

/** GC-PLN-08. */
export function needsCrew(t: PublicGalaxy, space: number): boolean {
  return isWild(t, space)
}

export function maySettle(
  t: PublicGalaxy,
  seat: Seat,
  space: number,
  terms: OutpostTerms = USUAL_TERMS,
  hold: readonly number[] = holdOf(t, seat),
): boolean {
  return obstacle(t, seat, space, terms, hold) === OPEN
}

/** Why a seat cannot place an outpost on a space, ignoring where its ship is. */
export function settleRefusal(
  t: PublicGalaxy,
  seat: Seat,
  space: number,
  terms: OutpostTerms = USUAL_TERMS,
  hold: readonly number[] = holdOf(t, seat),
): GalaxyRefusal | null {
  switch (obstacle(t, seat, space, terms, hold)) {
    case OPEN:
      return null
    case NONE_LEFT:
      return { rule: 'GC-SPP-01', reason: 'noOutpostLeft' }
    case THERE_ALREADY:
      return { rule: 'GC-EXP-10', reason: 'outpostThere' }
    case NO_SLOT:
      return { rule: 'GC-EXP-05', reason: 'noSlot' }
    case TRADE_TOO_LOW:
      return {
        rule: 'GC-EXP-07',
        reason: 'levelTooLow',
        facts: { track: TRADE, has: tradeOf(t, seat), needs: leastLevel(t, seat, space, terms) },
      }
    case PIRATES:
      return {
        rule: terms.avoidsPirates === true ? 'GC-ORG-88' : 'GC-ORG-30',
        reason: 'piratesTooStrong',
        facts: { has: militaryOf(t, seat), needs: strengthAt(t, space) },
      }
    case NO_CREW:
      return { rule: 'GC-PLN-08', reason: 'noCrewAtHome' }
    default:
      return { rule: 'GC-EXP-08', reason: 'tooPoor', facts: { cost: [...outpostCost(t, seat)] } }
  }
}

// Effects that place an outpost: settling.ts carries them out.

export interface PlaceOutpostFrame extends Frame {
  readonly routine: 'placeOutpost'
  readonly seat: Seat
  readonly where: PlaceOutpostArgs['where']
  readonly from: Cause
}

export interface VanguardFrame extends Frame {
  readonly routine: 'vanguard'
  readonly seat: Seat
}

/** GC-SYM-14: on the planet that a ship orbits, at the normal cost. GC-ORG-98: on any action planet, free of cost. */
export function placeOutpostFrame(
  seat: Seat,
  where: PlaceOutpostArgs['where'],
  from: Cause,
): PlaceOutpostFrame {
  return { routine: 'placeOutpost', stage: 0, seat, where, from }
}

/** GC-ABL-17. */
export function vanguardFrame(seat: Seat): VanguardFrame {
  return { routine: 'vanguard', stage: 0, seat }
}

const noPlanet: GalaxyRefusal = { rule: 'GC-ORG-71', reason: 'noSlot' }

/** Why such an effect cannot place an outpost. */
export function placeOutpostRefusal(
  t: Galaxy,
  seat: Seat,
  where: PlaceOutpostArgs['where'],
): GalaxyRefusal | null {
  if (where === 'orbit') {
    let refusal: GalaxyRefusal | null = null
    for (const space of at(t.ships, seat)) {
      const why = settleRefusal(t, seat, space)
      if (why === null) return null
      refusal ??= why
    }
    return refusal
  }
  for (let space = 0; space < t.planets.length; space++)
    if (isActionPlanet(t, space) && maySettle(t, seat, space, INSTANT_COLONY)) return null
  return noPlanet
}
