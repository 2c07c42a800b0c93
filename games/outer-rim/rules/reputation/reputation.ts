import { at, hasListener, type Seat } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import { reputationOf } from '../reads.ts'
import type { PublicRim, Rim } from '../rim.ts'

/**
 * Reputation with the four factions (OR-REP-01, OR-REP-02), by the index of the faction: −1, 0 or 1 on a track of three
 * spaces, with neutral in the middle (OR-REP-03, OR-REP-04). Everybody begins in the middle, apart from the instructions
 * on the character card (OR-CHAR-05). This is how a faction sees a player, for every rule that depends on it (OR-REP-10).
 */
export function standing(t: PublicRim, seat: Seat, faction: number): -1 | 0 | 1 {
  return rulesOf(t).standing.reputation.standing(t, seat, faction)
}

/** The reputation that the marker shows. */
export function usualStanding(t: PublicRim, seat: Seat, faction: number): -1 | 0 | 1 {
  const now = reputationOf(t, seat)[faction] as number // every faction has an element
  return now > 0 ? 1 : now < 0 ? -1 : 0
}

export function usualReputationMoves(t: Rim, seat: Seat, faction: number, to: number): boolean {
  return reputationOf(t, seat)[faction] !== to
}

/** Whether a gain (1) or a loss (-1) would move the marker. If not, it cannot pay a cost (OR-ABIL-04). */
export function wouldChangeReputation(t: Rim, seat: Seat, faction: number, by: number): boolean {
  return wouldSetReputation(t, seat, faction, changed(t, seat, faction, by))
}

export function wouldSetReputation(t: Rim, seat: Seat, faction: number, to: number): boolean {
  return rulesOf(t).standing.reputation.moves(t, seat, faction, to)
}

/** One space up or down (OR-REP-05, OR-REP-07), but not beyond the ends (OR-REP-06, OR-REP-08). */
function changed(t: Rim, seat: Seat, faction: number, by: number): number {
  return Math.max(-1, Math.min(1, at(reputationOf(t, seat), faction) + by))
}

/** Returns whether the marker moved. */
export function changeReputation(t: Rim, seat: Seat, faction: number, by: number): boolean {
  return setReputation(t, seat, faction, changed(t, seat, faction, by))
}

/** OR-REP-09: sets the marker to a value and returns whether it moved. */
export function setReputation(t: Rim, seat: Seat, faction: number, to: number): boolean {
  if (!wouldSetReputation(t, seat, faction, to)) return false
  const track = reputationOf(t, seat)
  const before = at(track, faction)
  track[faction] = to
  if (hasListener(t)) emitEvent(t, { type: 'reputation', seat, faction, before, now: to })
  return true
}
