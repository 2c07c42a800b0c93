import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'
import { mayMove } from './standing.ts'

// Apart from deals, because every table asks it, also that of a game without them.

/** Whether an offer waits for a seat: a seat with an offer can always refuse it. */
export function hasOffer<P extends Position>(game: Game<P>, t: P, seat: Seat): boolean {
  return mayMove(game, t, seat, 'refuse')
}
