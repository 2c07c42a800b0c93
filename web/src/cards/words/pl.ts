import { counted, type PluralForms } from '@kantyna/kernel'
import type { en } from './en.ts'

const count = (number: number, forms: Required<PluralForms>) => counted('pl', number, forms)

/** The page of a game’s cards in Polish. */
export const pl: typeof en = {
  title: (game) => `Karty: ${game}`,
  search: 'Szukaj kart',
  origin: 'Źródło',
  any: 'wszystkie',
  kind: 'Pokaż',
  kinds: { 'bonus-kind': 'karty bonusów', card: 'karty ruchu', team: 'drużyny', space: 'pola' },
  copies: (number) =>
    count(number, { one: 'egzemplarz', few: 'egzemplarze', many: 'egzemplarzy', other: 'egzemplarza' }),
  found: (number) => count(number, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' }),
  nothing: 'Żadna karta nie pasuje. Spróbuj krótszego słowa albo pokaż wszystkie rodzaje.',
  provenance: { seed: 'z instrukcji', public: 'ze źródeł publicznych', original: 'nasz pomysł' },
  about: 'Pokaż źródła',
  provenanceSays: {
    seed: 'Znane z instrukcji gry.',
    public: 'Znane ze źródeł publicznych.',
    original: 'Nasz pomysł tam, gdzie źródła milczą.',
  },
}
