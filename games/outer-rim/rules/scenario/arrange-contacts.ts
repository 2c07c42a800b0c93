import { at, everybody, learn, mismatch, unknownWord } from '@kantyna/kernel'
import { placeName } from '../encounters/encounter-contact.ts'
import { contactSpaces, placesInGame } from '../map/map.ts'
import { numbersIn } from '../numbered.ts'
import { FIRST_CONTACT, NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { tablesOf } from '../tables.ts'
import type { Pool } from './arrange-pool.ts'
import type { Block } from './arrange-words.ts'

/** Puts contacts on their spaces and elsewhere. The captives are already placed. */
export function arrangeContacts(t: Rim, given: Block, pool: Pool): void {
  t.removedContacts = pool.takeFaceUp('removedContacts', given.removedContacts, 'contact')
  t.discardedContacts = pool.takeFaceUp('discardedContacts', given.discardedContacts, 'contact')
  const places = placesInGame(t)
  const names = places.map(placeName)
  for (const [name, what] of Object.entries(given.contacts)) {
    const place = places[names.indexOf(name)]
    if (place === undefined) mismatch(`arrange contacts: ${unknownWord('contact space', name, names)}`)
    if (what !== 'none') arrangePlace(t, place, typeof what === 'string' ? { contact: what } : what, pool)
  }
  discardCrewTokens(t, pool)
  if (given.contactsRest === 'spaces') fillSpaces(t, Object.keys(given.contacts), pool)
  t.contactsLeftOut = pool.rest(tokens(t))
}

interface ContactSpec {
  readonly contact: string
  readonly isFaceUp?: boolean
  readonly seenBy?: readonly number[]
}

function arrangePlace(
  t: Rim,
  place: number,
  { contact, isFaceUp = false, seenBy = [] }: ContactSpec,
  pool: Pool,
): void {
  const token = pool.take('contacts', contact, 'contact')
  t.contacts[place] = token
  if (isFaceUp) {
    t.contactsUp = [...t.contactsUp, place].sort((a, b) => a - b)
    t.knowers[token] = everybody(t)
  }
  for (const seat of seenBy) {
    if (seat > t.seats) mismatch(`arrange contacts: there is no seat ${seat}`)
    learn(t.knowers, token, [seat - 1])
  }
}

/** The token of a hired contact is among the discarded ones (OR-GAP-30). */
function discardCrewTokens(t: Rim, pool: Pool): void {
  for (const card of t.held.flat()) {
    const resource = tablesOf(t).resources[card]
    if (resource?.type !== 'crew' || resource.contact === undefined) continue
    const token = pool.named('held', resource.contact, 'contact')
    if (pool.isLeft(token))
      t.discardedContacts.push(...pool.takeFaceUp('held', [resource.contact], 'contact'))
    else if (!t.discardedContacts.includes(token))
      mismatch(`arrange held: ${resource.contact} is hired, so the token is among the discarded ones`)
  }
}

function tokens(t: Rim): number[] {
  return numbersIn(tablesOf(t).contacts).map((index) => FIRST_CONTACT + index)
}

/**
 * Fills the other contact spaces by rank and in the order of the box (OR-SETUP-09). A space stays empty if no token of
 * its rank is left.
 */
function fillSpaces(t: Rim, given: readonly string[], pool: Pool): void {
  const { contacts, ranks } = tablesOf(t)
  for (const place of placesInGame(t)) {
    const { rank } = at(contactSpaces, place)
    if (given.includes(placeName(place)) || t.contacts[place] !== NONE) continue
    const token = tokens(t).find(
      (piece) => pool.isLeft(piece) && contacts[piece - FIRST_CONTACT]?.rank === ranks[rank - 1],
    )
    if (token !== undefined) t.contacts[place] = pool.rest([token])[0] ?? NONE
  }
}
