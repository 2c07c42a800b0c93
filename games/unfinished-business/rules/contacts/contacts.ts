import { hasListener, type Seat } from '@kantyna/kernel'
import { removeContact } from '../../../outer-rim/rules/contacts/contacts.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { characterNumber, contactOn } from '../../../outer-rim/rules/reads.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { characterOf, contactOf } from '../../../outer-rim/rules/tables.ts'
import { emitAdded } from '../events.ts'

/** The seat whose character is this person, or NONE. */
export function seatOfPerson(t: PublicRim, person: string): Seat | typeof NONE {
  for (let seat = 0; seat < t.seats; seat++)
    if (characterNumber(t, seat) !== NONE && characterOf(t, seat).person === person) return seat
  return NONE
}

/**
 * Removes a token from the game if it shows a player's character. This happens when the token is turned up or met, for
 * every player's character and every cause (UB-CON-07, UB-CON-08, UB-REV-13, G-12, G-14), also when a bounty hunter of the
 * AI turns it up (UB-AIX-05). So nobody reads its databank card or fights it (UB-CON-09, UB-CON-10), and a player who
 * chose to meet it chooses again (UB-CON-11). Peeking does not remove it (G-13).
 */
export function removePlayersToken(t: Rim, place: number): void {
  const contact = contactOn(t, place)
  const seat = seatOfPerson(t, contactOf(t, contact).person)
  if (seat === NONE) return
  if (hasListener(t)) emitAdded(t, { type: 'contactIsPlayer', contact, seat })
  removeContact(t, contact)
}
