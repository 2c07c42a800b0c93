import { at, EMPTY, type Seat } from '@kantyna/kernel'
import { isFaceUp } from '../contacts/contacts.ts'
import { contactSpaces, distance, spaceOfSeat } from '../map/map.ts'
import type { PublicRimWithContacts, Rim } from '../rim.ts'
import type { ContactFilter } from './vocabulary.ts'

/** The contact spaces whose tokens fit (OR-CON-08, OR-CON-09). */
export function matchingPlaces(
  t: PublicRimWithContacts,
  seat: Seat,
  { where, side }: ContactFilter,
): number[] {
  const here = spaceOfSeat(t, seat)
  const reach = where === 'here' ? 0 : where === 'anywhere' ? Number.POSITIVE_INFINITY : where.within
  const found: number[] = []
  for (let place = 0; place < contactSpaces.length; place++) {
    if (at(t.contacts, place) === EMPTY) continue
    if (distance(t, here, at(contactSpaces, place).space) > reach) continue
    if (side !== 'either' && isFaceUp(t, place) !== (side === 'up')) continue
    found.push(place)
  }
  return found
}

/** Face-down tokens that the seat has not looked at yet. */
export function placesUnknown(t: Rim, seat: Seat, filter: ContactFilter): number[] {
  return matchingPlaces(t, seat, filter).filter(
    (place) => (at(t.knowers, at(t.contacts, place)) & (1 << seat)) === 0,
  )
}
