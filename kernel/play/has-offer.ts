import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'
import { mayMove } from './standing.ts'

// Not in deals.ts, because the table of every game calls it, even if the game has no deals.

/** Whether an offer waits for a seat: a seat with an offer can always refuse it. */
export function hasOffer<P extends Position>(game: Game<P>, t: P, seat: Seat): boolean {
  return mayMove(game, t, seat, 'refuse')
}
