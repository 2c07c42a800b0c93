import { useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import type { en } from './words/en.ts'

const aboutWords = new PerLanguage<typeof en>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export function useAboutWords(): typeof en {
  return aboutWords.use(useLang())
}
