import type { Lang } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import type { en } from './words/en.ts'

/** The words of the table, its replay, lessons and the fairness page. */
export type TableWords = typeof en

const tableWords = new PerLanguage<TableWords>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export function openTableWords(lang: Lang): Promise<TableWords> {
  return tableWords.open(lang)
}

export function useTableWords(): TableWords {
  return tableWords.use(useLang())
}
