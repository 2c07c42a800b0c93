import { at, call, routine, type Seat } from '@kantyna/kernel'
import type { SeatFrame } from '../frames.ts'
import { revealTop, takeTop } from '../market/decks.ts'
import { NONE } from '../pieces.ts'
import { gainResource } from '../resources/gaining.ts'
import type { Rim } from '../rim.ts'

interface GainingTopFrame extends SeatFrame {
  readonly routine: 'gainingTop'
  readonly deck: number
  card: number
}

/** A seat gains the top card of a market deck, and the next one is turned up. */
export function startGainingTop(t: Rim, seat: Seat, deck: number): void {
  call<GainingTopFrame>(t, { routine: 'gainingTop', stage: 0, seat, deck, card: NONE })
}

export const gainingTop = routine<Rim, GainingTopFrame>('gainingTop')('shown', {
  gain(t, frame) {
    frame.card = takeTop(t, frame.deck)
    if (frame.card === NONE) return 'end'
    gainResource(t, frame.seat, frame.card)
  },
  reveal(t, { seat, deck, card }) {
    // Only gaining the card moves patrols (OR-PMOVE-01), not declining it (OR-RES-04).
    revealTop(t, deck, at(t.held, seat).includes(card) ? 'gained' : 'discarded')
  },
  end: () => undefined,
})
