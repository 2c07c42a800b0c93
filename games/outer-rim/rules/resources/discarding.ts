import {
  abstainOrDraw,
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  hasListener,
  picked,
  remove,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import {
  captiveOn,
  discardContact,
  emptyPlaceAt,
  nearestEmptySpaces,
  putContact,
} from '../contacts/contacts.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { withoutElement } from '../lists.ts'
import { spaceOfSeat, spaces } from '../map/map.ts'
import { removeFromGame, sendHome } from '../market/decks.ts'
import { NONE } from '../pieces.ts'
import { heldBy } from '../reads.ts'
import type { Rim } from '../rim.ts'
import { spaceThing } from '../scenario/things.ts'
import { resourceOf } from '../tables.ts'
import { contactOfCard } from './holding.ts'

/** Where the contact token of a discarded card goes: to the map, or where the caller puts it. */
type TokenDestination = 'map' | 'elsewhere'

/** The contact of a held crew card, or the one on a held bounty; NONE if there is none. */
export function tokenOf(t: Rim, seat: Seat, piece: number): number {
  return resourceOf(t, piece).type === 'crew' ? contactOfCard(t, piece) : captiveOn(t, seat, piece)
}

/**
 * Returns a held card to where it came from (OR-DISC-01, OR-CREW-03, OR-BNTY-03, OR-DATA-07). Only rules and effects
 * discard; players cannot do it at will (OR-RES-05). The token of a crew member, or the contact on a bounty, goes face up to
 * the nearest empty contact space (OR-CREW-04, OR-BNTY-04, OR-BNTY-17), unless the caller takes it (OR-BNTY-15,
 * OR-BNTY-16).
 */
export function discardCard(t: Rim, seat: Seat, piece: number, tokenTo: TokenDestination = 'map'): void {
  t.held[seat] = withoutElement(heldBy(t, seat), piece)
  if (hasListener(t)) emitEvent(t, { type: 'discarded', seat, card: piece })
  const token = tokenOf(t, seat, piece)
  const captive = captiveOn(t, seat, piece)
  if (captive !== NONE) discardContact(t, captive)
  sendHome(t, piece)
  rulesOf(t).action.resourceLost(t, seat, piece, 'discarded')
  if (tokenTo === 'elsewhere') return
  if (token !== NONE && t.discardedContacts.includes(token))
    call<PlaceTokenFrame>(t, { routine: 'placeToken', stage: 0, seat, contact: token })
}

/** Removes a held card from the game (OR-DISC-02, OR-DISC-06). The caller first moves a contact that lies on it. */
export function removeCard(t: Rim, seat: Seat, piece: number): void {
  t.held[seat] = withoutElement(heldBy(t, seat), piece)
  removeFromGame(t, piece)
  if (hasListener(t)) emitEvent(t, { type: 'removed', seat, card: piece })
  rulesOf(t).action.resourceLost(t, seat, piece, 'removed')
}

interface PlaceTokenFrame extends SeatFrame {
  readonly routine: 'placeToken'
  /** The token lies among the discarded ones until it is placed. */
  readonly contact: number
}

/** OR-CREW-05: the seat that discards chooses among equally near planets, in any player's turn (OR-GAP-57). */
export const placeToken: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'placeToken',
  shape: 'one',
  rules: ['OR-CREW-05', 'OR-BNTY-04', 'OR-GAP-57'],
  list: (t, seat) => nearestEmptySpaces(t, spaceOfSeat(t, seat)),
  option: (_, __, space) => ({
    id: at(spaces, space).id,
    touches: [spaceThing(space)],
    facts: { space },
  }),
  byRule: abstainOrDraw('ai'),
})

/** OR-GAP-29: if every contact space is full, the token stays among the discarded ones. */
export const placingToken = routine<Rim, PlaceTokenFrame>('placeToken')('shown', {
  ask(t, { seat, contact }) {
    const near = nearestEmptySpaces(t, spaceOfSeat(t, seat))
    if (near.length > 1) {
      ask(t, placeToken, seat)
      return
    }
    const space = near[0]
    if (space !== undefined) place(t, contact, space)
    return 'end'
  },
  place(t, { contact }) {
    place(t, contact, picked(t))
  },
  end: () => undefined,
})

function place(t: Rim, contact: number, space: number): void {
  remove(t.discardedContacts, contact)
  putContact(t, contact, emptyPlaceAt(t, space))
}
