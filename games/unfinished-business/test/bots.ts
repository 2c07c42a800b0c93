import { botsWith } from '../../outer-rim/bots.ts'
import { botChanges } from '../bots.ts'

/** The bots of the game with the expansion. */
export const bots = botsWith([botChanges])
