import { ask, call, type DecisionKind, decisionKind, PASS, picked, routine, type Seat } from '@kantyna/kernel'
import { marketDecks } from '../content/names.ts'
import { discardTop, topOf } from './decks.ts'
import type { SeatFrame } from './frames.ts'
import { NONE } from './pieces.ts'
import { buyFrom, deckOption } from './purchase.ts'
import type { Rim } from './rim.ts'

const everyDeck: readonly number[] = [...marketDecks.keys()]

/** OR-MKT-02. OR-GAP-39: a deck without cards has none to discard. */
export const discardFromMarket: DecisionKind<Rim> = decisionKind({
  name: 'discardFromMarket',
  shape: 'one',
  rules: ['OR-MKT-02', 'OR-MKT-03'],
  list(t) {
    const codes = everyDeck.filter((deck) => topOf(t, deck) !== NONE)
    return codes.length === 0 ? [] : [...codes, PASS]
  },
  option: (t, _, deck) => deckOption(t, deck),
  isOpen: true,
  byRule: () => [PASS],
})

export function startMarketAction(t: Rim, seat: Seat): void {
  call<SeatFrame>(t, { routine: 'marketAction', stage: 0, seat })
}

/** One card may be discarded, then one may be bought (OR-MKT-02, OR-MKT-04). */
export const marketAction = routine<Rim, SeatFrame>('marketAction')('shown', {
  askToDiscard(t, { seat }) {
    if (!ask(t, discardFromMarket, seat)) return 'buy'
  },
  // OR-MKT-03, OR-PMOVE-02: the next card is turned up, and no patrol moves.
  discard(t, { seat }) {
    const deck = picked(t)
    if (deck !== PASS) discardTop(t, seat, deck)
  },
  buy(t, { seat }) {
    buyFrom(t, seat, everyDeck, 0)
  },
})
