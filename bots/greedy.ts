import { answer, at, type Decision, fastDice, guess } from '@kantyna/kernel'
import { candidates } from './candidates.ts'
import { playOn, worthFor } from './playout.ts'
import type { Bot } from './thinking.ts'

/** What an answer sets off is played out up to the next question of the same kind, or this far. */
const SETTLES_WITHIN = 6

/** Takes what looks best as soon as its consequences have settled, on average over a few guesses. */
export function greedy(guesses: number): Bot {
  return (game, { view, decision, seed, shouldStop }) => {
    const dice = fastDice(seed)
    const answers = candidates(decision, dice.below)
    if (answers.length === 1) return at(answers, 0)
    const isUnsettled = (open: Decision) => open.kind !== decision.kind || open.id < view.asked
    const worths = answers.map(() => 0)
    for (let made = 0; made < guesses; made++) {
      if (made > 0 && shouldStop?.() === true) break
      const guessed = guess(game, view, [decision], dice.below)
      // Every answer meets the same luck: only then do they differ by what they are worth.
      const luck = dice.below(2 ** 31)
      answers.forEach((picks, index) => {
        const t = game.copy(guessed)
        answer(game, t, decision, picks)
        playOn(game, t, fastDice(luck).below, SETTLES_WITHIN, isUnsettled)
        worths[index] = at(worths, index) + worthFor(game, t, decision.seat)
      })
    }
    return at(answers, worths.indexOf(Math.max(...worths)))
  }
}
