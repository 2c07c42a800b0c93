import { fastDice } from '@kantyna/kernel'
import { random } from './random.ts'
import type { Bot } from './thinking.ts'

/** Thinks now and then, in so many of a hundred decisions, and answers at random otherwise. */
export function distracted(bot: Bot, percent: number): Bot {
  return (game, thinking) => {
    const { below } = fastDice(thinking.seed)
    const isAwake = below(100) < percent
    return (isAwake ? bot : random)(game, { ...thinking, seed: below(2 ** 31) })
  }
}
