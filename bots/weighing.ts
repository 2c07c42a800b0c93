import {
  answer,
  type Decision,
  fastDice,
  type GameWithBots,
  type Position,
  type RandomBelow,
} from '@kantyna/kernel'
import { worthFor } from './playout.ts'

/** An answer and what it was worth so far, summed over all the guesses it was tried in. */
export interface Weighed {
  readonly picks: readonly number[]
  /** How far off it is judged, every time. */
  readonly error?: number
  worth: number
}

/**
 * Gives each answer in one guess, plays on from there and adds what came of it. Every answer meets the same guess and
 * the same luck: only then do they differ by what they are worth.
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

/** Nobody misjudges what is decided: 1 where both may win, 0 where the game is won or lost. */
function openness(worth: number): number {
  return 4 * worth * (1 - worth)
}

/** Best first; of equals the one that was listed first. */
export function ranked(answers: readonly Weighed[]): readonly Weighed[] {
  return answers.toSorted((a, b) => b.worth - a.worth)
}
