import { at } from '@kantyna/kernel'
import { putPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { type Duel, NOTHING, opponentOf } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { BOTH, hideFromSpectators } from '../../market/piles.ts'
import type { CardContext, CardOperation } from '../operation.ts'
import { oneOfEach, opponentHoldsCards, optionOfFace } from '../shared.ts'
import { worth } from '../worth.ts'

/** The hand is sorted, because its order is hidden from the opponent who looks at it. */
const shownHand = (t: Duel, _: object, { seat }: CardContext) =>
  at(t.hands, opponentOf(seat)).toSorted((a, b) => a - b)

/** Puts a card of the opponent's hand, which was just looked at, on top of the opponent's deck. */
export const putOnDeck: CardOperation<object> = {
  legal: opponentHoldsCards,
  picks: {
    kind: 'pickTop',
    rules: ['DB-ABIL-11'],
    ...oneOfEach,
    from: shownHand,
    option: (t, args, context, card) => optionOfFace(t, shownHand(t, args, context), card),
  },
  run(t, _, { seat }, __, [card = NOTHING]) {
    const of = opponentOf(seat)
    if (at(t.hands, of).length > 1) hideFromSpectators(t, at(t.hands, of))
    t.hands[of] = at(t.hands, of).filter((other) => other !== card)
    at(t.decks, of).push(card)
    t.knowers[card] = at(t.knowers, card) | BOTH
    emitEvent(t, { type: 'putOnDeck', seat, of, secret: { seats: [0, 1], card } })
  },
  words: {
    en: (_, mood) => secondPersonEn(mood, 'put 1 of those cards on top of their deck'),
    pl: (_, mood) => secondPersonPl(mood, `${putPl(mood)} 1 z tych kart na wierzchu jego talii`),
  },
  hint: () => worth.opponentCard,
}
