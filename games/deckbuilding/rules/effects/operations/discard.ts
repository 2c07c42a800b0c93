import { at } from '@kantyna/kernel'
import { cardCount } from '../../../words/cards/counts.ts'
import { discardPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { playWorthOf } from '../../bots/card-worth.ts'
import { NOTHING } from '../../duel.ts'
import { discardFromHand } from '../../market/piles.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardOperation } from '../operation.ts'
import { oneOfEach, optionOfFace } from '../shared.ts'

interface DiscardArgs {
  /** No card asks for more than one. */
  readonly cards: 1
}

const emptyHand: DuelRefusal = { rule: 'DB-DISCARD-01', reason: 'emptyHand' }

/** Discards a card from the player's own hand, as the price of something else. */
export const discard: CardOperation<DiscardArgs> = {
  legal: (t, _, { seat }) => (at(t.hands, seat).length > 0 ? null : emptyHand),
  picks: {
    kind: 'pickDiscard',
    rules: ['DB-DISCARD-02', 'DB-DISCARD-03'],
    ...oneOfEach,
    from: (t, _, { seat }) => at(t.hands, seat),
    option: (t, _, { seat }, card) => optionOfFace(t, at(t.hands, seat), card),
  },
  run: (t, _, { seat }, __, [card = NOTHING]) => discardFromHand(t, seat, card),
  words: {
    en: ({ cards }, mood) => secondPersonEn(mood, `discard ${cardCount('en', cards)} from your hand`),
    pl: ({ cards }, mood) => secondPersonPl(mood, `${discardPl(mood)} ${cardCount('pl', cards)} z ręki`),
  },
  hint(t, _, { seat }) {
    const hand = at(t.hands, seat)
    return hand.length === 0 ? 0 : -Math.min(...hand.map(playWorthOf))
  },
}
