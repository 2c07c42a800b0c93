import type { Lang } from '@kantyna/kernel'
import { cardOption } from '../../../../outer-rim/rules/effects/options.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import type { CardFilter } from '../../../../outer-rim/rules/effects/vocabulary.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { fitting } from '../../../../outer-rim/rules/resources/holding.ts'
import { cardsOfType, typeNames } from '../../../../outer-rim/words/cards/card-terms.ts'
import { listed, orIn, putPl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { putTokenOnCard } from '../../reputation/tokens.ts'
import type { AddedOperations } from '../vocabulary.ts'

/** "crew, gear or mod", "załogi, sprzętu lub modyfikacji". */
function typesText(lang: Lang, { types = [] }: CardFilter): string {
  const names = lang === 'pl' ? cardsOfType.pl : typeNames.en
  return listed(
    types.map((type) => names[type]),
    orIn[lang],
  )
}

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
    en: ({ cards }, mood) => you(mood, `put 1 goal token on one of your ${typesText('en', cards)} cards`),
    pl: ({ cards }, mood) => `${putPl(mood)} 1 żeton celu na jednej ze swoich kart ${typesText('pl', cards)}`,
  },
  hint: () => worth.fame / 3,
}
