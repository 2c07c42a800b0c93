import type { Lang } from '@kantyna/kernel'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { RimWords } from '../words/chapter.ts'
import { words } from '../words/game-words.ts'

const Context = createContext(words)

export const TableWordsProvider = Context.Provider

/** The words of questions, answers and refusals at this table, including those of its expansions. */
export function useTableWords(lang: Lang): RimWords {
  return useContext(Context)[lang]
}
