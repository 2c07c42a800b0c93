import { at, hasListener, type Seat } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import { distance, spaceOf, spaceOfSeat } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { isAutoma } from '../resources/holding.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { resourceOf } from '../tables.ts'

/**
 * Where a card of the AI player puts a goal token, or null. Cargo and jobs have a destination (OR-AIGOAL-01); bounties put
 * no token (UB-AIB-17). For a rotated card the shown side counts (UB-SOL-13).
 */
function destinationOf(t: PublicRim, piece: number): number | null {
  const resource = resourceOf(t, piece)
  if (resource.type !== 'cargo' && resource.type !== 'job') return null
  const space = spaceOf(resource.destination)
  return space === NONE ? null : space
}

/** The destinations of all cards that a seat holds, one token each. */
export function aiGoalsOf(t: PublicRim, seat: Seat): readonly number[] {
  const goals: number[] = []
  for (const piece of at(t.held, seat)) {
    const space = destinationOf(t, piece)
    if (space !== null) goals.push(space)
  }
  return goals
}

/**
 * A goal token lies on the destination of every cargo and job of the AI player, from the moment the card is gained
 * (OR-AISET-08, OR-GAP-44) until it is delivered or completed (OR-AIGOAL-03, OR-GAP-49). If the card leaves in another
 * way, its token leaves too (OR-R-20), because there is nothing left to do there.
 */
export function refreshAiGoals(t: Rim): void {
  const wanted: number[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    if (!isAutoma(t, seat)) continue
    wanted.push(...aiGoalsOf(t, seat))
  }
  wanted.sort((a, b) => a - b)
  const before = t.aiGoals
  if (before.length === wanted.length && before.every((space, index) => wanted[index] === space)) return
  t.aiGoals = wanted
  if (!hasListener(t)) return
  for (const space of difference(before, wanted)) emitEvent(t, { type: 'aiGoal', space, by: -1 })
  for (const space of difference(wanted, before)) emitEvent(t, { type: 'aiGoal', space, by: 1 })
}

/** The elements of a list that the other does not have. */
function difference(list: readonly number[], other: readonly number[]): number[] {
  const left = [...other]
  return list.filter((space) => {
    const index = left.indexOf(space)
    if (index < 0) return true
    left.splice(index, 1)
    return false
  })
}

/** In the base game every goal token is the AI player's. */
export function usualAiTokens(t: Rim): readonly number[] {
  return t.aiGoals
}

/** OR-AIGOAL-02, OR-AIMOVE-02: the spaces of the nearest goal tokens; several if they are equally near. */
export function nearestGoals(t: Rim, seat: Seat): number[] {
  const here = spaceOfSeat(t, seat)
  let least = Number.POSITIVE_INFINITY
  let found: number[] = []
  for (const space of rulesOf(t).ai.tokens(t, seat)) {
    const away = distance(t, here, space)
    if (away < least) {
      least = away
      found = [space]
    } else if (away === least && !found.includes(space)) found.push(space)
  }
  return found
}

/**
 * OR-AIMOVE-03: the AI player does not move from a space with a goal token. OR-GAP-45: without tokens it does not move
 * either.
 */
export function goalsToMoveTo(t: Rim, seat: Seat): readonly number[] {
  return rulesOf(t).ai.tokens(t, seat).includes(spaceOfSeat(t, seat)) ? [] : nearestGoals(t, seat)
}
