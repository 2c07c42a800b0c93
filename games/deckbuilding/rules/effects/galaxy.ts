import { at, hasListener, type Operation, type Seat, takeLast } from '@kantyna/kernel'
import type { Side } from '../../content/card.ts'
import { clauses } from '../../words/clauses.ts'
import { averageWorth, gainFrom } from '../bots/card-worth.ts'
import { alike } from '../copies.ts'
import { type Duel, NOTHING } from '../duel.ts'
import { emitEvent } from '../events.ts'
import { callPurchase } from '../frames.ts'
import { costOf } from '../pieces.ts'
import { discardFromRow as discardCard, EVERYBODY, markKnownToAll, refillRow, takeFromRow } from '../piles.ts'
import type { DuelRefusal } from '../refusal.ts'
import { leastKnown } from '../replacements.ts'
import { sideOf } from '../sides.ts'
import type { BuyArgs, FromRowArgs, LookArgs, SwapArgs } from './args.ts'
import type { CardContext, CardEffect } from './language.ts'
import { oneOfEach, optionOfFace } from './picking.ts'
import { purchasable } from './purchasable.ts'
import { worth } from './worth.ts'

/** What cards do to the galaxy row, its deck and its discard pile. */

type CardOperation<Args extends object> = Operation<Duel, CardContext, Args>

const noSuchCard: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'noSuchCardInRow' }
const nothingToBuy: DuelRefusal = { rule: 'DB-BUY-01', reason: 'nothingToBuy' }
const bindsAlready: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'noEffect' }
const galaxyDeckEmpty: DuelRefusal = { rule: 'DB-REVEAL-01', reason: 'galaxyDeckEmpty' }

function isInRow(t: Duel, seat: Seat, sides: readonly Side[]): boolean {
  for (const card of t.row) if (card !== NOTHING && sides.includes(sideOf(t, seat, card))) return true
  return false
}

const inRow = (t: Duel, { sides }: FromRowArgs, { seat }: CardContext) =>
  isInRow(t, seat, sides) ? null : noSuchCard

const rowCards = (t: Duel) => t.row.filter((card) => card !== NOTHING)

const rowCardsOf = (t: Duel, { sides }: FromRowArgs, { seat }: CardContext) =>
  rowCards(t).filter((card) => sides.includes(sideOf(t, seat, card)))

const fromRow = {
  ...oneOfEach,
  from: rowCardsOf,
  option: (t: Duel, args: FromRowArgs, context: CardContext, card: number) =>
    optionOfFace(t, rowCardsOf(t, args, context), card),
}

const fromWholeRow = {
  ...oneOfEach,
  from: rowCards,
  option: (t: Duel, _: object, __: CardContext, card: number) => optionOfFace(t, rowCards(t), card),
}

export const discardFromRow: CardOperation<FromRowArgs> = {
  legal: inRow,
  picks: { ...fromRow, kind: 'pickFromRow', rules: ['DB-DISCARD-05'] },
  run(t, _, { seat }, __, [card = NOTHING]) {
    emitEvent(t, { type: 'discardedFromRow', seat, card })
    discardCard(t, card)
  },
  words: clauses.discardFromRow,
  hint: () => worth.rowCard,
}

/** All such cards at once, then the row is filled again; how many they were is the result. */
export const sweepRow: CardOperation<FromRowArgs> = {
  legal: inRow,
  run(t, { sides }, { seat }) {
    const swept = t.row.filter((card) => card !== NOTHING && sides.includes(sideOf(t, seat, card)))
    for (const card of swept) {
      takeFromRow(t, card)
      t.galaxyDiscard.push(card)
      emitEvent(t, { type: 'discardedFromRow', seat, card })
    }
    refillRow(t)
    return swept.length
  },
  words: clauses.sweepRow,
  hint: () => 2 * worth.rowCard,
}

/** Into the hand, without buying it; it must be exiled at the end of the turn. */
export const borrowFromRow: CardOperation<FromRowArgs> = {
  legal: inRow,
  picks: { ...fromRow, kind: 'pickBorrow', rules: ['DB-ABIL-14'] },
  run(t, _, { seat }, __, [card = NOTHING]) {
    takeFromRow(t, card)
    at(t.hands, seat).push(card)
    t.owners[card] = seat
    t.doomed.push(card)
    markKnownToAll(t, card)
    emitEvent(t, { type: 'tookFromRow', seat, card })
    refillRow(t)
  },
  words: clauses.borrowFromRow,
  hint: () => worth.card,
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
  words: clauses.buy,
  hint(t, args, { seat }) {
    const average = averageWorth(t, seat)
    return Math.max(0, ...purchasable(t, seat, args).map((card) => gainFrom(card, average)))
  },
}

/** Two of them mean the same purchase: the second would do nothing. */
export const topNextPurchase: CardOperation<object> = {
  legal: (t) => (t.topsNext ? bindsAlready : null),
  run(t, _, { seat }) {
    t.topsNext = true
    emitEvent(t, { type: 'nextOnTop', seat })
  },
  words: clauses.topNextPurchase,
  hint: () => worth.look,
}

const hasGalaxyDeck = (t: Duel) => (t.galaxyDeck.length > 0 ? null : galaxyDeckEmpty)

