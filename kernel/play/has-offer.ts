import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'
import { mayMove } from './standing.ts'

// Apart from deals, because every table asks it, also that of a game without them.

/** Whether somebody's offer waits for a seat: whoever has one can refuse it, whatever else. */
export function hasOffer<P extends Position>(game: Game<P>, t: P, seat: Seat): boolean {
  return mayMove(game, t, seat, 'refuse')
}
