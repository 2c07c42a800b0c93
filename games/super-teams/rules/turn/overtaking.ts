import { at } from '@kantyna/kernel'
import { isRacing, ownerOf, placeOf, type Race, sideOf, type TurnFrame } from '../race.ts'

/**
 * The opponent's ship that has overtaken a ship this turn, or null. Only resting places count (SG-08): the
 * other ship started on the same space or behind (ST-TOW-02), and came to rest ahead. A towed ship overtakes
 * like any other (SG-12).
 */
export function overtakenBy(t: Race, turn: TurnFrame, ship: number): number | null {
  if (!isRacing(t, ship)) return null
  const place = placeOf(t, ship)
  const side = sideOf(t.seats, ownerOf(t, ship))
  for (let trip = 0; trip < turn.moved.length; trip++) {
    const other = at(turn.moved, trip)
    const isPassed = at(turn.cameFrom, trip) <= place && placeOf(t, other) > place
    if (isPassed && sideOf(t.seats, ownerOf(t, other)) !== side) return other
  }
  return null
}

/**
 * Whether a ship has had its one bonus card this turn, whichever player played it (ST-BONUS-05, ST-BONUS-08,
 * ST-TOW-08).
 */
export function hasBonusThisTurn(turn: TurnFrame, ship: number): boolean {
  return (turn.shipsWithBonus & (1 << ship)) !== 0
}
