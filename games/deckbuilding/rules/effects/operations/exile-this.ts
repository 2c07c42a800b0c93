import { exilePl, secondPersonEn, secondPersonPl } from '../../../words/verbs.ts'
import { averageWorth, gainFrom } from '../../bots/card-worth.ts'
import { exile as exileCard } from '../../piles.ts'
import type { CardOperation } from '../operation.ts'

/** Only while the card itself is in play, as the price of something else. */
export const exileThis: CardOperation<object> = {
  legal: () => null,
  run: (t, _, { seat, source }) => exileCard(t, seat, source),
  words: {
    en: (_, mood) => secondPersonEn(mood, 'exile this card'),
    pl: (_, mood) => secondPersonPl(mood, `${exilePl(mood)} tę kartę`),
  },
  hint: (t, _, { seat, source }) => -gainFrom(source, averageWorth(t, seat)),
}
