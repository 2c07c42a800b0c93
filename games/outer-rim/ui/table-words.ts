import type { Lang } from '@kantyna/kernel'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { RimWords } from '../words/chapter.ts'
import { words } from '../words/game-words.ts'

const Context = createContext(words)

export const TableWordsProvider = Context.Provider

/** What questions, answers and refusals say at this table: with the expansions that are on it. */
export function useTableWords(lang: Lang): RimWords {
  return useContext(Context)[lang]
}
