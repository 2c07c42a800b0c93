import { at, hasListener } from '@kantyna/kernel'
import { lookAtPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { opponentOf } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import type { CardOperation } from '../operation.ts'
import { opponentHoldsCards } from '../shared.ts'
import { worth } from '../worth.ts'

/** From now on the player remembers the opponent's hand (DB-LOOK-01). */
export const lookAtHand: CardOperation<object> = {
  legal: opponentHoldsCards,
  run(t, _, { seat }) {
    const of = opponentOf(seat)
    const hand = at(t.hands, of)
    for (const card of hand) t.knowers[card] = at(t.knowers, card) | (1 << seat)
    if (hasListener(t))
      emitEvent(t, {
        type: 'lookedAtHand',
        seat,
        of,
        secret: { seats: [seat, of], cards: hand.toSorted((a, b) => a - b) },
      })
  },
  words: {
    en: (_, mood) => secondPersonEn(mood, 'look at your opponent’s hand'),
    pl: (_, mood) => secondPersonPl(mood, `${lookAtPl(mood)} karty na ręce przeciwnika`),
  },
  hint: () => worth.look,
}
