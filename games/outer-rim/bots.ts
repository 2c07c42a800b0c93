import { botsOf } from './rules/bots/index.ts'
import { game } from './rules/game.ts'

/** What bots know of Outer Rim. */
export const bots = botsOf(game)
