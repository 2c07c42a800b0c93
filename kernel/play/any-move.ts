import type { RandomBelow } from '../chance/fast.ts'
import { anyAnswerTo } from './answers.ts'
import { listDecision } from './decision.ts'
import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'
import { type StandingMove, standingFor } from './standing.ts'

/** A standing move that can be made: by whom, which, and the codes picked for it. */
export interface MadeMove<P extends Position> {
  readonly seat: Seat
  readonly move: StandingMove<P>
  readonly picks: readonly number[]
}

/** Something that a seat may do while others are asked, at random; null where it may do nothing. */
export function anyMove<P extends Position>(
  game: Game<P>,
  t: P,
  seat: Seat,
  randomBelow: RandomBelow,
): MadeMove<P> | null {
  const moves = standingFor(game, t, seat)
  const move = moves[randomBelow(Math.max(1, moves.length))]
  const listed = move === undefined ? null : listDecision(t, move, seat, -1)
  if (move === undefined || listed === null) return null
  return { seat, move, picks: anyAnswerTo(t, move, listed, randomBelow) }
}
