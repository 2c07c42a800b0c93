import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  picked,
  type Refusal,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { readEncounter } from '../../../outer-rim/rules/encounters/encounter-space.ts'
import { codeOfSection, deckAt } from '../../../outer-rim/rules/encounters/section-key.ts'
import type { SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { spaceOf, spaceOfSeat } from '../../../outer-rim/rules/map/map.ts'
import { moveDirectly } from '../../../outer-rim/rules/map/movement.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { spaceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { coreWorlds } from '../../content/names.ts'

/**
 * The Core Worlds. No route joins them (content/map.ts): players cross by an encounter, so the crossing does not
 * shorten distances or the ways of patrols.
 */

/** The Core Worlds space at the opposite end of the map; NONE for other spaces (UB-COR-15). */
export function otherCoreWorld(space: number): number {
  // Looked up on first use: the spaces of a box have no numbers until the box is opened.
  ends ??= coreWorlds.map(spaceOf)
  const index = ends.indexOf(space)
  return index < 0 ? NONE : at(ends, ends.length - 1 - index)
}

let ends: readonly number[] | null = null

export function isOnCoreWorlds(t: PublicRim, seat: Seat): boolean {
  return otherCoreWorld(spaceOfSeat(t, seat)) !== NONE
}

/** Why a seat cannot cross, or null. */
export function refusalOfCrossing(t: Rim, seat: Seat): Refusal | null {
  if (isAutoma(t, seat)) return { rule: 'UB-SOL-09', reason: 'aiNeverCrosses' }
  return isOnCoreWorlds(t, seat) ? null : { rule: 'UB-COR-15', reason: 'notOnCoreWorlds' }
}

/** UB-COR-15, UB-COR-17: moves from one end of the map to the other, through no space in between. */
export function cross(t: Rim, seat: Seat): void {
  if (refusalOfCrossing(t, seat) === null) moveDirectly(t, seat, otherCoreWorld(spaceOfSeat(t, seat)))
}

export const STAY = 0
export const CROSS = 1

/**
 * UB-COR-09: the player declares it before drawing the card, and it decides the section (G-06). Without a declaration
 * the player stays (UB-COR-12).
 */
const declareCrossing: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'declareCrossing',
  shape: 'one',
  rules: ['UB-COR-09', 'UB-COR-10', 'UB-COR-11', 'UB-COR-12'],
  list: () => [STAY, CROSS],
  option(t, seat, code) {
    const here = spaceOfSeat(t, seat)
    const space = code === CROSS ? otherCoreWorld(here) : here
    return { id: code === CROSS ? 'cross' : 'stay', touches: [spaceThing(space)], facts: { space } }
  },
  source: (t, seat) => spaceThing(spaceOfSeat(t, seat)),
  isOpen: true,
  // UB-SOL-09.
  byRule: () => [STAY],
})

const coreEncounter = routine<Rim, SeatFrame>('coreEncounter')('shown', {
  ask(t, { seat }) {
    ask(t, declareCrossing, seat)
  },
  // UB-COR-08, UB-COR-10, UB-COR-11.
  draw(t, { seat }) {
    const section = picked(t) === CROSS ? 'acrossTheCore' : 'coreWorlds'
    readEncounter(t, seat, deckAt(spaceOfSeat(t, seat)), codeOfSection(t, seat, section))
  },
})

/**
 * UB-COR-05: begins the encounter of a Core Worlds space with the question. Returns false if the seat is not on one.
 */
export function startCoreEncounter(t: Rim, seat: Seat): boolean {
  if (!isOnCoreWorlds(t, seat)) return false
  call<SeatFrame>(t, { routine: 'coreEncounter', stage: 0, seat })
  return true
}

export const coreWorldRoutines = [coreEncounter]
export const coreWorldKinds = [declareCrossing]
