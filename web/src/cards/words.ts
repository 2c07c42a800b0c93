import { useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import type { en } from './words/en.ts'

const cardsWords = new PerLanguage<typeof en>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export function useCardsWords(): typeof en {
  return cardsWords.use(useLang())
}
