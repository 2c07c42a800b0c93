import { at, matching, type Seat } from '@kantyna/kernel'
import type { ResourceType } from '../../content/names.ts'
import { NONE } from '../../rules/pieces.ts'
import { inSlot } from '../../rules/resources/shown.ts'
import { boardSlots, slotsOf } from '../../rules/resources/slots.ts'
import { tables } from '../../words/things/names.ts'
import type { RimView } from '../view.ts'

/** A slot with its card. The rules do not say which card is in which slot, so cards are arranged to fit. */
export interface FilledSlot {
  readonly types: readonly ResourceType[]
  /** The card, or NONE. */
  readonly piece: number
  /** Whether it is on the player board; otherwise it is on the ship sheet or a card. */
  readonly isOnBoard: boolean
}

export function arranged(view: RimView, seat: Seat): readonly FilledSlot[] {
  const slots = at(view.ships, seat) === NONE ? [] : slotsOf(view, seat)
  const held = at(view.held, seat)
  const type = (card: number) => tables().resources[inSlot(view, at(held, card))]?.type
  const places = matching(held.length, slots.length, (card, slot) => {
    const cardType = type(card)
    return cardType !== undefined && at(slots, slot).includes(cardType)
  })
  const filled = slots.map((types, slot) => ({
    types,
    piece: places === null ? NONE : (held[places.indexOf(slot)] ?? NONE),
    // The slots of the player board come first.
    isOnBoard: slot < boardSlots.length,
  }))
  if (places !== null) return filled
  // The seat has more cards than slots until the player discards some.
  const withoutSlot = held.map((piece, card) => ({
    types: [type(card) ?? 'cargo'] as const,
    piece,
    isOnBoard: false,
  }))
  return [...filled, ...withoutSlot]
}
