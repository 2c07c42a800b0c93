import { useLang } from '../../settings/useSettings.ts'
import { en } from './over-table-en.ts'
import { pl } from './over-table-pl.ts'

/**
 * The words of the components that open over the table now and then, or at its end. They are fetched with those
 * components, in both languages, so that a table can be shown without them.
 */
export type OverTableWords = typeof en

const words = { en, pl } as const

export function useOverTableWords(): OverTableWords {
  return words[useLang()]
}
