import { botsOf } from '../outer-rim/rules/bots/index.ts'
import { game } from './rules/game.ts'

/** What bots know of the game with the expansion. */
export const bots = botsOf(game)
