import { useLang } from '../settings/useSettings.ts'
import { PerLanguage } from '../words/per-language.ts'
import type { en } from './words/en.ts'

const sharingWords = new PerLanguage<typeof en>(async (lang) =>
  lang === 'pl' ? (await import('./words/pl.ts')).pl : (await import('./words/en.ts')).en,
)

export function useSharingWords(): typeof en {
  return sharingWords.use(useLang())
}
