import type { Lang, Seat } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import { captiveOn, isFaceUp, placeOfContact } from '../../../outer-rim/rules/contacts/contacts.ts'
import { crewWith } from '../../../outer-rim/rules/jobs/bounties.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { contactOfCard, heldOfType } from '../../../outer-rim/rules/resources/holding.ts'
import { contactOf } from '../../../outer-rim/rules/tables.ts'
import { openTable, type RimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { nameOf, rankName } from '../../../outer-rim/words/things/names.ts'
import { seatOfPerson } from '../../rules/contacts/contacts.ts'
import { type Hunt, huntersOf, personOfBounty, targetOf } from '../../rules/jobs/player-bounties.ts'
import { sheetWords } from '../sheet-words.ts'

/** The bounties on a seat; none at tables without the expansion. */
export function huntsOn(view: RimView, seat: Seat): readonly Hunt[] {
  return view.characters[seat] !== NONE ? huntersOf(openTable(view), seat) : []
}

export interface Pursued {
  readonly bounty: number
  /** The target, as everybody sees it. */
  readonly says: string
}

/** The targets of a seat's bounties: a player, crew of a player, a faceup contact, or an unknown contact of a rank. */
export function pursuedBy(
  view: RimView,
  hunter: Seat,
  lang: Lang,
  seats: readonly SeatInfo[],
): readonly Pursued[] {
  const t = openTable(view)
  const words = sheetWords(lang)
  return heldOfType(t, hunter, 'bounty').flatMap((bounty): Pursued[] => {
    const person = personOfBounty(t, bounty)
    const contact = contactOfCard(t, bounty)
    if (person === null || captiveOn(t, hunter, bounty) !== NONE || seatOfPerson(t, person) === hunter)
      return []
    const target = targetOf(t, hunter, bounty)
    if (target !== null) return [{ bounty, says: seatName(seats, target) }]
    const hired = crewWith(t, contact)
    if (hired !== null)
      return [{ bounty, says: words.crewOf(nameOf(lang, hired.crew), seatName(seats, hired.owner)) }]
    const place = placeOfContact(t, contact)
    if (place !== NONE && isFaceUp(t, place)) return [{ bounty, says: nameOf(lang, contact) }]
    return [{ bounty, says: words.facedown(rankName(lang, contactOf(t, contact).rank)) }]
  })
}
