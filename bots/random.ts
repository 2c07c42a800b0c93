import { anyAnswer, fastDice, guess } from '@kantyna/kernel'
import type { Bot } from './thinking.ts'

/** Picks any legal answer. */
export const random: Bot = (game, { view, decision, seed }) => {
  const { below } = fastDice(seed)
  return anyAnswer(game, guess(game, view, [decision], below), decision, below)
}
