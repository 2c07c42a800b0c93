import { emitEvent } from '../../events.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardOperation } from '../operation.ts'
import { worth } from '../worth.ts'

const isAlreadyBound: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'noEffect' }

/** Two of them would mean the same purchase, so the second would do nothing. */
export const topNextPurchase: CardOperation<object> = {
  legal: (t) => (t.topsNext ? isAlreadyBound : null),
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
