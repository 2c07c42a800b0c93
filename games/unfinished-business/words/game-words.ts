import { wordsWith } from '../../outer-rim/words/game-words.ts'
import { wordChanges } from './word-changes.ts'

/** The words of Outer Rim with this expansion and no other. */
export const words = wordsWith([wordChanges])
