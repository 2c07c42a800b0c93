import { at, EMPTY, isUnderWay, scopeOf } from '@kantyna/kernel'
import type { ContactEncounterFrame } from '../frames.ts'
import { isOfCard, NONE } from '../pieces.ts'
import { contactOfCard } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { tablesOf } from '../tables.ts'
import type { RimContext } from './vocabulary.ts'

/** The contact whose databank card is being read: the encountered contact, or the contact that the card belongs to. */
export function contactInQuestion(t: Rim, { source }: RimContext): number {
  if (isUnderWay(t, 'contactEncounter')) {
    const { place } = scopeOf(t, 'contactEncounter') as ContactEncounterFrame // the routine makes its own frames
    const contact = at(t.contacts, place)
    return contact === EMPTY ? NONE : contact
  }
  if (source === undefined || !isOfCard(source) || tablesOf(t).resources[source] == null) return NONE
  const contact = contactOfCard(t, source)
  return t.contacts.includes(contact) ? contact : NONE
}
