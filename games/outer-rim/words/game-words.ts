import { type WordChanges, wordsOf } from './chapter.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** All words of the game with these expansions. */
export function wordsWith(changes: readonly WordChanges[]) {
  return wordsOf({ pl, en }, changes)
}

/** The words of the base game alone. */
export const words = wordsWith([])
