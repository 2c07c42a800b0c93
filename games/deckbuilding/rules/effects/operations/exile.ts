import { at, type Lang } from '@kantyna/kernel'
import { cardsToExile } from '../../../words/cards/counts.ts'
import { exilePl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { replacementsFor } from '../../abilities/replacements.ts'
import { gainFromExile } from '../../bots/card-worth.ts'
import type { Duel } from '../../duel.ts'
import { exile as exileCard } from '../../market/piles.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardContext, CardOperation } from '../operation.ts'
import { optionOfCopy } from '../shared.ts'

/** The piles of a player from which cards are chosen. */
type OwnPile = 'hand' | 'discard'

export interface ExileArgs {
  readonly cards: number
  readonly upTo?: true
  readonly from: readonly OwnPile[]
}

const nothingToExile: DuelRefusal = { rule: 'DB-EXILE-05', reason: 'nothingToExile' }

const exilable = (t: Duel, { from }: ExileArgs, { seat }: CardContext) => [
  ...(from.includes('hand') ? at(t.hands, seat) : []),
  ...(from.includes('discard') ? at(t.discards, seat) : []),
]

/**
 * Exiles cards that are in the piles at that moment (DB-EXILE-05, DB-EXILE-06), in any split between both piles
 * (DB-EXILE-08).
 */
export const exile: CardOperation<ExileArgs> = {
  legal: (t, { from }, { seat }) =>
    (from.includes('hand') && at(t.hands, seat).length > 0) ||
    (from.includes('discard') && at(t.discards, seat).length > 0)
      ? null
      : nothingToExile,
  picks: {
    kind: 'pickExile',
    rules: ['DB-EXILE-05', 'DB-EXILE-06', 'DB-EXILE-08'],
    from: exilable,
    bounds: (_, { cards, upTo }) => ({ min: upTo === true ? 0 : cards, max: cards }),
    option: (t, args, context, card) => optionOfCopy(t, exilable(t, args, context), card),
  },
  run(t, _, { seat }, __, picked) {
    for (const card of replacementsFor(t, at(t.hands, seat), picked)) exileCard(t, seat, card)
  },
  words: {
    en: ({ cards, upTo, from }, mood) => {
      const where = from.map((pile) => piles.en[pile]).join(cards === 1 ? ' or ' : ' and/or ')
      return secondPersonEn(mood, `exile ${cardsToExile('en', cards, upTo)} from your ${where}`)
    },
    pl: ({ cards, upTo, from }, mood) =>
      secondPersonPl(
        mood,
        `${exilePl(mood)} ${cardsToExile('pl', cards, upTo)} ${from.map((pile) => piles.pl[pile]).join(' lub ')}`,
      ),
  },
  hint: (t, args, { seat }) => gainFromExile(t, seat, args),
}

const piles: Readonly<Record<Lang, Readonly<Record<OwnPile, string>>>> = {
  en: { hand: 'hand', discard: 'discard pile' },
  pl: { hand: 'z ręki', discard: 'ze swojego stosu kart odrzuconych' },
}
