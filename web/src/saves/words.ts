import type { Lang } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import type { en } from './words/en.ts'

const recordWords = new PerLanguage<typeof en>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export type RecordWords = typeof en

export function openRecordWords(lang: Lang): Promise<RecordWords> {
  return recordWords.open(lang)
}

export function useRecordWords(): RecordWords {
  return recordWords.use(useLang())
}
