import { at, isUnderWay, type Seat, scopeOf } from '@kantyna/kernel'
import type { CombatFrame } from '../frames.ts'
import { isMostFamous } from '../reputation/fame.ts'
import { isAutoma } from '../resources/holding.ts'
import type { PublicRim, Rim } from '../rim.ts'
import type { PlayerFilter } from './vocabulary.ts'

/** The players that cards refer to. */

/** The players who fit a filter, in turn order starting with the given seat. That seat itself fits only `most`. */
export function matchingPlayers(t: PublicRim, seat: Seat, { where = 'here', fame }: PlayerFilter): Seat[] {
  const matching: Seat[] = []
  const space = at(t.spaces, seat)
  const own = at(t.fame, seat)
  for (let step = fame === 'most' ? 0 : 1; step < t.seats; step++) {
    const other = (seat + step) % t.seats
    const theirs = at(t.fame, other)
    if (where === 'here' && at(t.spaces, other) !== space) continue
    if (fame === 'more' && theirs <= own) continue
    if (fame === 'notLess' && theirs < own) continue
    if (fame === 'most' && !isMostFamous(t, other)) continue
    matching.push(other)
  }
  return matching
}

/** The other player in the current combat; outside a combat, the next player. */
export function opponentOf(t: Rim, seat: Seat): Seat {
  if (isUnderWay(t, 'combat')) {
    const { sides } = scopeOf(t, 'combat') as CombatFrame // every frame of this routine has this type
    const other = sides[0].seat === seat ? sides[1].seat : sides[0].seat
    if (other !== null) return other
  }
  return (seat + 1) % t.seats
}

/**
 * The most famous player, without a question. If the active player should pick among tied ones, the tree binds
 * `mostFamous` with `choosePlayer` first (OR-TIE-01).
 */
export function mostFamousPlayer(t: Rim): Seat {
  for (let step = 0; step < t.seats; step++) {
    const seat = (t.active + step) % t.seats
    if (isMostFamous(t, seat)) return seat
  }
  return t.active
}

/** Another player in the same space, or the seat itself if there is none. */
export function playerHereWith(t: Rim, seat: Seat): Seat {
  return matchingPlayers(t, seat, {})[0] ?? seat
}

/** Whether another player could give the player credits during an effect (OR-TRADE-10, OR-TRADE-13). */
export function couldBeGivenCredits(t: Rim, seat: Seat): boolean {
  for (let other = 0; other < t.seats; other++) {
    if (other === seat || at(t.credits, other) === 0 || isAutoma(t, other)) continue // OR-GAP-60: the AI player gives none
    if (seat === t.active || other === t.active) return true
  }
  return false
}
