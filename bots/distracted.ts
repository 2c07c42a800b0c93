import { at, fastDice, guess } from '@kantyna/kernel'
import { candidates } from './candidates.ts'
import type { Bot } from './thinking.ts'

/** Thinks now and then, in so many of a hundred decisions; otherwise any answer worth weighing will do. */
export function distracted(bot: Bot, percent: number): Bot {
  return (game, thinking) => {
    const { below } = fastDice(thinking.seed)
    if (below(100) < percent) return bot(game, { ...thinking, seed: below(2 ** 31) })
    const { view, decision } = thinking
    const answers = candidates(game, guess(game, view, [decision], below), decision, below)
    return at(answers, below(answers.length))
  }
}
