import { cardOption } from '../../../../outer-rim/rules/effects/options.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { fitting } from '../../../../outer-rim/rules/holding.ts'
import { cardsSaid } from '../../../../outer-rim/words/card-filters.ts'
import { putPl, you } from '../../../../outer-rim/words/effect-words.ts'
import { putTokenOnCard } from '../../tokens.ts'
import type { AddedOperations } from '../vocabulary.ts'

/** UB-FACT-73. */
export const tokenOnCard: AddedOperations['tokenOnCard'] = {
  legal: (t, { cards }, { seat }) =>
    fitting(t, seat, cards).length > 0 ? null : refuse('UB-FACT-73', 'noCardForToken'),
  picks: {
    kind: 'pickCardForToken',
    rules: ['UB-FACT-73'],
    from: (t, { cards }, { seat }) => fitting(t, seat, cards),
    option: (t, _, __, piece) => cardOption(t, piece),
  },
  run(t, _, { seat }, __, [piece]) {
    if (piece !== undefined) putTokenOnCard(t, seat, piece)
  },
  words: {
    en: ({ cards }, mood) =>
      you(mood, `put 1 goal token on a card of yours: ${cardsSaid('en', cards, 1).replace(/^1 /, '')}`),
    pl: ({ cards }, mood) =>
      `${putPl(mood)} 1 żeton celu na swojej karcie: ${cardsSaid('pl', cards, 1).replace(/^1 /, '')}`,
  },
  hint: () => worth.fame / 3,
}
