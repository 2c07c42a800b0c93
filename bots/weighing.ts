import {
  answer,
  type Decision,
  fastDice,
  type GameWithBots,
  type Position,
  type RandomBelow,
} from '@kantyna/kernel'
import { worthFor } from './playout.ts'

/** An answer and its worth so far, summed over all the guesses in which it was tried. */
export interface Weighed {
  readonly picks: readonly number[]
  /** Its error, the same in every guess. */
  readonly error?: number
  worth: number
}

/**
 * Tries each answer in one guess, plays on from there and adds the result. All answers get the same guess and the same
 * luck, so that their results differ only by the answers themselves.
 */
export function weigh<P extends Position>(
  game: GameWithBots<P>,
  guessed: P,
  decision: Decision,
  answers: readonly Weighed[],
  luck: number,
  playOut: (t: P, randomBelow: RandomBelow) => void,
): void {
  for (const each of answers) {
    const t = game.copy(guessed)
    answer(game, t, decision, each.picks)
    playOut(t, fastDice(luck).below)
    const worth = worthFor(game, t, decision.seat)
    each.worth += worth + (each.error ?? 0) * openness(worth)
  }
}

/**
 * How open a game still is: 1 if both sides may win, 0 if it is decided. It scales the errors of a level, so that no
 * level misjudges a decided game.
 */
function openness(worth: number): number {
  return 4 * worth * (1 - worth)
}

/** Best first; among equals, the one that was listed first. */
export function ranked(answers: readonly Weighed[]): readonly Weighed[] {
  return answers.toSorted((a, b) => b.worth - a.worth)
}
