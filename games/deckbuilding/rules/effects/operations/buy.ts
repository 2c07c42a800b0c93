import { at, type Lang, type Mood, type Seat } from '@kantyna/kernel'
import type { Side } from '../../../content/card.ts'
import { oneOf } from '../../../words/cards/filters.ts'
import { boughtTo } from '../../../words/cards/phrases.ts'
import { buyPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { averageWorth, gainFrom } from '../../bots/card-worth.ts'
import { type Duel, NOTHING } from '../../duel.ts'
import { callPurchase } from '../../frames.ts'
import { costOf } from '../../pieces.ts'
import type { DuelRefusal } from '../../refusal.ts'
import { sideOf } from '../../setup/sides.ts'
import type { CardOperation } from '../operation.ts'
import { oneOfEach, optionOfFace } from '../shared.ts'

interface BuyArgs {
  readonly from: 'row' | 'galaxyDiscard'
  readonly sides: readonly Side[]
  readonly free?: true
  readonly to: 'discard' | 'hand' | 'deckTop'
}

const nothingToBuy: DuelRefusal = { rule: 'DB-BUY-01', reason: 'nothingToBuy' }

/** The cards that an effect lets a seat buy now. */
function purchasable(t: Duel, seat: Seat, { from, sides, free }: BuyArgs): number[] {
  const has = at(t.resources, seat)
  return (from === 'row' ? t.row : t.galaxyDiscard).filter(
    (card) =>
      card !== NOTHING && sides.includes(sideOf(t, seat, card)) && (free === true || costOf(card) <= has),
  )
}

const priceOf = ({ free }: BuyArgs, card: number) => (free === true ? 0 : costOf(card))

export const buy: CardOperation<BuyArgs> = {
  legal: (t, args, { seat }) => (purchasable(t, seat, args).length > 0 ? null : nothingToBuy),
  picks: {
    kind: 'pickPurchase',
    rules: ['DB-BUY-12'],
    ...oneOfEach,
    from: (t, args, { seat }) => purchasable(t, seat, args),
    option: (t, args, { seat }, card) =>
      optionOfFace(t, purchasable(t, seat, args), card, { price: priceOf(args, card) }),
  },
  run(t, args, { seat }, _, [card = NOTHING]) {
    callPurchase(t, { seat, card, from: args.from, price: priceOf(args, card), to: args.to })
  },
  words: {
    en: ({ from, sides, free, to }, mood) =>
      secondPersonEn(
        mood,
        `buy ${oneOf('en', sides)} ${markets.en[from]}${free ? ' for free' : ''}${andThere('en', to, mood)}`,
      ),
    pl: ({ from, sides, free, to }, mood) =>
      secondPersonPl(
        mood,
        `${buyPl(mood)}${free ? ' za darmo' : ''} ${oneOf('pl', sides)} ${markets.pl[from]}${andThere('pl', to, mood)}`,
      ),
  },
  hint(t, args, { seat }) {
    const average = averageWorth(t, seat)
    return Math.max(0, ...purchasable(t, seat, args).map((card) => gainFrom(card, average)))
  },
}

const markets: Readonly<Record<Lang, Readonly<Record<BuyArgs['from'], string>>>> = {
  en: { row: 'from the galaxy row', galaxyDiscard: 'from the galaxy discard pile' },
  pl: { row: 'z rzędu galaktyki', galaxyDiscard: 'ze stosu odrzuconych kart galaktyki' },
}

function andThere(lang: Lang, to: BuyArgs['to'], mood: Mood): string {
  return to === 'discard' ? '' : ` ${lang === 'pl' ? 'i' : 'and'} ${boughtTo[lang][to](mood)}`
}
