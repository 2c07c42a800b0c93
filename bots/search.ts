import { at, fastDice, type GameWithBots, guess, type Position, type RandomBelow } from '@kantyna/kernel'
import { candidates } from './candidates.ts'
import { playOn } from './playout.ts'
import type { Bot, Thinking } from './thinking.ts'
import { ranked, type Weighed, weigh } from './weighing.ts'

/** The budget of a search for one decision. */
export interface Budget {
  /** The number of playouts for a decision, for all its answers together. */
  readonly playouts: number
  /** The minimum number of turns in a playout before the position is judged. */
  readonly turns: number
  /** The minimum number of decisions in a playout: some games have very short turns. */
  readonly decisions: number
  /** The largest error in judging an answer, on the scale of evaluations: from 0 (lost) to 1 (won). */
  readonly error: number
}

/** More decisions than any turn has. Without this limit, a policy that never ends its turn would play on for ever. */
const LONGEST_TURN = 200

/** A game with costly playouts gets fewer of them, but not fewer than this, unless the budget is smaller. */
const LEAST_PLAYOUTS = 48

/** An error is one of this many steps, up or down. */
const ERROR_STEPS = 1000

/** A bot that gives the best answer of a search. */
export function search(budget: Budget): Bot {
  return (game, thinking) => at(searchAnswers(budget, game, thinking).best, 0).picks
}

/** The answers that a search has not dropped, the best first, and the number of guesses in which each was tried. */
export interface SearchResult {
  readonly best: readonly Weighed[]
  readonly guesses: number
}

/**
 * Plays on from every answer with the game's own policy, in one guess after another, and drops the worse half of the
 * answers after each round (sequential halving), so that most playouts compare answers of similar value.
 */
export function searchAnswers<P extends Position>(
  { playouts, turns, decisions, error }: Budget,
  game: GameWithBots<P>,
  { view, decision, seed, shouldStop }: Thinking<P>,
): SearchResult {
  const randomBelow = fastDice(seed).below
  let guessed = guess(game, view, [decision], randomBelow)
  let left: readonly Weighed[] = candidates(game, guessed, decision, randomBelow).map((picks) => ({
    picks,
    error: error === 0 ? 0 : error * (randomBelow(2 * ERROR_STEPS + 1) / ERROR_STEPS - 1),
    worth: 0,
  }))
  let best = left
  const rounds = Math.ceil(Math.log2(left.length))
  const playOut = playoutFor(game, guessed, Math.min(turns, game.playoutTurns ?? turns), decisions)
  const affordable = Math.min(playouts, Math.max(LEAST_PLAYOUTS, playouts / (game.playoutCost ?? 1)))
  let made = 0
  for (let round = 0; round < rounds; round++) {
    const enough = made + Math.max(1, Math.floor(affordable / rounds / left.length))
    for (; made < enough; made++) {
      if (made > 0) {
        if (shouldStop?.() === true) return { best: ranked(left), guesses: made }
        guessed = guess(game, view, [decision], randomBelow)
      }
      weigh(game, guessed, decision, left, randomBelow(2 ** 31), playOut)
    }
    best = ranked(left)
    left = best.slice(0, Math.ceil(left.length / 2))
  }
  return { best, guesses: made }
}

/** Plays on to a point at which a position can be judged fairly: between turns. */
function playoutFor<P extends Position>(
  game: GameWithBots<P>,
  now: P,
  turns: number,
  decisions: number,
): (t: P, randomBelow: RandomBelow) => void {
  return (t, randomBelow) => {
    let whose = game.whoseTurn(now)
    let begun = 0
    let made = 0
    playOn(game, t, randomBelow, turns * LONGEST_TURN, (open) => {
      if (game.whoseTurn(t) !== whose) {
        whose = game.whoseTurn(t)
        begun++
      }
      return begun < turns || made++ < decisions || !game.turnKinds.includes(open.kind)
    })
  }
}
