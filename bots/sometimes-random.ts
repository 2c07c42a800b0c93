import { at, fastDice, guess } from '@kantyna/kernel'
import { candidates } from './candidates.ts'
import type { Bot } from './thinking.ts'

/** Lets the bot think in a given percentage of the decisions, and answers the others at random. */
export function sometimesRandom(bot: Bot, thinkingPercent: number): Bot {
  return (game, thinking) => {
    const randomBelow = fastDice(thinking.seed).below
    if (randomBelow(100) < thinkingPercent) return bot(game, { ...thinking, seed: randomBelow(2 ** 31) })
    const { view, decision } = thinking
    const answers = candidates(game, guess(game, view, [decision], randomBelow), decision, randomBelow)
    return at(answers, randomBelow(answers.length))
  }
}
