import { at, call, done, routine, type Seat } from '@kantyna/kernel'
import { contactsAt, discardContact, isFaceUp, turnUpContact } from '../contacts/contacts.ts'
import { drawFromDatabank } from '../effects/databank.ts'
import type { SeatFrame } from '../frames.ts'
import { spaceOfSeat } from '../map/map.ts'
import { sendHome } from '../market/decks.ts'
import { NONE } from '../pieces.ts'
import { discardCard } from '../resources/discarding.ts'
import { putIntoHold } from '../resources/gaining.ts'
import { heldOfType } from '../resources/holding.ts'
import { fits } from '../resources/slots.ts'
import type { Rim } from '../rim.ts'
import { contactOf, tablesOf } from '../tables.ts'
import { drawOne } from './chance.ts'

/** The leftmost token of the lowest rank (OR-AICREW-08). The rank is printed on its back. */
function lowestRanked(t: Rim, places: readonly number[]): number {
  let best = NONE
  let lowest = Number.POSITIVE_INFINITY
  for (const place of places) {
    const rank = tablesOf(t).ranks.indexOf(contactOf(t, at(t.contacts, place)).rank)
    if (rank >= lowest) continue
    lowest = rank
    best = place
  }
  return best
}

/** The face-down contact in its space that the AI player turns up, or NONE (OR-AICREW-06). */
export function faceDownContactHere(t: Rim, seat: Seat): number {
  return lowestRanked(
    t,
    contactsAt(t, spaceOfSeat(t, seat)).filter((place) => !isFaceUp(t, place)),
  )
}

/** Face-down contacts come first (OR-AICREW-07). */
function contactToHire(t: Rim, seat: Seat): number {
  const hidden = faceDownContactHere(t, seat)
  return hidden === NONE ? lowestRanked(t, contactsAt(t, spaceOfSeat(t, seat))) : hidden
}

/** Whether gaining crew would change anything: a token is turned up, or a crew member comes aboard. */
export function canAiGainCrew(t: Rim, seat: Seat): boolean {
  if (faceDownContactHere(t, seat) !== NONE) return true
  const place = contactToHire(t, seat)
  if (place === NONE) return false
  const { number } = contactOf(t, at(t.contacts, place))
  const cards = tablesOf(t).byNumber.get(number) ?? []
  return cards.some((card) => t.databank.includes(card) && canComeAboard(t, seat, card))
}

function canComeAboard(t: Rim, seat: Seat, card: number): boolean {
  if (tablesOf(t).resources[card]?.type !== 'crew') return false
  return hasRoom(t, seat, card) || crewThatMayLeave(t, seat, card).length > 0
}

function hasRoom(t: Rim, seat: Seat, card: number): boolean {
  return fits(t, seat, [...at(t.held, seat), card])
}

/** OR-AICREW-04: the crew members that could leave to make a slot for the new one. */
function crewThatMayLeave(t: Rim, seat: Seat, card: number): number[] {
  const held = at(t.held, seat)
  return heldOfType(t, seat, 'crew').filter((crew) =>
    fits(t, seat, [...held.filter((piece) => piece !== crew), card]),
  )
}

interface AiHiringFrame extends SeatFrame {
  readonly routine: 'aiHiring'
  readonly contact: number
  card: number
}

export function startAiHiring(t: Rim, seat: Seat): void {
  let place = contactToHire(t, seat)
  // If turning up a contact removes it, the next one follows.
  while (place !== NONE && !turnUpContact(t, seat, place, 'encounter')) place = contactToHire(t, seat)
  if (place === NONE) return
  call<AiHiringFrame>(t, { routine: 'aiHiring', stage: 0, seat, contact: at(t.contacts, place), card: NONE })
}

/**
 * The contact's databank card is drawn (OR-AICREW-01, OR-AICREW-02); nothing else on it is resolved, and nothing is paid
 * (OR-AICREW-03).
 */
export const aiHiring = routine<Rim, AiHiringFrame>('aiHiring')(
  'shown',
  {
    draw(t, frame) {
      const card = drawFromDatabank(t, contactOf(t, frame.contact).number)
      if (card === null) return done
      frame.card = card
      // OR-AICREW-05.
      if (!canComeAboard(t, frame.seat, card)) {
        sendHome(t, card)
        return done
      }
    },
    makeRoom(t, { seat, card }) {
      if (!hasRoom(t, seat, card)) discardCard(t, seat, drawOne(t, crewThatMayLeave(t, seat, card)))
    },
    // OR-GAP-72.
    take(t, { seat, card, contact }) {
      putIntoHold(t, seat, card)
      discardContact(t, contact)
    },
  },
  (t, { card }) => {
    if (t.resolving.includes(card)) sendHome(t, card)
  },
)
