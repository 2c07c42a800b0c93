import { exilePl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { averageWorth, gainFrom } from '../../bots/card-worth.ts'
import { exile as exileCard } from '../../market/piles.ts'
import type { CardOperation } from '../operation.ts'

/**
 * Exiles the card itself while it is in play, as the price of something else. The player chooses when, and can use the
 * card's values and attack first (DB-EXILE-03, DB-EXILE-04, DB-EXILE-09).
 */
export const exileThis: CardOperation<object> = {
  legal: () => null,
  run: (t, _, { seat, source }) => exileCard(t, seat, source),
  words: {
    en: (_, mood) => secondPersonEn(mood, 'exile this card'),
    pl: (_, mood) => secondPersonPl(mood, `${exilePl(mood)} tę kartę`),
  },
  hint: (t, _, { seat, source }) => -gainFrom(source, averageWorth(t, seat)),
}
