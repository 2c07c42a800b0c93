import type { WordChanges } from '../../outer-rim/words/chapter.ts'
import { setup } from './chapters/setup.ts'
import { automaName } from './log/automa-name.ts'

/** The expansion's changes to the words that a table needs at once. `word-changes.ts` has all changes. */
export const wordChanges: WordChanges = { chapters: [setup], automaName }
