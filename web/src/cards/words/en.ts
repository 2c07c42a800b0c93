import { counted, type PluralForms } from '@kantyna/kernel'

const count = (number: number, forms: PluralForms) => counted('en', number, forms)

/** The page of a game’s cards in English. */
export const en = {
  title: (game: string) => `Cards: ${game}`,
  search: 'Search the cards',
  origin: 'Source',
  any: 'all',
  kind: 'Show',
  /** The names of kinds, by the word before the colon of a thing. Other kinds are shown by that word. */
  kinds: {
    'bonus-kind': 'bonus cards',
    card: 'movement cards',
    team: 'teams',
    space: 'spaces',
  } as { readonly [kind: string]: string },
  copies: (number: number) => count(number, { one: 'copy', other: 'copies' }),
  found: (number: number) => count(number, { one: 'card', other: 'cards' }),
  nothing: 'No card matches. Try a shorter word, or show all kinds.',
  provenance: { seed: 'from the rulebook', public: 'from public sources', original: 'our own' },
  about: 'Show sources',
  provenanceSays: {
    seed: 'Known from the game’s own rulebook.',
    public: 'Known from public sources.',
    original: 'Our own idea, where the sources are silent.',
  },
}
