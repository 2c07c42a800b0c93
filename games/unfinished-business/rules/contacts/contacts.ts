import { hasListener, type Seat } from '@kantyna/kernel'
import { removeContact } from '../../../outer-rim/rules/contacts/contacts.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { characterNumber, contactOn } from '../../../outer-rim/rules/reads.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { characterOf, contactOf } from '../../../outer-rim/rules/tables.ts'
import { tell } from '../events.ts'

/** The seat whose character is that person, or NONE. */
export function seatOfPerson(t: Rim, person: string): Seat | typeof NONE {
  for (let seat = 0; seat < t.seats; seat++)
    if (characterNumber(t, seat) !== NONE && characterOf(t, seat).person === person) return seat
  return NONE
}

/**
 * A token that was turned up, or is met, leaves the game for good where it shows somebody's character, whoever it is and
 * whatever turned it up (UB-CON-07, UB-CON-08, UB-REV-13, G-12, G-14). So its databank card is not read, nobody fights it
 * (UB-CON-09, UB-CON-10), and who chose to meet it chooses anew (UB-CON-11). Peeking at one does nothing (G-13).
 */
export function removePlayersToken(t: Rim, place: number): void {
  const contact = contactOn(t, place)
  const seat = seatOfPerson(t, contactOf(t, contact).person)
  if (seat === NONE) return
  if (hasListener(t)) tell(t, { type: 'contactIsPlayer', contact, seat })
  removeContact(t, contact)
}