/** Turned up for both and, unless something else is said, turned back (DB-REVEAL-01, DB-REVEAL-02). */
export const revealTop: CardOperation<object> = {
  legal: hasGalaxyDeck,
  run(t, _, { seat }) {
    const card = at(t.galaxyDeck, t.galaxyDeck.length - 1)
    t.knowers[card] = EVERYBODY
    emitEvent(t, { type: 'revealedTop', seat, card })
  },
  words: clauses.revealTop,
  hint: () => worth.look,
}

export const discardTop: CardOperation<object> = {
  legal: hasGalaxyDeck,
  run(t, _, { seat }) {
    const card = takeLast(t.galaxyDeck)
    t.galaxyDiscard.push(card)
    emitEvent(t, { type: 'discardedTop', seat, card })
  },
  words: clauses.discardTop,
  hint: () => worth.rowCard,
}

/** Seen by the one who looks and nobody else (DB-LOOK-01). */
export const lookAtTop: CardOperation<LookArgs> = {
  legal: hasGalaxyDeck,
  run(t, { cards }, { seat }) {
    const seen = t.galaxyDeck.slice(-cards)
    for (const card of seen) t.knowers[card] = at(t.knowers, card) | (1 << seat)
    if (hasListener(t))
      emitEvent(t, { type: 'lookedAtTop', seat, cards: seen.length, secret: { seats: [seat], cards: seen } })
  },
  words: clauses.lookAtTop,
  hint: () => worth.look,
}

const lookedAt = (t: Duel, { cards }: LookArgs) => t.galaxyDeck.slice(-cards)

/** Of the cards just looked at one stays on top, the rest is discarded; a single card stays (G-12). */
export const keepOneOnTop: CardOperation<LookArgs> = {
  legal: (t) => (t.galaxyDeck.length > 1 ? null : galaxyDeckEmpty),
  picks: {
    kind: 'pickKeep',
    rules: ['DB-LOOK-01', 'DB-LOOK-02'],
    ...oneOfEach,
    from: lookedAt,
    option: (t, args, _, card) => optionOfFace(t, lookedAt(t, args), card),
  },
  run(t, args, { seat }, _, [picked = NOTHING]) {
    const looked = lookedAt(t, args)
    const card = leastKnown(t, alike(looked, picked))
    t.galaxyDeck.length -= looked.length
    t.galaxyDeck.push(card)
    emitEvent(t, { type: 'keptOnTop', seat, secret: { seats: [seat], card } })
    for (const other of looked) {
      if (other === card) continue
      t.galaxyDiscard.push(other)
      emitEvent(t, { type: 'discardedTop', seat, card: other })
    }
  },
  words: clauses.keepOneOnTop,
  hint: () => worth.rowCard,
}

export const swapTopWithRow: CardOperation<object> = {
  legal: (t) => hasGalaxyDeck(t) ?? inRowAtAll(t),
  picks: { ...fromWholeRow, kind: 'pickSwapOut', rules: ['DB-ABIL-11'] },
  run(t, _, { seat }, __, [outgoing = NOTHING]) {
    const incoming = at(t.galaxyDeck, t.galaxyDeck.length - 1)
    swapIntoRow(t, t.galaxyDeck, incoming, outgoing)
    markKnownToAll(t, outgoing)
    emitEvent(t, { type: 'swapped', seat, card: incoming, from: 'galaxyDeck', for: outgoing })
  },
  words: clauses.swapTopWithRow,
  hint: () => worth.rowCard,
}

const swappable = (t: Duel, { sides }: FromRowArgs, { seat }: CardContext) =>
  t.galaxyDiscard.filter((card) => sides.includes(sideOf(t, seat, card)))

/** First the card that comes in is picked, then the one that goes out for it. */
export const swapDiscardWithRow: CardOperation<FromRowArgs> = {
  legal: (t, args, context) =>
    swappable(t, args, context).length > 0 && t.row.some((card) => card !== NOTHING) ? null : noSuchCard,
  picks: {
    kind: 'pickSwapIn',
    rules: ['DB-ABIL-11'],
    ...oneOfEach,
    from: swappable,
    option: (t, args, context, card) => optionOfFace(t, swappable(t, args, context), card),
  },
  run(t, _, context, language, [incoming = NOTHING]) {
    const swap: CardEffect = { op: 'swapForRowCard', incoming }
    language.run(t, swap, context)
  },
  words: clauses.swapDiscardWithRow,
  hint: () => worth.card,
}

/** The second half of a swap: a known card of the galaxy discard pile comes into the row. */
export const swapForRowCard: CardOperation<SwapArgs> = {
  legal: inRowAtAll,
  picks: { ...fromWholeRow, kind: 'pickSwapOut', rules: ['DB-ABIL-11'] },
  run(t, { incoming }, { seat }, _, [outgoing = NOTHING]) {
    swapIntoRow(t, t.galaxyDiscard, incoming, outgoing)
    emitEvent(t, { type: 'swapped', seat, card: incoming, from: 'galaxyDiscard', for: outgoing })
  },
  words: clauses.swapForRowCard,
  hint: () => 0,
}

function inRowAtAll(t: Duel): DuelRefusal | null {
  return t.row.some((card) => card !== NOTHING) ? null : noSuchCard
}

function swapIntoRow(t: Duel, pile: number[], incoming: number, outgoing: number): void {
  pile[pile.indexOf(incoming)] = outgoing
  t.row[t.row.indexOf(outgoing)] = incoming
}
