import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  PASS,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { marketDecks } from '../../content/names.ts'
import { rulesOf } from '../composition.ts'
import type { SeatFrame } from '../frames.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { discardTop, topOf } from './decks.ts'
import { buyFrom, deckOption } from './purchase.ts'

const everyDeck: readonly number[] = [...marketDecks.keys()]

interface MarketFrame extends SeatFrame {
  readonly routine: 'marketAction'
  /** If more than one card may be discarded: the number of cards so far, and their deck. */
  discards?: number
  discardsFrom?: number
}

/**
 * OR-MKT-02, UB-REF-09. OR-GAP-39: an empty deck has nothing to discard. UB-DSC-02: a second card comes from the same
 * deck.
 */
export const discardFromMarket: DecisionKind<Rim> = decisionKind({
  name: 'discardFromMarket',
  shape: 'one',
  rules: ['OR-MKT-02', 'OR-MKT-03'],
  list(t) {
    const { discardsFrom } = at(t.stack, t.stack.length - 1) as MarketFrame // only the market action asks the question
    const decks = discardsFrom === undefined ? everyDeck : [discardsFrom]
    const codes = decks.filter((deck) => topOf(t, deck) !== NONE)
    return codes.length === 0 ? [] : [...codes, PASS]
  },
  option: (t, _, deck) => deckOption(t, deck),
  blocked: (t) =>
    everyDeck
      .filter((deck) => topOf(t, deck) === NONE)
      .map((deck) => ({ ...deckOption(t, deck), refusal: { rule: 'OR-GAP-39', reason: 'emptyDeck' } })),
  isOpen: true,
  byRule: () => [PASS],
})

export function startMarketAction(t: Rim, seat: Seat): void {
  call<MarketFrame>(t, { routine: 'marketAction', stage: 0, seat })
}

/** One card may be discarded, then one may be bought (OR-MKT-02, OR-MKT-04). */
export const marketAction = routine<Rim, MarketFrame>('marketAction')('shown', {
  askToDiscard(t, { seat }) {
    if (!ask(t, discardFromMarket, seat)) return 'buy'
  },
  // OR-MKT-03, OR-PMOVE-02, UB-DSC-04: the next card is turned up, and no patrol moves. UB-DSC-03: a second discard is
  // offered only after that.
  discard(t, frame) {
    const deck = picked(t)
    if (deck === PASS) return
    discardTop(t, frame.seat, deck)
    const discards = 1 + (frame.discards ?? 0)
    if (discards >= rulesOf(t).action.marketDiscards) return
    frame.discards = discards
    frame.discardsFrom = deck
    return 'askToDiscard'
  },
  buy(t, { seat }) {
    buyFrom(t, seat, everyDeck, 0)
  },
})
