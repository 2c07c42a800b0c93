import { at, EMPTY } from '@kantyna/kernel'
import { isFaceUp } from '../../../outer-rim/rules/contacts/contacts.ts'
import { contactSpaces } from '../../../outer-rim/rules/map/map.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { contactOf, tablesOf } from '../../../outer-rim/rules/tables.ts'

/** A token on the map as everybody sees it: the dots on its back, and which it is only where it lies face up (else NONE). */
export interface SeenContact {
  readonly place: number
  readonly space: number
  /** Fewer for lower ranks (G-63), from 0 on. */
  readonly rank: number
  readonly person: string | null
  readonly contact: number
}

/** An AI player goes by nothing else: what lies face down is read here, and nothing of it but its back. */
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
