import { type Frame, numberAt, routine, takeLast } from '@kantyna/kernel'
import { MILITARY } from '../../content/names.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { takeToken } from '../abilities/tokens.ts'
import { pointsOf, score } from '../costs/hold.ts'
import { CREW_SPACES, captainsOf, LIEUTENANT_HOME, NO_LIEUTENANT } from '../costs/workers.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import { hasLasting } from '../technologies/technologies.ts'
import { marker } from '../tracks/levels.ts'
import { updatePriority } from './priority.ts'
import { endRoundScope } from './turn-scope.ts'

/** The clean-up at the end of a round, step by step. */
export const cleanUp = routine<Galaxy, Frame>('cleanUp')('shown', {
  begin(t) {
    // GC-ORG-37, GC-ORG-90: temporary levels end, markers turn back, all spaces are free again.
    endRoundScope(t)
  },
  military: compareMilitary,
  workers: bringHome,
  mining(t) {
    // GC-CLN-08.
    if (t.miningSpace.length > 0 || t.miningStack.length === 0) return
    const token = takeLast(t.miningStack)
    t.miningSpace.push(token)
    emitEvent(t, { type: 'turnedUpMining', token })
  },
  // GC-CLN-09.
  priority: updatePriority,
  // GC-CLN-10, GC-CLN-11, GC-CLN-12: the first player of the coming round takes its token.
  roundToken(t) {
    const token = t.round < ROUNDS ? t.roundTokens.pop() : undefined
    if (token !== undefined) takeToken(t, numberAt(t.priority, 0), token, 'round')
  },
})

export function cleanUpFrame(): Frame {
  return { routine: 'cleanUp', stage: 0 }
}

/**
 * GC-CLN-01, GC-CLN-02, GC-CLN-03, GC-CLN-04: the seats with the highest level gain points, and those with the lowest
 * lose points. The points are the distance to the nearest different level that a seat has. This also holds if several
 * seats share a level (GC-LVL-02). If all are equal, nothing happens. Only markers count (GC-ORG-37).
 */
function compareMilitary(t: Galaxy): void {
  let [most, least] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let seat = 0; seat < t.seats; seat++) {
    most = Math.max(most, marker(t, seat, MILITARY))
    least = Math.min(least, marker(t, seat, MILITARY))
  }
  if (most === least) return
  let [second, secondLeast] = [least, most]
  for (let seat = 0; seat < t.seats; seat++) {
    const level = marker(t, seat, MILITARY)
    if (level < most) second = Math.max(second, level)
    if (level > least) secondLeast = Math.min(secondLeast, level)
  }
  for (const seat of t.priority) {
    if (marker(t, seat, MILITARY) !== most) continue
    // GC-TCH-08, GC-ORG-93: doubled only for the owner of the card.
    const points = (most - second) * (hasLasting(t, seat, 'militaryParade') ? 2 : 1)
    emitEvent(t, { type: 'militaryLead', seat, points })
    score(t, seat, 'military', points)
  }
  for (const seat of t.priority) {
    if (marker(t, seat, MILITARY) !== least || hasLasting(t, seat, 'militaryParade')) continue
    // GC-ORG-75: no seat falls below 0.
    const points = Math.min(secondLeast - least, pointsOf(t, seat))
    emitEvent(t, { type: 'militaryLast', seat, points })
    score(t, seat, 'military', -points)
  }
}

/**
 * GC-CLN-05: captains and crew go home; those in the Senate stay (GC-CLN-07). Crew members without a crew space go to a
 * cryo capsule (GC-CLN-06); the lieutenant takes a crew space first.
 */
function bringHome(t: Galaxy): void {
  const toCryo: number[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    t.captains[seat] = captainsOf(t)
    const hasLieutenant = numberAt(t.lieutenant, seat) !== NO_LIEUTENANT
    if (hasLieutenant) t.lieutenant[seat] = LIEUTENANT_HOME
    const crew = numberAt(t.crew, seat) + numberAt(t.crewSent, seat)
    const housed = Math.min(crew, CREW_SPACES - (hasLieutenant ? 1 : 0))
    t.crew[seat] = housed
    t.crewSent[seat] = 0
    t.cryo[seat] = numberAt(t.cryo, seat) + crew - housed
    toCryo.push(crew - housed)
  }
  emitEvent(t, { type: 'returnedWorkers', toCryo })
}
