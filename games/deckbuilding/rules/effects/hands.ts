import { at, drawBelow, isHeard, type Operation, type Refusal } from '@kantyna/kernel'
import { clauses } from '../../words/clauses.ts'
import { averageWorth, gainFrom, playWorthOf } from '../bots/card-worth.ts'
import { gainFromExile } from '../bots/exiling.ts'
import { type Duel, rivalOf } from '../duel.ts'
import { tell } from '../events.ts'
import { callPick, rivalDiscarded } from '../frames.ts'
import { standIns } from '../picks/stand-ins.ts'
import { discardFromHand, exile as exileCard } from '../piles.ts'
import { fits } from '../sides.ts'
import type { DiscardArgs, ExileArgs, ReturnToHandArgs, RivalDiscardsArgs } from './args.ts'
import type { CardContext } from './language.ts'
import { worth } from './worth.ts'

/** What cards do to hands, decks and discard piles. */

type CardOperation<Args extends object> = Operation<Duel, CardContext, Args>

const emptyHand: Refusal = { rule: 'DB-DISCARD-01', reason: 'emptyHand' }
const rivalsHandEmpty: Refusal = { rule: 'DB-DISCARD-01', reason: 'rivalsHandEmpty' }
const nothingToExile: Refusal = { rule: 'DB-EXILE-05', reason: 'nothingToExile' }
const nothingToReturn: Refusal = { rule: 'DB-ABIL-05', reason: 'nothingToReturn' }

export const exile: CardOperation<ExileArgs> = {
  legal: (t, { from }, { seat }) =>
    (from.includes('hand') && at(t.hands, seat).length > 0) ||
    (from.includes('discard') && at(t.discards, seat).length > 0)
      ? null
      : nothingToExile,
  run: (t, { cards, upTo, from }, context) =>
    callPick(t, 'exile', context, { from }, { min: upTo === true ? 0 : cards, max: cards }),
  words: clauses.exile,
  hint: (t, args, { seat }) => gainFromExile(t, seat, args),
}

/** Only while the card itself is in play, as the price of something else. */
export const exileThis: CardOperation<object> = {
  legal: () => null,
  run: (t, _, { seat, source }) => exileCard(t, seat, source),
  words: clauses.exileThis,
  hint: (t, _, { seat, source }) => -gainFrom(source, averageWorth(t, seat)),
}

/** From the own hand, as the price of something else. */
export const discard: CardOperation<DiscardArgs> = {
  legal: (t, _, { seat }) => (at(t.hands, seat).length > 0 ? null : emptyHand),
  run: (t, _, context) => callPick(t, 'discard', context),
  words: clauses.discard,
  hint(t, _, { seat }) {
    const hand = at(t.hands, seat)
    return hand.length === 0 ? 0 : -Math.min(...hand.map(playWorthOf))
  },
}

export const rivalDiscards: CardOperation<RivalDiscardsArgs> = {
  legal: (t, _, { seat }) => (at(t.hands, rivalOf(seat)).length > 0 ? null : rivalsHandEmpty),
  run(t, { atRandom }, context) {
    const rival = rivalOf(context.seat)
    if (atRandom !== true) {
      callPick(t, 'forced', context, {}, { chooser: rival })
      return
    }
    const hand = at(t.hands, rival)
    const drawn = at(hand, drawBelow(t, 'random discard', hand.length))
    discardFromHand(t, rival, at(standIns(t, hand, [drawn]), 0), true)
    rivalDiscarded(t, context.seat)
  },
  words: clauses.rivalDiscards,
  hint: () => worth.rivalCard,
}

export const returnToHand: CardOperation<ReturnToHandArgs> = {
  legal: (t, { filter }, { seat, source }) =>
    at(t.discards, seat).some((card) => fits(t, seat, filter, card, source)) ? null : nothingToReturn,
  run: (t, { filter }, context) => callPick(t, 'return', context, { filter }),
  words: clauses.returnToHand,
  hint: () => worth.card,
}

/** From now on the one who looked remembers the rival's hand (DB-LOOK-01). */
export const lookAtHand: CardOperation<object> = {
  legal: (t, _, { seat }) => (at(t.hands, rivalOf(seat)).length > 0 ? null : rivalsHandEmpty),
  run(t, _, { seat }) {
    const of = rivalOf(seat)
    const hand = at(t.hands, of)
    for (const card of hand) t.knowers[card] = at(t.knowers, card) | (1 << seat)
    if (isHeard(t))
      tell(t, {
        type: 'lookedAtHand',
        seat,
        of,
        secret: { seats: [seat, of], cards: hand.toSorted((a, b) => a - b) },
      })
  },
  words: clauses.lookAtHand,
  hint: () => worth.look,
}

/** A card of the rival's hand, just looked at, goes on top of the rival's deck. */
export const putOnDeck: CardOperation<object> = {
  legal: (t, _, { seat }) => (at(t.hands, rivalOf(seat)).length > 0 ? null : rivalsHandEmpty),
  run: (t, _, context) => callPick(t, 'top', context),
  words: clauses.putOnDeck,
  hint: () => worth.rivalCard,
}
