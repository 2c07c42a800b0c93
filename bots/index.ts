import type { Game, Position } from '@kantyna/kernel'
import { greedy } from './greedy.ts'
import type { BotName } from './levels.ts'
import { random } from './random.ts'
import { search } from './search.ts'
import { sometimesRandom } from './sometimes-random.ts'
import type { Bot, Thinking } from './thinking.ts'

/** Budgets are counted, never timed: the same seed gives the same move on a slow phone. */
const bots: Readonly<Record<BotName, Bot>> = {
  random,
  greedy: greedy(4),
  beginner: sometimesRandom(greedy(1), 30),
  regular: search({ playouts: 48, turns: 1, decisions: 8 }),
  expert: search({ playouts: 800, turns: 4, decisions: 12 }),
}

/** What a bot of that name answers: codes of the decision's options, or a number alone. */
export function chooseAsBot<P extends Position>(
  game: Game<P>,
  name: BotName,
  thinking: Thinking<P>,
): readonly number[] {
  return bots[name](game, thinking)
}

export { type BotLevel, type BotName, botLevels, botNames } from './levels.ts'
export { botSeed } from './seed.ts'
export { moveAsBot, type Standing } from './standing.ts'
export type { Thinking } from './thinking.ts'
