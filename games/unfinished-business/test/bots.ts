import { botsWith } from '../../outer-rim/bots.ts'
import { botChanges } from '../bots.ts'

/** What bots know of the game with the expansion. */
export const bots = botsWith([botChanges])
