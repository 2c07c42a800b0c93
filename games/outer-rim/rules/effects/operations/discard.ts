import type { Seat } from '@kantyna/kernel'
import { discardPl, you } from '../../../words/cards/effect-words.ts'
import { cardsText } from '../../../words/cards/filter-words.ts'
import { NONE } from '../../pieces.ts'
import { discardCard, tokenOf } from '../../resources/discarding.ts'
import { fitting } from '../../resources/holding.ts'
import type { Rim } from '../../rim.ts'
import { cardOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { CardEffect, Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

type Args = Parameters<Operations['discard']['legal']>[1]

/** How many cards are picked at once: only one if it has a token, so that its owner decides the order (OR-R-25). */
function pickedAtOnce(t: Rim, seat: Seat, { cards, count = 1 }: Args): number {
  const held = fitting(t, seat, cards)
  const most = Math.min(count, held.length)
  return most > 1 && held.some((piece) => tokenOf(t, seat, piece) !== NONE) ? 1 : most
}

/**
 * Discards at most the printed number of cards. As a cost, it is exactly that number (OR-ABIL-04). Bounties, crew and
 * their tokens follow their own rules.
 */
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
    bounds(t, args, { seat }) {
      const most = pickedAtOnce(t, seat, args)
      return { min: most, max: most }
    },
    option: (t, _, __, piece) => cardOption(t, piece),
  },
  run(t, { cards, count = 1 }, context, language, picked) {
    const { seat } = context
    const left = Math.min(count, fitting(t, seat, cards).length) - picked.length
    const rest: CardEffect = { op: 'discard', cards, count: left }
    // The rest is put on the stack first, so that it runs after the token of this card is placed.
    if (left > 0) language.run(t, rest, context)
    for (const piece of picked) discardCard(t, seat, piece)
  },
  words: {
    en: ({ cards, count = 1 }, mood) => you(mood, `discard ${cardsText('en', cards, count)}`),
    pl: ({ cards, count = 1 }, mood) => `${discardPl(mood)} ${cardsText('pl', cards, count)}`,
  },
  hint: (_, { count = 1 }) => -count * worth.card,
}
