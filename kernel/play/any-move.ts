import type { RandomBelow } from '../chance/fast.ts'
import { anyAnswerTo } from './answers.ts'
import { listDecision } from './decision.ts'
import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'
import { type StandingMove, standingFor } from './standing.ts'

/** A legal standing move: the seat, the move and the codes picked for it. */
export interface MadeMove<P extends Position> {
  readonly seat: Seat
  readonly move: StandingMove<P>
  readonly picks: readonly number[]
}

/** A random standing move of a seat; null if it has none. */
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
