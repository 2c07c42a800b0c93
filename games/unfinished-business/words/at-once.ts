import type { WordChanges } from '../../outer-rim/words/chapter.ts'
import { setup } from './chapters/setup.ts'
import { automaName } from './log/automa-name.ts'

/** What the expansion changes of the words that a table needs at once. `word-changes.ts` has all of them. */
export const wordChanges: WordChanges = { chapters: [setup], automaName }
