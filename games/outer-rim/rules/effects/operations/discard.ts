import { cardsSaid } from '../../../words/card-filters.ts'
import { discardPl, you } from '../../../words/effect-words.ts'
import { discardCard } from '../../discarding.ts'
import { fitting } from '../../holding.ts'
import { cardOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** So many as there are; all of them where it is a cost (OR-ABIL-04). Bounties, crew and their tokens go by their rules. */
export const discard: Operations['discard'] = {
  legal: (t, { cards }, { seat }) =>
    fitting(t, seat, cards).length > 0 ? null : refuse('OR-RES-05', 'noSuchCard'),
  whole(t, { cards, count = 1 }, { seat }) {
    const has = fitting(t, seat, cards).length
    return has >= count ? null : refuse('OR-ABIL-04', 'tooFewCards', { has, needs: count })
  },
  picks: {
    kind: 'pickDiscard',
    rules: ['OR-RES-05'],
    from: (t, { cards }, { seat }) => fitting(t, seat, cards),
    bounds(t, { cards, count = 1 }, { seat }) {
      const most = Math.min(count, fitting(t, seat, cards).length)
      return { min: most, max: most }
    },
    option: (t, _, __, piece) => cardOption(t, piece),
  },
  run(t, _, { seat }, __, picked) {
    for (const piece of picked) discardCard(t, seat, piece)
  },
  words: {
    en: ({ cards, count = 1 }, mood) => you(mood, `discard ${cardsSaid('en', cards, count)}`),
    pl: ({ cards, count = 1 }, mood) => `${discardPl(mood)} ${cardsSaid('pl', cards, count)}`,
  },
  hint: (_, { count = 1 }) => -count * worth.card,
}
