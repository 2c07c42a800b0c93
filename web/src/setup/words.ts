import { useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import type { en } from './words/en.ts'

export type SetupWords = typeof en

const setupWords = new PerLanguage<SetupWords>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export function useSetupWords(): SetupWords {
  return setupWords.use(useLang())
}
