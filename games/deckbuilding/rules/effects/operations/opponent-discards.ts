import { at, drawBelow, type Seat } from '@kantyna/kernel'
import { cardCount, ofCardCount, ofRandomCardCount, randomCardCount } from '../../../words/cards/counts.ts'
import { replacementsFor } from '../../abilities/replacements.ts'
import { type Duel, opponentOf } from '../../duel.ts'
import { opponentDiscarded } from '../../frames.ts'
import { discardFromHand } from '../../market/piles.ts'
import type { CardOperation } from '../operation.ts'
import { oneOfEach, opponentHoldsCards, optionOfFace } from '../shared.ts'
import { worth } from '../worth.ts'

interface OpponentDiscardsArgs {
  /** No card makes the opponent discard more than one. */
  readonly cards: 1
  readonly atRandom?: true
}

export const opponentDiscards: CardOperation<OpponentDiscardsArgs> = {
  legal: opponentHoldsCards,
  picks: {
    kind: 'pickForced',
    rules: ['DB-DISCARD-02', 'DB-DISCARD-06'],
    isWanted: ({ atRandom }) => atRandom !== true,
    ...oneOfEach,
    by: (_, __, { seat }) => opponentOf(seat),
    from: (t, _, { seat }) => at(t.hands, opponentOf(seat)),
    option: (t, _, { seat }, card) => optionOfFace(t, at(t.hands, opponentOf(seat)), card),
  },
  run(t, { atRandom }, { seat }, _, picked) {
    const opponent = opponentOf(seat)
    discardFromHand(t, opponent, picked[0] ?? drawnFromHand(t, opponent), atRandom === true)
    opponentDiscarded(t, seat)
  },
  /**
   * In the indicative, the clause follows one that names the opponent: "your opponent chooses one: they discard 1
   * card".
   */
  words: {
    en: ({ cards, atRandom }, mood) => {
      const what = `${(atRandom ? randomCardCount : cardCount)('en', cards)} from their hand`
      if (mood === 'infinitive') return `make your opponent discard ${what}`
      return mood === 'indicative' ? `they discard ${what}` : `your opponent discards ${what}`
    },
    pl: ({ cards, atRandom }, mood) => {
      if (mood === 'infinitive') {
        const of = (atRandom ? ofRandomCardCount : ofCardCount)('pl', cards)
        return `zmusić przeciwnika do odrzucenia ${of} z ręki`
      }
      const what = `${(atRandom ? randomCardCount : cardCount)('pl', cards)} z ręki`
      return mood === 'indicative' ? `odrzuca ${what}` : `przeciwnik odrzuca ${what}`
    },
  },
  hint: () => worth.opponentCard,
}

function drawnFromHand(t: Duel, seat: Seat): number {
  const hand = at(t.hands, seat)
  const drawn = at(hand, drawBelow(t, 'random discard', hand.length))
  return at(replacementsFor(t, hand, [drawn]), 0)
}
