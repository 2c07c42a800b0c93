import type { Lang } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import type { en } from './en.ts'
import { PerLanguage } from './per-language.ts'

/** The page's words around the table. A part of the page may have its own words in the same way. */
export type Words = typeof en

export const languageNames: Readonly<Record<Lang, string>> = { pl: 'Polski', en: 'English' }

const pageWords = new PerLanguage<Words>(async (lang) =>
  lang === 'pl' ? (await import('./pl.ts')).pl : (await import('./en.ts')).en,
)

export function openWords(lang: Lang): Promise<Words> {
  return pageWords.open(lang)
}

export function useWords(): Words {
  return pageWords.use(useLang())
}
