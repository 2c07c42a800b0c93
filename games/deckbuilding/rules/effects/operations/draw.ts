import { cardCount } from '../../../words/cards/counts.ts'
import { amountText } from '../../../words/cards/phrases.ts'
import { drawPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { drawable, draw as drawCards } from '../../market/piles.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardAmount } from '../language.ts'
import type { CardOperation } from '../operation.ts'
import { worth } from '../worth.ts'

interface DrawArgs {
  readonly cards: CardAmount
}

const nothingToDraw: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'nothingToDraw' }

export const draw: CardOperation<DrawArgs> = {
  legal: (t, _, { seat }) => (drawable(t, seat) > 0 ? null : nothingToDraw),
  run: (t, { cards }, context, language) => drawCards(t, context.seat, language.amount(t, cards, context)),
  words: {
    en: ({ cards }, mood, say) => secondPersonEn(mood, `draw ${amountText('en', cards, say, cardCount)}`),
    pl: ({ cards }, mood, say) =>
      secondPersonPl(mood, `${drawPl(mood)} ${amountText('pl', cards, say, cardCount)}`),
  },
  hint: (t, { cards }, context, language) => language.amount(t, cards, context) * worth.card,
}
