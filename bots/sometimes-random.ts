import { at, fastDice, guess } from '@kantyna/kernel'
import { candidates } from './candidates.ts'
import type { Bot } from './thinking.ts'

/** Thinks now and then, in so many of a hundred decisions; otherwise any answer worth weighing will do. */
export function sometimesRandom(bot: Bot, percent: number): Bot {
  return (game, thinking) => {
    const randomBelow = fastDice(thinking.seed).below
    if (randomBelow(100) < percent) return bot(game, { ...thinking, seed: randomBelow(2 ** 31) })
    const { view, decision } = thinking
    const answers = candidates(game, guess(game, view, [decision], randomBelow), decision, randomBelow)
    return at(answers, randomBelow(answers.length))
  }
}
