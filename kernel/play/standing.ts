import { type DecisionKind, listDecision } from './decision.ts'
import { at, Fault } from './fault.ts'
import type { Game } from './game.ts'
import { kindOf } from './kinds.ts'
import type { Position, Seat } from './position.ts'
import { proceed } from './proceed.ts'

/**
 * What a seat may do while somebody is asked something, also in the middle of an effect: give credits, arrange its
 * board, make or answer an offer, take a free action of its own turn. It never holds the table up: nobody is waited for
 * because of it. What is asked is asked again afterwards, under the same id, with whatever can be answered then.
 */
export interface StandingMove<P extends Position> extends DecisionKind<P> {
  /** Carries it out at once, or calls a routine that does before the interrupted question is asked again. */
  take(t: P, seat: Seat, picks: readonly number[]): void
  /**
   * Changes nothing that anybody's choices go by: an offer that is made or refused, a board put in order. It stands
   * in nobody's way who takes something back.
   */
  readonly isTalk?: boolean
}

/** What a game lets seats do while others are asked, and how often: a number that players are told. */
export interface StandingMoves<P extends Position> {
  readonly moves: { readonly [name: string]: StandingMove<P> }
  /** How many moves a seat may make before the counts are reset. */
  readonly limit: number
  /** How many each seat has made: a field of the position that ends with a turn, or whatever the game resets. */
  made(t: P): number[]
}

/** Whether anybody sits there: choices from outside may name any seat. */
export function isSeat({ seats }: Position, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
}

/** The moves that are open to a seat now, by name: none while nobody is asked, or when it has made its share. */
export function standingFor<P extends Position>(game: Game<P>, t: P, seat: Seat): StandingMove<P>[] {
  const { standing } = game
  if (standing === undefined || t.outcome !== null || t.open.length === 0 || !isSeat(t, seat)) return []
  // A seat that plays by rules of its own does what they say, and nothing besides.
  if ((t.automas & (1 << seat)) !== 0) return []
  if (at(standing.made(t), seat) >= standing.limit) return []
  return Object.values(standing.moves).filter((move) => isPossible(t, move, seat))
}

function isPossible<P extends Position>(t: P, move: StandingMove<P>, seat: Seat): boolean {
  return move.shape === 'number' || move.list(t, seat).length > 0
}

/** Makes a move that is known to be legal; then what was asked is asked again. */
export function takeStanding<P extends Position>(
  game: Game<P>,
  t: P,
  move: StandingMove<P>,
  seat: Seat,
  picks: readonly number[],
): void {
  const { standing } = game
  if (standing === undefined) throw new Fault(`no standing move ${move.name}`)
  const made = standing.made(t)
  made[seat] = at(made, seat) + 1
  const asking = at(t.stack, t.stack.length - 1)
  const { open, askedBy } = t
  const isPartlyAnswered = t.answers.length > 0
  // A move may ask something itself, by opening a window: that must not be mixed up with what is asked already.
  if (!isPartlyAnswered) t.open = []
  move.take(t, seat, picks)
  const isInterrupted = t.stack[t.stack.length - 1] !== asking
  const isEnded = t.jump !== null || t.outcome !== null
  if (isPartlyAnswered && !isEnded) {
    if (isInterrupted) throw new Fault(`${move.name} interrupts a question that others have answered already`)
    relist(game, t)
    return
  }
  if (isEnded) t.open = []
  // Where nothing comes in between, the questions keep their ids: answers on their way still find them.
  else if (!isInterrupted) t.asked = at(open, 0).id
  asking.stage = askedBy
  proceed(game, t)
}

/** Lists the questions anew that are still open while others have been answered. */
function relist<P extends Position>(game: Game<P>, t: P): void {
  t.open = t.open.flatMap((open) => listDecision(t, kindOf(game, open), open.seat, open.id) ?? [])
  if (t.open.length === 0) proceed(game, t)
}
