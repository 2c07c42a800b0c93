import { at, hasListener } from '@kantyna/kernel'
import { topCards } from '../../../words/cards/counts.ts'
import { lookAtPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { emitEvent } from '../../events.ts'
import type { CardOperation } from '../operation.ts'
import { hasGalaxyDeck, type LookArgs } from '../shared.ts'
import { worth } from '../worth.ts'

/** Only the player who looks sees the cards (DB-LOOK-01). */
export const lookAtTop: CardOperation<LookArgs> = {
  legal: hasGalaxyDeck,
  run(t, { cards }, { seat }) {
    const seen = t.galaxyDeck.slice(-cards)
    for (const card of seen) t.knowers[card] = at(t.knowers, card) | (1 << seat)
    if (hasListener(t))
      emitEvent(t, { type: 'lookedAtTop', seat, cards: seen.length, secret: { seats: [seat], cards: seen } })
  },
  words: {
    en: ({ cards }, mood) => secondPersonEn(mood, `look at ${topCards('en', cards)} of the galaxy deck`),
    pl: ({ cards }, mood) =>
      secondPersonPl(mood, `${lookAtPl(mood)} ${topCards('pl', cards)} talii galaktyki`),
  },
  hint: () => worth.look,
}
