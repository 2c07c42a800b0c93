import { at, drawBelow, hasListener, type Operation } from '@kantyna/kernel'
import { clauses } from '../../words/clauses.ts'
import { averageWorth, gainFrom, playWorthOf } from '../bots/card-worth.ts'
import { gainFromExile } from '../bots/exiling.ts'
import { type Duel, opponentOf } from '../duel.ts'
import { emitEvent } from '../events.ts'
import { callPick, opponentDiscarded } from '../frames.ts'
import { replacementsFor } from '../picks/replacements.ts'
import { discardFromHand, exile as exileCard } from '../piles.ts'
import type { DuelRefusal } from '../refusal.ts'
import { fits } from '../sides.ts'
import type { DiscardArgs, ExileArgs, OpponentDiscardsArgs, ReturnToHandArgs } from './args.ts'
import type { CardContext } from './language.ts'
import { worth } from './worth.ts'

/** What cards do to hands, decks and discard piles. */

type CardOperation<Args extends object> = Operation<Duel, CardContext, Args>

const emptyHand: DuelRefusal = { rule: 'DB-DISCARD-01', reason: 'emptyHand' }
const opponentsHandEmpty: DuelRefusal = { rule: 'DB-DISCARD-01', reason: 'opponentsHandEmpty' }
const nothingToExile: DuelRefusal = { rule: 'DB-EXILE-05', reason: 'nothingToExile' }
const nothingToReturn: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'nothingToReturn' }

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

export const opponentDiscards: CardOperation<OpponentDiscardsArgs> = {
  legal: (t, _, { seat }) => (at(t.hands, opponentOf(seat)).length > 0 ? null : opponentsHandEmpty),
  run(t, { atRandom }, context) {
    const opponent = opponentOf(context.seat)
    if (atRandom !== true) {
      callPick(t, 'forced', context, {}, { chooser: opponent })
      return
    }
    const hand = at(t.hands, opponent)
    const drawn = at(hand, drawBelow(t, 'random discard', hand.length))
    discardFromHand(t, opponent, at(replacementsFor(t, hand, [drawn]), 0), true)
    opponentDiscarded(t, context.seat)
  },
  words: clauses.opponentDiscards,
  hint: () => worth.opponentCard,
}

export const returnToHand: CardOperation<ReturnToHandArgs> = {
  legal: (t, { filter }, { seat, source }) =>
    at(t.discards, seat).some((card) => fits(t, seat, filter, card, source)) ? null : nothingToReturn,
  run: (t, { filter }, context) => callPick(t, 'return', context, { filter }),
  words: clauses.returnToHand,
  hint: () => worth.card,
}

/** From now on the one who looked remembers the opponent's hand (DB-LOOK-01). */
export const lookAtHand: CardOperation<object> = {
  legal: (t, _, { seat }) => (at(t.hands, opponentOf(seat)).length > 0 ? null : opponentsHandEmpty),
  run(t, _, { seat }) {
    const of = opponentOf(seat)
    const hand = at(t.hands, of)
    for (const card of hand) t.knowers[card] = at(t.knowers, card) | (1 << seat)
    if (hasListener(t))
      emitEvent(t, {
        type: 'lookedAtHand',
        seat,
        of,
        secret: { seats: [seat, of], cards: hand.toSorted((a, b) => a - b) },
      })
  },
  words: clauses.lookAtHand,
  hint: () => worth.look,
}

/** A card of the opponent's hand, just looked at, goes on top of the opponent's deck. */
export const putOnDeck: CardOperation<object> = {
  legal: (t, _, { seat }) => (at(t.hands, opponentOf(seat)).length > 0 ? null : opponentsHandEmpty),
  run: (t, _, context) => callPick(t, 'top', context),
  words: clauses.putOnDeck,
  hint: () => worth.opponentCard,
}
