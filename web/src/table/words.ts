import { useLang } from '../settings/useSettings.ts'
import type { InBoth } from '../words/words.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

/** What is said at the table, in its replay, in lessons and about chance. */
export type TableWords = typeof en

const tableWords: InBoth<TableWords> = { en, pl }

export function useTableWords(): TableWords {
  return tableWords[useLang()]
}
