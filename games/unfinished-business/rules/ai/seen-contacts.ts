import { at, backOfUnseen, EMPTY } from '@kantyna/kernel'
import { isFaceUp } from '../../../outer-rim/rules/contacts/contacts.ts'
import { contactSpaces } from '../../../outer-rim/rules/map/map.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { PublicRimWithContacts } from '../../../outer-rim/rules/rim.ts'
import { contactOf, tablesOf } from '../../../outer-rim/rules/tables.ts'

/** A token on the map as everybody sees it: the dots on its back, and its contact only if it is face up (else NONE). */
export interface SeenContact {
  readonly place: number
  readonly space: number
  /** The rank, from 0 on; lower ranks have fewer dots (G-63). */
  readonly rank: number
  readonly person: string | null
  readonly contact: number
}

/** An AI player decides by these facts alone: of a facedown token it reads only the back. */
export function seenContacts(t: PublicRimWithContacts): readonly SeenContact[] {
  const seen: SeenContact[] = []
  for (let place = 0; place < contactSpaces.length; place++) {
    const token = at(t.contacts, place)
    if (token === EMPTY) continue
    const isUp = isFaceUp(t, place)
    seen.push({
      place,
      space: at(contactSpaces, place).space,
      rank: rankOf(t, token),
      person: isUp ? contactOf(t, token).person : null,
      contact: isUp ? token : NONE,
    })
  }
  return seen
}

/** A view shows only the back of an unknown token. The back gives the rank. */
function rankOf(t: PublicRimWithContacts, token: number): number {
  return token < 0 ? backOfUnseen(token) - 1 : tablesOf(t).ranks.indexOf(contactOf(t, token).rank)
}
