import type { Lang } from '@kantyna/kernel'
import { useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import type { en } from './words/en.ts'

const lessonWords = new PerLanguage<typeof en>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export function useLessonWords(): typeof en {
  return lessonWords.use(useLang())
}

/** Fetches the words of lessons, at the same time as the page. */
export function openLessonWords(lang: Lang): Promise<typeof en> {
  return lessonWords.open(lang)
}
