import { at, EMPTY } from '@kantyna/kernel'
import { isFaceUp } from '../../../outer-rim/rules/contacts/contacts.ts'
import { contactSpaces } from '../../../outer-rim/rules/map/map.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
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
export function seenContacts(t: Rim): readonly SeenContact[] {
  const { ranks } = tablesOf(t)
  const seen: SeenContact[] = []
  for (let place = 0; place < contactSpaces.length; place++) {
    const token = at(t.contacts, place)
    if (token === EMPTY) continue
    const { rank, person } = contactOf(t, token)
    seen.push({
      place,
      space: at(contactSpaces, place).space,
      rank: ranks.indexOf(rank),
      person: isFaceUp(t, place) ? person : null,
      contact: isFaceUp(t, place) ? token : NONE,
    })
  }
  return seen
}
