import { at, type Lang, type Seat } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { heldOfType } from '../../../outer-rim/rules/resources/holding.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { nameOf, rankName } from '../../../outer-rim/words/things/names.ts'
import { seenContacts } from '../../rules/ai/seen-contacts.ts'
import { type Target, targetsOfBounty } from '../../rules/ai/targets.ts'
import { type Hunt, huntersOf } from '../../rules/jobs/player-bounties.ts'
import { sheetWords } from '../sheet-words.ts'

/** The bounties on a seat; none at tables without the expansion. */
export function huntsOn(view: RimView, seat: Seat): readonly Hunt[] {
  return view.characters[seat] !== NONE ? huntersOf(view, seat) : []
}

export interface Pursued {
  readonly bounty: number
  /** The target, as everybody sees it. */
  readonly target: string
}

/** The targets of a seat's bounties: a player, crew of a player, a faceup contact, or an unknown contact of a rank. */
export function pursuedBy(
  view: RimView,
  hunter: Seat,
  lang: Lang,
  seats: readonly SeatInfo[],
): readonly Pursued[] {
  const contacts = seenContacts(view)
  return heldOfType(view, hunter, 'bounty').flatMap((bounty) =>
    targetsOfBounty(view, hunter, bounty, contacts)
      .slice(0, 1)
      .map((target) => ({ bounty, target: targetText(view, target, lang, seats) })),
  )
}

function targetText(
  view: RimView,
  { is, seat, card, contact, rank }: Target,
  lang: Lang,
  seats: readonly SeatInfo[],
): string {
  const words = sheetWords(lang)
  switch (is) {
    case 'character':
      return seatName(seats, seat)
    case 'crew':
      return words.crewOf(nameOf(lang, card), seatName(seats, seat))
    case 'contact':
      return nameOf(lang, contact)
    case 'hidden':
      return words.facedown(rankName(lang, at(tablesOf(view).ranks, rank)))
  }
}
