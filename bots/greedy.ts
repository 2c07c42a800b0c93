import { at, type Decision, fastDice, guess } from '@kantyna/kernel'
import { candidates } from './candidates.ts'
import { playOn } from './playout.ts'
import type { Bot } from './thinking.ts'
import { ranked, type Weighed, weigh } from './weighing.ts'

/** After an answer, play continues until the next question of the same kind, or for this many decisions. */
const SETTLES_WITHIN = 6

/** Takes the answer that looks best once its consequences are resolved, on average over a few guesses. */
export function greedy(guesses: number): Bot {
  return (game, { view, decision, seed, shouldStop }) => {
    const randomBelow = fastDice(seed).below
    let guessed = guess(game, view, [decision], randomBelow)
    const answers = candidates(game, guessed, decision, randomBelow).map(
      (picks): Weighed => ({ picks, worth: 0 }),
    )
    if (answers.length === 1) return at(answers, 0).picks
    const isUnsettled = (open: Decision) => open.kind !== decision.kind || open.id < view.asked
    for (let made = 0; made < guesses; made++) {
      if (made > 0) {
        if (shouldStop?.() === true) break
        guessed = guess(game, view, [decision], randomBelow)
      }
      weigh(game, guessed, decision, answers, randomBelow(2 ** 31), (t, luck) =>
        playOn(game, t, luck, SETTLES_WITHIN, isUnsettled),
      )
    }
    return at(ranked(answers), 0).picks
  }
}
