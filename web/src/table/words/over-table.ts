import { useLang } from '../../settings/useSettings.ts'
import { en } from './over-table-en.ts'
import { pl } from './over-table-pl.ts'

/**
 * What is said by what opens over the table now and then, or at its end. It is fetched with that, in both languages, so
 * that a table stands without it.
 */
export type OverTableWords = typeof en

const words = { en, pl } as const

export function useOverTableWords(): OverTableWords {
  return words[useLang()]
}
