import { at, EMPTY, everybody, hasListener, learn, remove, type Seat } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import { contactSpaces, contactSpacesAt, distance, isPlaceInGame } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { captivesBy, captorCardsBy, contactOn } from '../reads.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'

/**
 * Contact tokens lie on contact spaces, face up or face down (OR-CON-01). A token's rank is printed on it, and only setup
 * uses the rank of a space (OR-CON-02, OR-CON-03). Symbols on tokens do nothing by themselves (OR-CON-13).
 */

/** Everybody knows a face-up token, and any player may read its databank card (OR-CON-05). */
export function isFaceUp(t: PublicRim, place: number): boolean {
  return t.contactsUp.includes(place)
}

/** Whether the token is face up, or the player has peeked at it (OR-CON-06). */
export function isKnownTo(t: Rim, seat: Seat, contact: number): boolean {
  return (at(t.knowers, contact) & (1 << seat)) !== 0
}

function setSide(t: Rim, place: number, isUp: boolean): void {
  const others = t.contactsUp.filter((other) => other !== place)
  t.contactsUp = isUp ? [...others, place].sort((a, b) => a - b) : others
}

/** The places of a space that hold a contact, left to right: those contacts are in the space (OR-CON-08, OR-CON-09). */
export function contactsAt(t: Pick<PublicRimWithContacts, 'contacts'>, space: number): number[] {
  return contactSpacesAt(space).filter((place) => contactOn(t, place) !== EMPTY)
}

/** The place of a token on the map, or NONE. */
export function placeOfContact(t: Rim, contact: number): number {
  return t.contacts.indexOf(contact)
}

/** The cause of turning up a contact: the encounter with it, or an effect. */
export type TurnedUpBy = 'encounter' | 'effect'

/**
 * Turns up a contact token. All tokens are turned up here, and an encounter with a face-up token counts too. Returns
 * whether the token is still there: a rule may have removed it, and then the caller continues without it.
 */
export function turnUpContact(t: Rim, seat: Seat, place: number, by: TurnedUpBy = 'effect'): boolean {
  const contact = contactOn(t, place)
  if (!isFaceUp(t, place)) {
    setSide(t, place, true)
    t.knowers[contact] = everybody(t)
    if (hasListener(t)) emitEvent(t, { type: 'contactRevealed', seat, place, contact })
  } else if (by === 'effect') return true
  rulesOf(t).encounter.contactTurnedUp(t, seat, place, by)
  return contactOn(t, place) === contact
}

/** OR-CON-06, OR-CON-07: only the player sees the face of the token, which stays face down. */
export function peekAt(t: Rim, seat: Seat, place: number): void {
  const contact = contactOn(t, place)
  learn(t.knowers, contact, [seat])
  if (hasListener(t)) emitEvent(t, { type: 'peeked', seat, place, secret: { seats: [seat], contact } })
}

/**
 * OR-CON-11, OR-CON-12, OR-CON-04: the tokens change places and keep their sides. Players who knew a token still know
 * it.
 */
export function swapContacts(t: Rim, seat: Seat, one: number, other: number): void {
  const contact = contactOn(t, one)
  const isUp = isFaceUp(t, one)
  t.contacts[one] = contactOn(t, other)
  t.contacts[other] = contact
  setSide(t, one, isFaceUp(t, other))
  setSide(t, other, isUp)
  if (hasListener(t)) emitEvent(t, { type: 'contactsSwapped', seat, one, other })
}

/** Puts a contact face up on a contact space: everybody sees it. */
export function putContact(t: Rim, contact: number, place: number): void {
  t.contacts[place] = contact
  setSide(t, place, true)
  t.knowers[contact] = everybody(t)
  if (hasListener(t)) emitEvent(t, { type: 'contactPlaced', contact, place })
}

/** Moves a token from the map, or from its bounty, to the discarded ones (OR-GAP-30). */
export function discardContact(t: Rim, contact: number): void {
  takeContact(t, contact)
  t.discardedContacts.push(contact)
  if (hasListener(t)) emitEvent(t, { type: 'contactLeft', contact, to: 'discarded' })
}

/** An eliminated or delivered contact is out of the game (OR-BNTY-12, OR-DELIV-09, OR-DISC-04). */
export function removeContact(t: Rim, contact: number): void {
  takeContact(t, contact)
  t.removedContacts.push(contact)
  if (hasListener(t)) emitEvent(t, { type: 'contactLeft', contact, to: 'removed' })
}

/** Puts a contact on a seat's bounty (OR-BNTY-13), from the map or from the discarded ones (OR-BNTY-16). */
export function captureContact(t: Rim, seat: Seat, contact: number, bounty: number): void {
  takeContact(t, contact)
  captivesBy(t, seat).push(contact)
  captorCardsBy(t, seat).push(bounty)
  if (hasListener(t)) emitEvent(t, { type: 'contactLeft', contact, to: 'captured' })
}

/** The contact on a bounty of a seat, or NONE. It is not in any space (OR-CON-10). */
export function captiveOn(t: PublicRim, seat: Seat, bounty: number): number {
  const index = captorCardsBy(t, seat).indexOf(bounty)
  return index < 0 ? NONE : at(captivesBy(t, seat), index)
}

/** A traded bounty takes its captive along (OR-TRADE-07). */
export function passCaptive(t: Rim, from: Seat, to: Seat, bounty: number): void {
  const contact = captiveOn(t, from, bounty)
  if (contact === NONE) return
  takeContact(t, contact)
  captivesBy(t, to).push(contact)
  captorCardsBy(t, to).push(bounty)
}

/** Takes a token from wherever it lies. From then on everybody knows it. */
function takeContact(t: Rim, contact: number): void {
  t.knowers[contact] = everybody(t)
  const place = t.contacts.indexOf(contact)
  if (place >= 0) {
    t.contacts[place] = EMPTY
    setSide(t, place, false)
    return
  }
  if (t.discardedContacts.includes(contact)) {
    remove(t.discardedContacts, contact)
    return
  }
  for (const [seat, captives] of t.captives.entries()) {
    const index = captives.indexOf(contact)
    if (index < 0) continue
    captives.splice(index, 1)
    captorCardsBy(t, seat).splice(index, 1)
    return
  }
}

/** The leftmost empty contact space of a space, or NONE. Rank no longer matters (OR-CON-03, OR-R-02). */
export function emptyPlaceAt(t: Rim, space: number): number {
  const isFree = (place: number) => contactOn(t, place) === EMPTY && isPlaceInGame(t, place)
  return contactSpacesAt(space).find(isFree) ?? NONE
}

/** The nearest spaces that have an empty contact space (OR-NEAR-01, OR-GAP-31). */
export function nearestEmptySpaces(t: Rim, from: number): number[] {
  let least = Number.POSITIVE_INFINITY
  let found: number[] = []
  for (let place = 0; place < contactSpaces.length; place++) {
    if (contactOn(t, place) !== EMPTY || !isPlaceInGame(t, place)) continue
    const { space } = at(contactSpaces, place)
    const steps = distance(t, from, space)
    if (steps > least) continue
    if (steps < least) found = []
    least = steps
    if (!found.includes(space)) found.push(space)
  }
  return found
}
