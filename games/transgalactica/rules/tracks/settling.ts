import {
  ask,
  at,
  type BlockedOption,
  call,
  decisionKind,
  done,
  EMPTY,
  type Frame,
  numberAt,
  type Option,
  onePart,
  type Part,
  partsOf,
  pickedAll,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { miningSpaces, outpostSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { FIRST_OUTPOST_SPACE, FIRST_PLANET } from '../abilities/sources.ts'
import { takeToken } from '../abilities/tokens.ts'
import { goodOption, mayExchange, onlyPayment, paymentPart } from '../costs/cost.ts'
import { holdOf, pay, score } from '../costs/hold.ts'
import { runEffect } from '../effects/run.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { mapOf, planetAt } from '../map/map.ts'
import { spaceId } from '../map/movement.ts'
import {
  INSTANT_COLONY,
  isActionPlanet,
  isMiningPlanet,
  maySettle,
  needsCrew,
  type OutpostTerms,
  openSlots,
  outpostCost,
  outpostCount,
  type PlaceOutpostFrame,
  settleRefusal,
  strengthAt,
  USUAL_TERMS,
  VANGUARD,
  type VanguardFrame,
} from '../map/outposts.ts'
import { FIRST_PIRATE, NONE, SLOTS } from '../pieces.ts'
import { moveToIncome } from './tracks.ts'

/** Placing an outpost, and everything that follows. */

// Parts of the answer

interface SettlingSoFar {
  readonly slot: number
  readonly paid: readonly number[]
  readonly next: Part | null
}

const NOTHING_PAID: readonly number[] = [0, 0, 0, 0]

/** Reads the slot, if the open slots have different requirements, and the payment, if there is a choice. */
export function readSettling(
  t: Galaxy,
  seat: Seat,
  space: number,
  terms: OutpostTerms,
  parts: readonly (readonly number[])[],
): SettlingSoFar {
  const slots = openSlots(t, seat, space, terms)
  let read = 0
  let slot = numberAt(slots, 0)
  if (slots.length > 1) {
    const given = parts[read++]
    if (given === undefined) return { slot, paid: NOTHING_PAID, next: onePart('slot', slots) }
    slot = numberAt(given, 0)
  }
  const cost = outpostCost(t, seat)
  if (terms.cost === true || cost[1] === 0) return { slot, paid: NOTHING_PAID, next: null }
  const given = parts[read]
  if (given !== undefined) return { slot, paid: given, next: null }
  const hold = holdOf(t, seat)
  const only = onlyPayment(t, cost, hold)
  if (only !== null) return { slot, paid: only, next: null }
  return { slot, paid: NOTHING_PAID, next: paymentPart([cost], hold, mayExchange(t)) }
}

/** An option of one of those parts. */
export function settlingPartOption(t: Galaxy, space: number, { name }: Part, code: number): Option {
  if (name !== 'slot') return goodOption(code)
  const trade = planetAt(t, space)?.slots[code] ?? 0
  return { id: `slot-${code + 1}`, touches: [], facts: { slot: code, trade } }
}

/** The facts of placing an outpost on a space. */
export function settlingFacts(t: Galaxy, seat: Seat, space: number): NonNullable<Option['facts']> {
  return {
    space,
    planet: numberAt(t.planets, space),
    raw: outpostCost(t, seat)[1],
    strength: strengthAt(t, space),
  }
}

// Carrying it out

interface SettlementFrame extends Frame {
  readonly seat: Seat
  readonly space: number
  readonly slot: number
  readonly paid: readonly number[]
  /** The outpost space that was emptied (GC-ORG-22). */
  readonly outpost: number
}

/** Places an outpost as the answer says. It must be allowed. */
export function settle(
  t: Galaxy,
  seat: Seat,
  space: number,
  terms: OutpostTerms,
  parts: readonly (readonly number[])[],
): void {
  const { slot, paid } = readSettling(t, seat, space, terms, parts)
  const outpost = outpostCount(t, seat)
  call<SettlementFrame>(t, { routine: 'settlement', stage: 0, seat, space, slot, paid, outpost })
}

/** Puts an outpost on the map and does nothing else. */
function putOutpost(t: Galaxy, seat: Seat, space: number, slot: number): void {
  t.slots = t.slots.with(space * SLOTS + slot, seat)
  t.outposts[seat] = numberAt(t.outposts, seat) | (1 << space)
  emitEvent(t, { type: 'settled', seat, space, slot })
}

/**
 * Places an outpost, always in this order: the cost, pirates, the reward of the panel, the planet's token, the reward
 * of a mining planet. None of these changes what another one gives.
 */
export const settlement = routine<Galaxy, SettlementFrame>('settlement')('shown', {
  place(t, { seat, space, slot, paid }) {
    pay(t, seat, paid, 'outpost')
    if (needsCrew(t, space)) {
      // GC-PLN-08, GC-ORG-53: a crew member leaves the game.
      t.crew[seat] = numberAt(t.crew, seat) - 1
      t.crewGone[seat] = numberAt(t.crewGone, seat) + 1
      emitEvent(t, { type: 'sentAway', seat, space })
    }
    putOutpost(t, seat, space, slot)
    defeatPirates(t, seat, space)
  },
  // GC-PNL-11.
  reward(t, { seat, outpost }) {
    const { reward } = at(outpostSpaces, outpost)
    if (reward !== null)
      runEffect(t, reward, { seat, source: FIRST_OUTPOST_SPACE + outpost, from: 'outposts' })
  },
  // GC-ORG-51: only the first outpost on a planet gains its token.
  token(t, { seat, space }) {
    const token = numberAt(t.planetTokens, space)
    if (token === EMPTY) return
    t.planetTokens[space] = EMPTY
    takeToken(t, seat, token, 'planet')
  },
  // GC-EXP-09, GC-PLN-06, GC-ORG-52.
  mining(t, { seat, space }) {
    if (!isMiningPlanet(t, space)) return
    const planet = planetAt(t, space)
    if (planet !== null)
      runEffect(t, planet.effect, {
        seat,
        source: FIRST_PLANET + numberAt(t.planets, space),
        from: 'planets',
      })
  },
})

/**
 * GC-PIR-02, GC-ORG-31, GC-ORG-32: the seat gains points for their strength, and their token, whose reward comes later
 * (GC-ORG-34).
 */
function defeatPirates(t: Galaxy, seat: Seat, space: number): void {
  const token = numberAt(t.pirates, space)
  if (token === NONE) return
  t.pirates[space] = NONE
  t.pirateTokens[seat] = [...at(t.pirateTokens, seat), token]
  emitEvent(t, { type: 'defeatedPirates', seat, space, pirates: token })
  const { strength, goesOn } = at(pirates, token)
  score(t, seat, 'pirates', strength, FIRST_PIRATE + token)
  // GC-ORG-28: without a free space the token lies beside the panel and only counts as collected.
  if (goesOn === 'income') moveToIncome(t, seat, 'pirate', token)
  else addToMiningTrack(t, seat, FIRST_PIRATE + token)
}

/** GC-BON-03, GC-PNL-01, GC-PNL-02: puts a token on the topmost empty space. Returns whether there was one. */
export function addToMiningTrack(t: Galaxy, seat: Seat, token: number): boolean {
  const track = at(t.miningTracks, seat)
  if (track.length >= miningSpaces.length) return false
  t.miningTracks[seat] = [...track, token]
  return true
}

// Effects that place an outpost: one question, whose options are spaces

/** Where an effect may place an outpost: where a ship orbits, or on any action planet. */
function placesFor(t: Galaxy, seat: Seat, frame: PlaceOutpostFrame | VanguardFrame): readonly number[] {
  if (frame.routine === 'placeOutpost' && frame.where === 'orbit') {
    const [first, second] = at(t.ships, seat)
    if (first === undefined) return []
    return second === undefined || second === first ? [first] : [first, second]
  }
  const found: number[] = []
  const { spaces } = mapOf(t)
  for (let space = 0; space < spaces; space++) if (isActionPlanet(t, space)) found.push(space)
  return found
}

function termsOf(frame: PlaceOutpostFrame | VanguardFrame): OutpostTerms {
  if (frame.routine === 'vanguard') return VANGUARD
  return frame.where === 'orbit' ? USUAL_TERMS : INSTANT_COLONY
}

function placingOf(t: Galaxy): PlaceOutpostFrame | VanguardFrame {
  return t.stack.findLast(({ routine: name }) => name === 'placeOutpost' || name === 'vanguard') as
    | PlaceOutpostFrame
    | VanguardFrame // only these two routines ask the question
}

function settleOption(t: Galaxy, seat: Seat, space: number): Option {
  return {
    id: `settle-${spaceId(t, space)}`,
    touches: [`space:${space}`],
    facts: settlingFacts(t, seat, space),
  }
}

export const placeOutpostKind = decisionKind<Galaxy>({
  name: 'placeOutpost',
  shape: 'one',
  rules: ['GC-SYM-14', 'GC-ORG-20', 'GC-ORG-98', 'GC-ORG-88'],
  isOpen: true,
  list(t, seat) {
    const frame = placingOf(t)
    const terms = termsOf(frame)
    return placesFor(t, seat, frame).filter((space) => maySettle(t, seat, space, terms))
  },
  option: settleOption,
  next: (t, seat, picks) =>
    readSettling(t, seat, numberAt(picks, 0), termsOf(placingOf(t)), partsOf(picks)).next,
  partOption: (t, _, picks, part, code) => settlingPartOption(t, numberAt(picks, 0), part, code),
  blocked(t, seat) {
    const frame = placingOf(t)
    return placesFor(t, seat, frame).flatMap((space): BlockedOption[] => {
      const refusal = settleRefusal(t, seat, space, termsOf(frame))
      return refusal === null ? [] : [{ ...settleOption(t, seat, space), refusal }]
    })
  },
})

const placingStages = {
  ask(t: Galaxy, { seat }: { readonly seat: Seat }) {
    return ask(t, placeOutpostKind, seat) ? undefined : done
  },
  place(t: Galaxy, frame: PlaceOutpostFrame | VanguardFrame) {
    const picks = pickedAll(t)
    settle(t, frame.seat, numberAt(picks, 0), termsOf(frame), partsOf(picks))
  },
}

/** GC-SYM-14, GC-ORG-20, GC-ORG-98. */
export const placeOutpost = routine<Galaxy, PlaceOutpostFrame>('placeOutpost')('shown', placingStages)

/** GC-ABL-17, GC-ORG-88: the second outpost of the Vanguard. */
export const vanguard = routine<Galaxy, VanguardFrame>('vanguard')('shown', placingStages)
