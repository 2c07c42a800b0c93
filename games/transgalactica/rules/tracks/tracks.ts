import { at, numberAt, type Seat } from '@kantyna/kernel'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { type Cause, MILITARY, POLITICS, PRODUCTION, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { incomeSpaces } from '../../content/panel.ts'
import { technologyNeeded, tokenStacks, trackEnds, tradeSpaces } from '../../content/tracks.ts'
import type { Goods } from '../../content/types.ts'
import { abilityIds } from '../../content/types.ts'
import { ownerOf } from '../abilities/abilities.ts'
import { FIRST_ABILITY, FIRST_FLEET, FIRST_TRACK } from '../abilities/sources.ts'
import { takeFromStack } from '../abilities/tokens.ts'
import { MAIN } from '../actions/area-rules.ts'
import { type Cost, discounted } from '../costs/cost.ts'
import { score } from '../costs/hold.ts'
import { runEffect } from '../effects/run.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { NONE } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { hasLasting, triggerCards } from '../technologies/technologies.ts'
import { levelOf, marker } from './levels.ts'

/** Advancing on the four main tracks and unlocking the trade track, one space at a time (GC-ORG-05). */

/** What caused an advance. */
export interface By {
  readonly from: Cause
  readonly source: number | null
}

const trackEnd: GalaxyRefusal = { rule: 'GC-ORG-04', reason: 'trackEnd' }

/**
 * Why the marker cannot move: the track ends (GC-ORG-04), or the military track requires technology (GC-MIL-03,
 * GC-ORG-07).
 */
export function advanceRefusal(t: PublicGalaxy, seat: Seat, track: number): GalaxyRefusal | null {
  const space = marker(t, seat, track)
  if (space >= numberAt(trackEnds, track)) return trackEnd
  if (track !== MILITARY) return null
  const needs = numberAt(technologyNeeded, space + 1)
  // A temporary military level moves no marker (GC-ORG-08).
  const has = levelOf(t, seat, TECHNOLOGY, 'requirement')
  return has >= needs ? null : { rule: 'GC-MIL-03', reason: 'technologyTooLow', facts: { has, needs } }
}

/** Where the marker is after a number of spaces: it stops where it cannot move (GC-ORG-04, GC-MIL-03). */
export function markerAfter(t: PublicGalaxy, seat: Seat, track: number, spaces: number): number {
  const space = marker(t, seat, track)
  // The requirement of the military track is only checked for the first space, because callers advance on it one space
  // at a time.
  if (spaces === 0 || advanceRefusal(t, seat, track) !== null) return space
  return Math.min(space + spaces, numberAt(trackEnds, track))
}

const tradeCost: Cost = [0, 2, 1, 0, 0]
/** GC-TRD-02: the main action waives one of the three resources. */
const mainTradeCosts: readonly Cost[] = [
  [0, 2, 0, 0, 0],
  [0, 1, 1, 0, 0],
]
/** TC102: with the waiver of the main action 1 raw material is left (GC-ORG-92). */
const reducedTradeCost: Cost = [0, 2, 0, 0, 0]
const reducedMainTradeCosts: readonly Cost[] = [[0, 1, 0, 0, 0]]
/** GC-MIL-01, GC-MIL-02. */
const mainMilitaryCosts: readonly Cost[] = [
  [1, 0, 0, 1, 0],
  [2, 0, 0, 0, 0],
]
const militaryCost: Cost = [2, 0, 0, 1, 0]

const secondaryTradeCosts = [tradeCost]
const reducedTradeCosts = [reducedTradeCost]
const militaryCosts = [militaryCost]
const NO_COST: readonly Cost[] = []

/** The costs of one space in an action, to choose from; none on the other tracks (GC-ORG-35). */
export function costsOf(t: PublicGalaxy, seat: Seat, track: number, form: number): readonly Cost[] {
  if (track === MILITARY) return form === MAIN ? mainMilitaryCosts : militaryCosts
  if (track !== TRADE) return NO_COST
  const isReduced = hasLasting(t, seat, 'tradeCostsNoAlien')
  if (form === MAIN) return isReduced ? reducedMainTradeCosts : mainTradeCosts
  return isReduced ? reducedTradeCosts : secondaryTradeCosts
}

/** The costs of one space if an effect advances the seat: those of the given form, less a discount (GC-ORG-35). */
export function costsOfEffect(
  t: Galaxy,
  seat: Seat,
  track: number,
  form: number,
  discount: Goods,
): readonly Cost[] {
  const costs = costsOf(t, seat, track, form)
  return discount === NO_DISCOUNT || costs.length === 0 ? costs : lowered(costs, discount)
}

export const NO_DISCOUNT: Goods = {}

function lowered(costs: readonly Cost[], discount: Goods): readonly Cost[] {
  return costs.map((cost) => discounted(cost, discount))
}

/** Advances one space and carries out everything that follows. Does nothing if the space cannot be entered. */
export function advance(t: Galaxy, seat: Seat, track: number, by: By): void {
  if (advanceRefusal(t, seat, track) !== null) return
  if (track === TRADE) {
    unlockTrade(t, seat)
    return
  }
  const levels = at(t.levels, seat)
  const space = numberAt(levels, track) + 1
  levels[track] = space
  emitEvent(t, { type: 'advanced', seat, track, space })
  if (track === MILITARY) {
    triggerCards(t, seat, 'advancedMilitary')
    scoreWarCorrespondent(t, by)
  }
  if (track === PRODUCTION) triggerCards(t, seat, 'advancedProduction')
  reachStack(t, seat, track, space)
}

/** GC-BON-06 to GC-BON-08, GC-ORG-06: the top token, or the reward printed below the stack. */
function reachStack(t: Galaxy, seat: Seat, track: number, space: number): void {
  const stack = stackAt(track, space)
  if (stack === NONE || takeFromStack(t, seat, stack)) return
  const { reward } = at(tokenStacks, stack)
  if (reward !== null) runEffect(t, reward, { seat, source: FIRST_TRACK + track, from: 'tracks' })
}

/** The stack beside a space of a track, or NONE. */
function stackAt(track: number, space: number): number {
  for (let stack = 0; stack < tokenStacks.length; stack++) {
    const spot = at(tokenStacks, stack)
    if (spot.track === track && spot.space === space) return stack
  }
  return NONE
}

/**
 * What a seat gets for entering a space: the number of a token, the reward printed below an empty stack, or null for
 * nothing.
 */
export function waitingOn(
  t: Pick<Galaxy, 'stacks'>,
  track: number,
  space: number,
): number | TreeEffect | null {
  const stack = stackAt(track, space)
  return stack === NONE ? null : (at(t.stacks, stack).at(-1) ?? at(tokenStacks, stack).reward)
}

/** Whether the next space of a track has a token, or a reward below an empty stack. */
export function hasRewardAhead(t: Galaxy, seat: Seat, track: number): boolean {
  return waitingOn(t, track, marker(t, seat, track) + 1) !== null
}

const cardsAndPlanets: readonly Cause[] = ['missions', 'technologies', 'planets']
const CORRESPONDENT_POINTS = 2

/**
 * GC-ABL-14: the owner gains points when a seat advances through a card or a planet. Tokens are neither, and setup does
 * not count (GC-ORG-87).
 */
function scoreWarCorrespondent(t: Galaxy, { from }: By): void {
  const owner = ownerOf(t, 'warCorrespondent')
  if (owner === null || t.round === 0 || !cardsAndPlanets.includes(from)) return
  score(t, owner, 'abilities', CORRESPONDENT_POINTS, FIRST_ABILITY + abilityIds.indexOf('warCorrespondent'))
}

/**
 * GC-TRD-03, GC-TRD-04, GC-TRD-05, GC-TRD-06: a development marker goes to the hold; a fleet token pays and goes to the
 * income track. The Merchant House gains nothing for its first one (GC-ORG-85).
 */
export function unlockTrade(t: Galaxy, seat: Seat, { pays = true }: { readonly pays?: boolean } = {}): void {
  const levels = at(t.levels, seat)
  const space = numberAt(levels, TRADE) + 1
  levels[TRADE] = space
  emitEvent(t, { type: 'advanced', seat, track: TRADE, space })
  const token = fleetOn(t, seat, space)
  if (token === NONE) {
    t.markers[seat] = numberAt(t.markers, seat) + 1
    return
  }
  moveToIncome(t, seat, 'fleet', token)
  if (pays) runEffect(t, at(fleetTokens, token).reward, { seat, source: FIRST_FLEET + token, from: 'fleet' })
}

/** The fleet token on a space of the trade track; NONE if the space has a development marker. */
export function fleetOn(t: PublicGalaxy, seat: Seat, space: number): number {
  return at(tradeSpaces, space - 1) === 'marker' ? NONE : numberAt(at(t.fleets, seat), space / 2 - 1)
}

/** GC-ORG-28: puts a token on the topmost free space of its kind. Returns whether there was one. */
export function moveToIncome(t: Galaxy, seat: Seat, kind: 'pirate' | 'fleet', token: number): boolean {
  const track = at(t.incomeTracks, seat)
  const free = incomeSpaces.findIndex(({ takes }, index) => takes === kind && track[index] === NONE)
  if (free < 0) return false
  t.incomeTracks[seat] = track.with(free, token)
  return true
}

/** The personal politics track always shows the level of the main one (GC-PNL-04), so it has no field. */
export function tokenLimit(t: PublicGalaxy, seat: Seat): number {
  return levelOf(t, seat, POLITICS, 'tokens')
}
