import { cardOption } from '../../../../outer-rim/rules/effects/options.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import type { RimContext } from '../../../../outer-rim/rules/effects/vocabulary.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { handOverCard } from '../../../../outer-rim/rules/resources/gaining.ts'
import { fitting } from '../../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../../outer-rim/rules/rim.ts'
import { takePl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { cardsText } from '../../../../outer-rim/words/cards/filter-words.ts'
import { opponentInJob } from '../../jobs/jobs-for-two.ts'
import type { AddedOperations } from '../vocabulary.ts'

type Args = Parameters<AddedOperations['takeFromOpponent']['legal']>[1]

function takable(t: Rim, { cards }: Args, context: RimContext): number[] {
  const opponent = opponentInJob(context)
  return opponent === null ? [] : fitting(t, opponent, cards)
}

/**
 * UB-OJB-01, UB-ROT-09: a card keeps its side and what is on it; cards without a slot are then discarded (OR-SLOT-08).
 */
export const takeFromOpponent: AddedOperations['takeFromOpponent'] = {
  legal: (t, args, context) =>
    takable(t, args, context).length > 0 ? null : refuse('UB-OJB-01', 'nothingToTake'),
  picks: {
    kind: 'pickCardToTake',
    rules: ['UB-OJB-01'],
    from: takable,
    option: (t, _, __, piece) => cardOption(t, piece),
  },
  run(t, _, { seat }, __, [piece]) {
    if (piece === undefined) return
    const from = t.held.findIndex((cards) => cards.includes(piece))
    handOverCard(t, from, seat, piece)
  },
  words: {
    en: ({ cards }, mood) => you(mood, `take ${cardsText('en', cards, 1)} from your opponent`),
    pl: ({ cards }, mood) => `${takePl(mood)} ${cardsText('pl', cards, 1)} od przeciwnika`,
  },
  hint: () => worth.card,
}
