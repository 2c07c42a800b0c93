import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  drawBelow,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import type { SeatFrame } from '../../../outer-rim/rules/frames.ts'
import { revealTop, searchMarket, shuffleMarket } from '../../../outer-rim/rules/market/decks.ts'
import { buyFound } from '../../../outer-rim/rules/market/purchase.ts'
import { FIRST_MARKET, NONE } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import { emitAdded } from '../events.ts'

/**
 * Searches for a ship by its cost (UB-FACT-40). The player names a cost before seeing any card, shuffles and searches
 * the deck, and may buy the found ship by the rules of buying. The deck is always shuffled again at the end (G-81).
 */
interface ShipOrderFrame extends SeatFrame {
  readonly routine: 'shipOrder'
  readonly deck: number
  readonly costs: readonly number[]
}

export function startShipOrder(t: Rim, seat: Seat, deck: number, costs: readonly number[]): void {
  call<ShipOrderFrame>(t, { routine: 'shipOrder', stage: 0, seat, deck, costs })
}

/** The answers are the costs themselves. */
export const nameShipCost: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'nameShipCost',
  shape: 'one',
  rules: ['UB-FACT-40'],
  list: (t) => (at(t.stack, t.stack.length - 1) as ShipOrderFrame).costs.slice(), // only this routine asks
  option: (_, __, cost) => ({ id: `cost-${cost}`, touches: [], facts: { cost } }),
  isOpen: true,
  byRule: (t, { options }) => [at(options, drawBelow(t, 'ai', options.length))],
})

export const shipOrder = routine<Rim, ShipOrderFrame>('shipOrder')('shown', {
  ask(t, { seat }) {
    ask(t, nameShipCost, seat)
  },
  search(t, { seat, deck }) {
    const cost = picked(t)
    const { costs } = tablesOf(t)
    shuffleMarket(t, deck)
    const found = searchMarket(t, deck, (card) => costs[card - FIRST_MARKET] === cost)
    emitAdded(t, { type: 'shipSought', seat, cost, card: found })
    if (found !== NONE) {
      buyFound(t, seat, [deck], 0)
      return
    }
    // G-81: nothing is bought, so no symbol of the new top card counts.
    shuffleMarket(t, deck)
    revealTop(t, deck, 'shuffled')
  },
})
