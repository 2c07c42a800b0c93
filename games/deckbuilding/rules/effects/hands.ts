import { at, drawBelow, hasListener, type Operation, type Seat } from '@kantyna/kernel'
import { clauses } from '../../words/clauses.ts'
import { averageWorth, gainFrom, playWorthOf } from '../bots/card-worth.ts'
import { gainFromExile } from '../bots/exiling.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { emitEvent } from '../events.ts'
import { opponentDiscarded } from '../frames.ts'
import { BOTH, discardFromHand, exile as exileCard, hideFromSpectators, markKnownToAll } from '../piles.ts'
import type { DuelRefusal } from '../refusal.ts'
import { replacementsFor } from '../replacements.ts'
import { fits } from '../sides.ts'
import type { DiscardArgs, ExileArgs, OpponentDiscardsArgs, ReturnToHandArgs } from './args.ts'
import type { CardContext } from './language.ts'
import { oneOfEach, optionOfCopy, optionOfFace } from './picking.ts'
import { worth } from './worth.ts'

/** What cards do to hands, decks and discard piles. */

type CardOperation<Args extends object> = Operation<Duel, CardContext, Args>

const emptyHand: DuelRefusal = { rule: 'DB-DISCARD-01', reason: 'emptyHand' }
const opponentsHandEmpty: DuelRefusal = { rule: 'DB-DISCARD-01', reason: 'opponentsHandEmpty' }
const nothingToExile: DuelRefusal = { rule: 'DB-EXILE-05', reason: 'nothingToExile' }
const nothingToReturn: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'nothingToReturn' }

const exilable = (t: Duel, { from }: ExileArgs, { seat }: CardContext) => [
  ...(from.includes('hand') ? at(t.hands, seat) : []),
  ...(from.includes('discard') ? at(t.discards, seat) : []),
]

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
  picks: {
    kind: 'pickDiscard',
    rules: ['DB-DISCARD-02', 'DB-DISCARD-03'],
    ...oneOfEach,
    from: (t, _, { seat }) => at(t.hands, seat),
    option: (t, _, { seat }, card) => optionOfFace(t, at(t.hands, seat), card),
  },
  run: (t, _, { seat }, __, [card = NOTHING]) => discardFromHand(t, seat, card),
  words: clauses.discard,
  hint(t, _, { seat }) {
    const hand = at(t.hands, seat)
    return hand.length === 0 ? 0 : -Math.min(...hand.map(playWorthOf))
  },
}

function drawnFromHand(t: Duel, seat: Seat): number {
  const hand = at(t.hands, seat)
  const drawn = at(hand, drawBelow(t, 'random discard', hand.length))
  return at(replacementsFor(t, hand, [drawn]), 0)
}

export const opponentDiscards: CardOperation<OpponentDiscardsArgs> = {
  legal: (t, _, { seat }) => (at(t.hands, opponentOf(seat)).length > 0 ? null : opponentsHandEmpty),
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
  words: clauses.opponentDiscards,
  hint: () => worth.opponentCard,
}

const returnable = (t: Duel, { filter }: ReturnToHandArgs, { seat, source }: CardContext) =>
  at(t.discards, seat).filter((card) => fits(t, seat, filter, card, source))

export const returnToHand: CardOperation<ReturnToHandArgs> = {
  legal: (t, { filter }, { seat, source }) =>
    at(t.discards, seat).some((card) => fits(t, seat, filter, card, source)) ? null : nothingToReturn,
  picks: {
    kind: 'pickReturn',
    rules: ['DB-ABIL-11'],
    ...oneOfEach,
    from: returnable,
    option: (t, args, context, card) => optionOfFace(t, returnable(t, args, context), card),
  },
  run(t, _, { seat }, __, [card = NOTHING]) {
    t.discards[seat] = at(t.discards, seat).filter((other) => other !== card)
    at(t.hands, seat).push(card)
    markKnownToAll(t, card)
    emitEvent(t, { type: 'returned', seat, card })
  },
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

/** Looked at by somebody else, a hand has no order. */
const shownHand = (t: Duel, _: object, { seat }: CardContext) =>
  at(t.hands, opponentOf(seat)).toSorted((a, b) => a - b)

/** A card of the opponent's hand, just looked at, goes on top of the opponent's deck. */
export const putOnDeck: CardOperation<object> = {
  legal: (t, _, { seat }) => (at(t.hands, opponentOf(seat)).length > 0 ? null : opponentsHandEmpty),
  picks: {
    kind: 'pickTop',
    rules: ['DB-ABIL-11'],
    ...oneOfEach,
    from: shownHand,
    option: (t, args, context, card) => optionOfFace(t, shownHand(t, args, context), card),
  },
  run(t, _, { seat }, __, [card = NOTHING]) {
    const of = opponentOf(seat)
    if (at(t.hands, of).length > 1) hideFromSpectators(t, at(t.hands, of))
    t.hands[of] = at(t.hands, of).filter((other) => other !== card)
    at(t.decks, of).push(card)
    t.knowers[card] = at(t.knowers, card) | BOTH
    emitEvent(t, { type: 'putOnDeck', seat, of, secret: { seats: [0, 1], card } })
  },
  words: clauses.putOnDeck,
  hint: () => worth.opponentCard,
}
