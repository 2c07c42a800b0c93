import type { CardFact } from '@kantyna/kernel'

/** What kind of thing a card is: the word before the colon of its thing. */
export function kindOf({ thing }: Pick<CardFact, 'thing'>): string {
  return thing.slice(0, thing.indexOf(':'))
}

/** The kinds among the cards, in the order in which they come up. */
export function kindsOf(cards: readonly Pick<CardFact, 'thing'>[]): readonly string[] {
  return [...new Set(cards.map(kindOf))]
}
