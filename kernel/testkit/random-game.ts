import {
  answer,
  anyAnswer,
  anyMove,
  begin,
  type Choice,
  type Claims,
  fastDice,
  type Game,
  Match,
  newChance,
  type Position,
  type RandomBelow,
  type Seat,
  takeStanding,
  writeFor,
  writePicks,
} from '../index.ts'

/** A game with a seat count and a set of options to test it with. */
export interface GameCase<P extends Position, O extends object> {
  readonly game: Game<P, O>
  readonly seats: number
  readonly options: O
  /** The seats of automas. */
  readonly automas?: readonly Seat[]
  readonly isMasked?: boolean
  /** The claims of the game's drawings about options, to compare with the rules. */
  readonly claims?: Claims<P>
}

/** The probability that a seat makes a standing move, if the game has any. */
export const DECISIONS_PER_MOVE = 6

/** Plays a game with random choices on the fast generator; `at` sees every position that waits for a choice. */
export function randomGame<P extends Position, O extends object>(
  { game, seats, options, automas = [], isMasked = false }: GameCase<P, O>,
  seed: number,
  at: (t: P, decisions: number) => void = () => undefined,
): { readonly t: P; readonly decisions: number } {
  const dice = fastDice(seed)
  const t = begin(game, { seats, automas, isMasked }, options, newChance(seed, game.streams))
  let decisions = 0
  while (t.outcome === null && decisions < game.longestGame) {
    at(t, decisions)
    const move = dice.below(DECISIONS_PER_MOVE) === 0 ? randomMove(game, t, dice.below) : null
    const open = t.open[dice.below(t.open.length)]
    if (open === undefined) break
    if (move === null) answer(game, t, open, anyAnswer(game, t, open, dice.below))
    else takeStanding(game, t, move.move, move.seat, move.picks)
    decisions++
  }
  return { t, decisions }
}

/** A random standing move; null if there is none. */
export function randomMove<P extends Position>(game: Game<P>, t: P, randomBelow: RandomBelow) {
  return game.standing === undefined ? null : anyMove(game, t, randomBelow(t.seats), randomBelow)
}

/** A key of 64 hex digits that only tests use. */
export function testKey(seed: number): string {
  const dice = fastDice(seed)
  return Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('')
}

export function newTestMatch<P extends Position, O extends object>(
  { game, seats, options, automas = [], isMasked = false }: GameCase<P, O>,
  seed: number,
  persons = seats,
): Match<P, O> {
  return new Match(game, {
    options,
    isMasked,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Seat ${seat + 1}`,
      kind: automas.includes(seat) ? 'automa' : seat < persons ? 'person' : 'bot',
    })),
    seed: testKey(seed),
    contributions: Array.from({ length: seats - automas.length }, (_, seat) => testKey(seed * 31 + seat + 1)),
  })
}

/** A random legal choice, as it would come from outside. */
export function anyChoice<P extends Position, O extends object>(
  match: Match<P, O>,
  randomBelow: RandomBelow,
): Choice | null {
  const { position, game } = match
  const move = randomBelow(DECISIONS_PER_MOVE) === 0 ? randomMove(game, position, randomBelow) : null
  if (move !== null) {
    return {
      seat: move.seat,
      move: move.move.name,
      picks: writeFor(position, move.move, move.seat, move.picks),
    }
  }
  const open = position.open[randomBelow(Math.max(1, position.open.length))]
  if (open === undefined) return null
  const picks = writePicks(game, position, open, anyAnswer(game, position, open, randomBelow))
  return { seat: open.seat, decision: open.id, picks }
}

/** A whole match with random choices through the public interface: ids, records, fair chance. */
export function randomMatch<P extends Position, O extends object>(
  gameCase: GameCase<P, O>,
  seed: number,
  at: (match: Match<P, O>) => void = () => undefined,
): Match<P, O> {
  const dice = fastDice(seed)
  const match = newTestMatch(gameCase, seed)
  while (!match.isOver && match.entries.length < gameCase.game.longestGame) {
    at(match)
    const choice = anyChoice(match, dice.below)
    if (choice === null || !match.choose(choice).ok) break
  }
  return match
}

export function seatsOf(t: { readonly seats: number }): (Seat | null)[] {
  return [null, ...Array.from({ length: t.seats }, (_, seat) => seat)]
}
