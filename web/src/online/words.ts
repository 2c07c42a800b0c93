import type { Lang } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import type { en } from './words/en.ts'

export type OnlineWords = typeof en

const onlineWords = new PerLanguage<OnlineWords>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export function openOnlineWords(lang: Lang): Promise<OnlineWords> {
  return onlineWords.open(lang)
}

export function useOnlineWords(): OnlineWords {
  return onlineWords.use(useLang())
}
