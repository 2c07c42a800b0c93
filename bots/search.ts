import { at, fastDice, type GameWithBots, guess, type Position, type RandomBelow } from '@kantyna/kernel'
import { candidates } from './candidates.ts'
import { playOn } from './playout.ts'
import type { Bot, Thinking } from './thinking.ts'
import { ranked, type Weighed, weigh } from './weighing.ts'

/** What a search may spend on a decision. */
export interface Budget {
  /** How many playouts a decision may cost, all its answers together. */
  readonly playouts: number
  /** How many turns a playout goes on for before the position is judged, at least. */
  readonly turns: number
  /** How many decisions it goes on for, at least: some games have very short turns. */
  readonly decisions: number
  /** How far off it may judge an answer, on the scale of evaluations: from 0 (lost) to 1 (won). */
  readonly error: number
}

/** No turn has more decisions than this; a policy that never ends its turn would play on for good. */
const LONGEST_TURN = 200

/** Fewer playouts than this are made for no game, unless a budget says so. */
const LEAST_PLAYOUTS = 48

/** Errors are drawn in this many steps up and as many down. */
const ERROR_STEPS = 1000

/** Answers what a search finds best. */
export function search(budget: Budget): Bot {
  return (game, thinking) => at(searched(budget, game, thinking).best, 0).picks
}

/** The answers that a search could not drop, the best first, and in how many guesses each of them was tried. */
export interface Searched {
  readonly best: readonly Weighed[]
  readonly guesses: number
}

/**
 * Plays on from every answer with the game's own policy, in one guess after another, and drops the worse half of the
 * answers after each round (sequential halving): most playouts go to answers that are hard to tell apart.
 */
export function searched<P extends Position>(
  { playouts, turns, decisions, error }: Budget,
  game: GameWithBots<P>,
  { view, decision, seed, shouldStop }: Thinking<P>,
): Searched {
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

/** Plays on to where a position can be judged fairly: between turns. */
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
