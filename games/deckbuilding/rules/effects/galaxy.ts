import { at, hasListener, type Operation, type Seat, takeLast } from '@kantyna/kernel'
import type { Side } from '../../content/card.ts'
import { clauses } from '../../words/clauses.ts'
import { averageWorth, gainFrom } from '../bots/card-worth.ts'
import { type Duel, NOTHING } from '../duel.ts'
import { emitEvent } from '../events.ts'
import { callPick } from '../frames.ts'
import { purchasable } from '../picks/purchasable.ts'
import { EVERYBODY, refillRow, takeFromRow } from '../piles.ts'
import type { DuelRefusal } from '../refusal.ts'
import { sideOf } from '../sides.ts'
import type { BuyArgs, FromRowArgs, LookArgs } from './args.ts'
import type { CardContext } from './language.ts'
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

export const discardFromRow: CardOperation<FromRowArgs> = {
  legal: inRow,
  run: (t, { sides }, context) => callPick(t, 'fromRow', context, { sides }),
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
    t.result = swept.length
  },
  words: clauses.sweepRow,
  hint: () => 2 * worth.rowCard,
}

/** Into the hand, without buying it; it must be exiled at the end of the turn. */
export const borrowFromRow: CardOperation<FromRowArgs> = {
  legal: inRow,
  run: (t, { sides }, context) => callPick(t, 'borrow', context, { sides }),
  words: clauses.borrowFromRow,
  hint: () => worth.card,
}

export const buy: CardOperation<BuyArgs> = {
  legal: (t, args, { seat }) => (purchasable(t, seat, args).length > 0 ? null : nothingToBuy),
  run: (t, args, context) => callPick(t, 'purchase', context, { buying: args }),
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

/** Of the cards just looked at one stays on top, the rest is discarded; a single card stays (G-12). */
export const keepOneOnTop: CardOperation<LookArgs> = {
  legal: (t) => (t.galaxyDeck.length > 1 ? null : galaxyDeckEmpty),
  run: (t, { cards }, context) => callPick(t, 'keep', context, { looked: cards }),
  words: clauses.keepOneOnTop,
  hint: () => worth.rowCard,
}

export const swapTopWithRow: CardOperation<object> = {
  legal: (t) => hasGalaxyDeck(t) ?? (t.row.some((card) => card !== NOTHING) ? null : noSuchCard),
  run: (t, _, context) => callPick(t, 'swapOut', context, { incoming: 'top' }),
  words: clauses.swapTopWithRow,
  hint: () => worth.rowCard,
}

export const swapDiscardWithRow: CardOperation<FromRowArgs> = {
  legal: (t, { sides }, { seat }) =>
    t.galaxyDiscard.some((card) => sides.includes(sideOf(t, seat, card))) &&
    t.row.some((card) => card !== NOTHING)
      ? null
      : noSuchCard,
  run: (t, { sides }, context) => callPick(t, 'swapIn', context, { sides }),
  words: clauses.swapDiscardWithRow,
  hint: () => worth.card,
}
