import {
  type Decision,
  everyAnswerTo,
  fastDice,
  type GameWithBots,
  guess,
  listDecision,
  type MadeMove,
  type Move,
  numberAt,
  type Position,
  type Seat,
  type StandingMove,
  standingFor,
  takeStanding,
  type View,
  writeFor,
} from '@kantyna/kernel'
import { worthFor } from './playout.ts'

/** What a bot is told when it may make a standing move. */
export interface MoveSituation<P extends Position> {
  readonly seat: Seat
  readonly view: View<P>
  /** The seat's own question, if it has one. */
  readonly decisions: readonly Decision[]
  readonly seed: number
}

/** Moves with more variants than this are not weighed. */
const MOST_WAYS = 24
const GUESSES = 3
/** Smaller differences are rounding errors. */
const WORTHWHILE = 1e-9

/**
 * The standing move of a bot, or null. It is the move that improves its position most, judged immediately and in a few
 * guesses; otherwise the move that its game proposes. The bot refuses an offer that it neither accepts nor counters, so
 * that nobody waits for an answer. Playouts make no standing moves, except free actions that the game proposes.
 */
export function moveAsBot<P extends Position>(
  game: GameWithBots<P>,
  situation: MoveSituation<P>,
): MadeMove<P> | null {
  const isWeighed = ({ isTalk }: StandingMove<P>) => isTalk !== true && game.proposesFreeActions !== true
  return considerMoves(game, situation, isWeighed)?.made ?? null
}

/**
 * A bot's reply to one of the offers that wait for it, by ids as in choices: accepts one that improves its position,
 * makes a counter-offer, or refuses. Null if there is none.
 */
export function answerOffer<P extends Position>(
  game: GameWithBots<P>,
  situation: MoveSituation<P>,
): Move | null {
  return moveInIds(considerMoves(game, situation, ({ name }) => name === 'accept'))
}

/** The move that a bot makes before it answers its question, by ids as in choices; null if it just answers. */
export function proposeAsBot<P extends Position>(
  game: GameWithBots<P>,
  { seat, view, decisions, seed }: MoveSituation<P>,
): Move | null {
  if (game.propose === undefined) return null
  const guessed = guess(game, view, decisions, fastDice(seed).below)
  const made = proposedMove(game, guessed, seat)
  return made === null ? null : moveInIds({ made, guessed })
}

interface Considered<P extends Position> {
  readonly made: MadeMove<P>
  /** The guess in which the move was considered. */
  readonly guessed: P
}

function moveInIds<P extends Position>(considered: Considered<P> | null): Move | null {
  if (considered === null) return null
  const { seat, move, picks } = considered.made
  return { seat, move: move.name, picks: writeFor(considered.guessed, move, seat, picks) }
}

/** The move that the game proposes to a seat, if the rules allow it. */
function proposedMove<P extends Position>(game: GameWithBots<P>, t: P, seat: Seat): MadeMove<P> | null {
  const proposed = game.propose?.(t, seat) ?? null
  if (proposed === null) return null
  const move = standingFor(game, t, seat).find(({ name }) => name === proposed.move)
  const { picks } = proposed
  if (move === undefined || !move.list(t, seat).includes(numberAt(picks, 0))) return null
  return { seat, move, picks }
}

/** The best of the weighed moves if it improves the seat's position, else a proposal, else a refusal. */
function considerMoves<P extends Position>(
  game: GameWithBots<P>,
  { seat, view, decisions, seed }: MoveSituation<P>,
  isWeighed: (move: StandingMove<P>) => boolean,
): Considered<P> | null {
  const randomBelow = fastDice(seed).below
  const guessed = guess(game, view, decisions, randomBelow)
  const moves = standingFor(game, guessed, seat)
  if (moves.length === 0) return null
  const gains = moves.flatMap((move) => (isWeighed(move) ? waysOf(guessed, move, seat) : []))
  const others = Array.from({ length: gains.length === 0 ? 0 : GUESSES - 1 }, () =>
    guess(game, view, decisions, randomBelow),
  )
  for (const world of [guessed, ...others]) {
    for (const way of gains) {
      // Compares the move with one that does nothing. After both, the game asks its question again, and both skip a
      // question that cannot be answered in this guess.
      const idle = { ...way, move: { ...way.move, take: () => undefined } }
      way.gain += worthAfter(game, world, way) - worthAfter(game, world, idle)
    }
  }
  const [best] = gains.toSorted((a, b) => b.gain - a.gain)
  const isBetter = best !== undefined && best.gain > WORTHWHILE
  const made = isBetter ? best : (proposedMove(game, guessed, seat) ?? refusalMove(guessed, moves, seat))
  return made === null ? null : { made, guessed }
}

interface WeighedMove<P extends Position> extends MadeMove<P> {
  gain: number
}

function waysOf<P extends Position>(t: P, move: StandingMove<P>, seat: Seat): WeighedMove<P>[] {
  const listed = listDecision(t, move, seat, -1)
  const ways = listed === null ? null : everyAnswerTo(t, move, listed, MOST_WAYS)
  return (ways ?? []).map((picks) => ({ seat, move, picks, gain: 0 }))
}

/** The worth of a position after a move. In a guess in which hidden facts forbid the move, it has no effect. */
function worthAfter<P extends Position>(
  game: GameWithBots<P>,
  world: P,
  { seat, move, picks }: MadeMove<P>,
): number {
  const t = game.copy(world)
  if (move.shape !== 'number' && !move.list(t, seat).includes(numberAt(picks, 0)))
    return worthFor(game, t, seat)
  takeStanding(game, t, move, seat, picks)
  return worthFor(game, t, seat)
}

function refusalMove<P extends Position>(
  t: P,
  moves: readonly StandingMove<P>[],
  seat: Seat,
): MadeMove<P> | null {
  const move = moves.find(({ name }) => name === 'refuse')
  const [offer] = move?.list(t, seat) ?? []
  return move === undefined || offer === undefined ? null : { seat, move, picks: [offer] }
}
