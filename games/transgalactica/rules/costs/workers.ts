import { at, numberAt, type Seat } from '@kantyna/kernel'
import { ACTING_CAPTAIN, ACTING_CREW, CAPTAIN, CREW, LIEUTENANT } from '../../content/names.ts'
import { captainsFor, crewSpaces } from '../../content/panel.ts'
import { MAIN, SECONDARY } from '../actions/area-rules.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { hasLasting, technologyWith } from '../technologies/technologies.ts'

/** Captains, crew members and the lieutenant: which of them are at home, and where they can be sent. */

/** The number of crew spaces: C1 to C5 (GC-ORG-21). */
export const CREW_SPACES = crewSpaces.length

/** The values of `lieutenant`. */
export const [NO_LIEUTENANT, LIEUTENANT_HOME] = [0, 1]
const LIEUTENANT_SENT = 2

/** How many captains each player has (GC-CMP-09). */
export function captainsOf({ seats }: Pick<Galaxy, 'seats'>): number {
  return captainsFor[seats] ?? 0
}

export function isLieutenantHome(t: PublicGalaxy, seat: Seat): boolean {
  return numberAt(t.lieutenant, seat) === LIEUTENANT_HOME
}

/**
 * Crew spaces in use. The lieutenant counts as crew here (GC-ORG-81); a crew member in the Senate does not count
 * (GC-ORG-26).
 */
export function crewSpacesUsed(t: PublicGalaxy, seat: Seat): number {
  return numberAt(t.crew, seat) + (isLieutenantHome(t, seat) ? 1 : 0)
}

const noCryo: GalaxyRefusal = { rule: 'GC-ORG-25', reason: 'noCryo' }
const crewSpacesFull: GalaxyRefusal = { rule: 'GC-ORG-25', reason: 'crewSpacesFull' }

/** GC-ORG-25: needs a crew member in a cryo capsule and an empty crew space. */
export function mobiliseRefusal(t: Galaxy, seat: Seat): GalaxyRefusal | null {
  if (numberAt(t.cryo, seat) === 0) return noCryo
  return crewSpacesUsed(t, seat) < CREW_SPACES ? null : crewSpacesFull
}

/** GC-SYM-12: moves a crew member from a cryo capsule to a crew space. It can work in the same round (GC-ORG-24). */
export function mobilise(t: Galaxy, seat: Seat): void {
  if (mobiliseRefusal(t, seat) !== null) return
  t.cryo[seat] = numberAt(t.cryo, seat) - 1
  t.crew[seat] = numberAt(t.crew, seat) + 1
  emitEvent(t, { type: 'mobilised', seat })
}

/** Whether the seat has a worker at home (GC-TRN-08). */
export function hasWorker(t: PublicGalaxy, seat: Seat): boolean {
  return (
    numberAt(t.captains, seat) > 0 ||
    numberAt(t.crew, seat) > 0 ||
    numberAt(t.lieutenant, seat) === LIEUTENANT_HOME
  )
}

/** The workers that may enter a secondary space (GC-FOL-02, GC-ABL-02). TC302 lets one of them act as the captain. */
export function followersOf(t: PublicGalaxy, seat: Seat): readonly number[] {
  return at(
    followers,
    (numberAt(t.crew, seat) > 0 ? 1 : 0) +
      (numberAt(t.captains, seat) > 0 ? 2 : 0) +
      (numberAt(t.lieutenant, seat) === LIEUTENANT_HOME ? 4 : 0) +
      (hasLasting(t, seat, 'actingCaptain') ? 8 : 0),
  )
}

/**
 * Indexed by the workers at home, as bits: crew, a captain, the lieutenant, and TC302. Built once because rules ask for
 * it often.
 */
const followers: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, home) => {
  const [hasCrew, hasCaptain, hasLieutenant, mayAct] = [1, 2, 4, 8].map((bit) => (home & bit) !== 0)
  const found: number[] = []
  if (hasCrew) found.push(CREW)
  if (hasCaptain) found.push(CAPTAIN)
  if (hasLieutenant) found.push(LIEUTENANT)
  if (mayAct && hasCrew) found.push(ACTING_CREW)
  if (mayAct && hasCaptain) found.push(ACTING_CAPTAIN)
  return found
})

/** The workers that may be sent to an action planet; the lieutenant may not (GC-CMP-09, GC-CMP-10, GC-ORG-81). */
export function visitorsOf(t: Galaxy, seat: Seat): number[] {
  const found: number[] = []
  if (numberAt(t.crew, seat) > 0) found.push(CREW)
  if (numberAt(t.captains, seat) > 0) found.push(CAPTAIN)
  return found
}

/**
 * The workers that may stand on the personal omni space (GC-ABL-11): a captain for any main action, crew for any
 * secondary one (GC-ORG-86).
 */
export function bridgeWorkersOf(t: Galaxy, seat: Seat): number[] {
  const found = visitorsOf(t, seat)
  if (numberAt(t.crew, seat) > 0 && hasLasting(t, seat, 'actingCaptain')) found.push(ACTING_CREW)
  return found
}

/**
 * The form in which a follower performs the action. The lieutenant and a worker raised by TC302 perform the main form.
 */
export function formOfFollower(worker: number): number {
  return worker === CAPTAIN || worker === CREW ? SECONDARY : MAIN
}

/** Whether the worker is a crew member, who cannot be discarded for a wild planet while sent out (GC-ORG-53). */
export function isCrew(worker: number): boolean {
  return worker === CREW || worker === ACTING_CREW
}

/** Sends a worker out for the rest of the round. A worker raised by TC302 uses up the card (GC-TCH-03, GC-ORG-99). */
export function sendWorker(t: Galaxy, seat: Seat, worker: number): void {
  if (worker === LIEUTENANT) t.lieutenant[seat] = LIEUTENANT_SENT
  else if (worker === CAPTAIN || worker === ACTING_CAPTAIN) t.captains[seat] = numberAt(t.captains, seat) - 1
  else {
    t.crew[seat] = numberAt(t.crew, seat) - 1
    t.crewSent[seat] = numberAt(t.crewSent, seat) + 1
  }
  if (worker === ACTING_CAPTAIN || worker === ACTING_CREW) flip(t, seat, technologyWith('actingCaptain'))
}

/** GC-TCH-03: a player uses a once-a-round card by flipping the marker on it. */
export function flip(t: Galaxy, seat: Seat, technology: number): void {
  t.flipped[seat] = numberAt(t.flipped, seat) | (1 << technology)
  emitEvent(t, { type: 'flippedMarker', seat, technology })
}
