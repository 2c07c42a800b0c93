import type { Lang } from '@kantyna/kernel'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { words } from '../words/at-once.ts'
import type { RimWords } from '../words/chapter.ts'

const Context = createContext(words)

export const TableWordsProvider = Context.Provider

/** The words of questions, answers and refusals at this table, including those of its expansions. */
export function useTableWords(lang: Lang): RimWords {
  return useContext(Context)[lang]
}
