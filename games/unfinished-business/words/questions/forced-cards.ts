import type { Lang } from '@kantyna/kernel'
import { ENCRYPTED_MESSAGE } from '../../rules/contacts/forced-gain.ts'

/** The base game's words for gaining a card, and the words used if it cannot be declined. */
const gains: Readonly<Record<Lang, readonly [gain: RegExp, forced: string]>> = {
  en: [/([Gg]ain this card)(?! \()/g, '$1 (you cannot decline it)'],
  pl: [/([Pp]ozyskaj tę kartę)(?! \()/g, '$1 (bez prawa odmowy)'],
}

/** UB-CLR-02: with the expansion, this card of the base game cannot be declined, and its text says so. */
export function asForced(lang: Lang, card: string, text: string): string {
  return card === ENCRYPTED_MESSAGE ? text.replace(...gains[lang]) : text
}
