import { PerLanguage } from '../words/per-language.ts'
import { useLang } from './useSettings.ts'
import type { en } from './words/en.ts'

const settingsWords = new PerLanguage<typeof en>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export function useSettingsWords(): typeof en {
  return settingsWords.use(useLang())
}
