import type { GameWithBots, Position } from '@kantyna/kernel'
import { greedy } from './greedy.ts'
import { type BotLevel, type BotName, budgetIn } from './levels.ts'
import { random } from './random.ts'
import { search } from './search.ts'
import type { Bot, Thinking } from './thinking.ts'

const bots: Readonly<Record<BotName, Bot>> = {
  random,
  greedy: greedy(4),
  child: ofLevel('child'),
  beginner: ofLevel('beginner'),
  regular: ofLevel('regular'),
  veteran: ofLevel('veteran'),
  expert: ofLevel('expert'),
}

function ofLevel(level: BotLevel): Bot {
  return (game, thinking) => search(budgetIn(game, level))(game, thinking)
}

/** The answer of the bot with this name: codes of the decision's options, or a number. */
export function chooseAsBot<P extends Position>(
  game: GameWithBots<P>,
  name: BotName,
  thinking: Thinking<P>,
): readonly number[] {
  return bots[name](game, thinking)
}

export { type Advice, advise } from './advice.ts'
export { type HintDetails, type HintWords, hintLine, hintThings } from './hint-line.ts'
export { type LevelWords, levelLine } from './level-line.ts'
export { type BotLevel, type BotName, botLevels, botNames } from './levels.ts'
export { replyToOffer } from './offer-reply.ts'
export { botSeed } from './seed.ts'
export { answerOffer, moveAsBot, proposeAsBot } from './standing.ts'
export type { Thinking } from './thinking.ts'
