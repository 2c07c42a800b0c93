import { emitEvent } from '../../events.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardOperation } from '../operation.ts'
import { worth } from '../worth.ts'

const topsNextAlready: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'noEffect' }

/**
 * Puts the player's next purchase on top of the deck. A second use before that purchase would do nothing, so it is
 * refused.
 */
export const topNextPurchase: CardOperation<object> = {
  legal: (t) => (t.topsNext ? topsNextAlready : null),
  run(t, _, { seat }) {
    t.topsNext = true
    emitEvent(t, { type: 'nextOnTop', seat })
  },
  words: {
    en: (_, mood) =>
      mood === 'infinitive'
        ? 'put the next card you buy this turn on top of your deck'
        : 'the next card you buy this turn goes on top of your deck',
    pl: (_, mood) =>
      mood === 'infinitive'
        ? 'położyć na wierzchu swojej talii następną kartę kupioną w tej turze'
        : 'następna karta, którą kupisz w tej turze, trafia na wierzch twojej talii',
  },
  hint: () => worth.look,
}
