import { at, type Seat } from '@kantyna/kernel'
import { type Faction, factions } from '../../../../outer-rim/content/names.ts'
import { contactsAt, isFaceUp } from '../../../../outer-rim/rules/contacts/contacts.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { spaceOfSeat } from '../../../../outer-rim/rules/map/map.ts'
import { contactOn } from '../../../../outer-rim/rules/reads.ts'
import { standing } from '../../../../outer-rim/rules/reputation/reputation.ts'
import { heldOfType } from '../../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, PublicRimWithContacts } from '../../../../outer-rim/rules/rim.ts'
import { contactOf, resourceOf } from '../../../../outer-rim/rules/tables.ts'
import { factionNames, ofFaction, reputationWith } from '../../../../outer-rim/words/cards/card-terms.ts'
import type { AddedConditions } from '../vocabulary.ts'

/** G-78: only a faceup contact counts. Facedown tokens are unknown, and captives do not belong to the space. */
function isContactHere(t: PublicRimWithContacts, space: number, faction: Faction): boolean {
  return contactsAt(t, space).some(
    (place) => isFaceUp(t, place) && contactOf(t, contactOn(t, place)).faction === faction,
  )
}

/** G-78: the player's own crew counts, and so does the crew of others in the space. */
function hasCrewOf(t: PublicRimWithContacts, seat: Seat, faction: Faction): boolean {
  return heldOfType(t, seat, 'crew').some((card) => {
    const resource = resourceOf(t, card)
    return resource.type === 'crew' && resource.faction === faction
  })
}

function isFriend(t: PublicRim, seat: Seat, faction: Faction, hostileTo: Faction | undefined): boolean {
  if (standing(t, seat, factions.indexOf(faction)) > 0) return true
  return hostileTo !== undefined && standing(t, seat, factions.indexOf(hostileTo)) < 0
}

type Args = Parameters<AddedConditions['friendOfFactionHere']['legal']>[1]

/** Whether the condition would hold for a player in a space, with the players who are there now. */
export function hasFriendAt(
  t: PublicRimWithContacts,
  seat: Seat,
  space: number,
  { faction, orHostileTo }: Args,
): boolean {
  if (isContactHere(t, space, faction) || hasCrewOf(t, seat, faction)) return true
  for (let other = 0; other < t.seats; other++) {
    if (other === seat || at(t.spaces, other) !== space) continue
    if (hasCrewOf(t, other, faction) || isFriend(t, other, faction, orHostileTo)) return true
  }
  return false
}

/** UB-FACT-52. */
export const friendOfFactionHere: AddedConditions['friendOfFactionHere'] = {
  legal: (t, args, { seat }) =>
    hasFriendAt(t, seat, spaceOfSeat(t, seat), args)
      ? null
      : refuse('UB-FACT-52', 'noFriendHere', { faction: factions.indexOf(args.faction) }),
  words: {
    en: ({ faction, orHostileTo }) =>
      `a ${factionNames.en[faction]} crew member, a ${factionNames.en[faction]} contact, or another player with positive ${factionNames.en[faction]} reputation${orHostileTo === undefined ? '' : ` or negative ${factionNames.en[orHostileTo]} reputation`} is in your space`,
    pl: ({ faction, orHostileTo }) =>
      `na twoim polu jest członek załogi lub kontakt z symbolem ${ofFaction.pl[faction]} albo inny gracz z pozytywną reputacją ${reputationWith.pl[faction]}${orHostileTo === undefined ? '' : ` lub z negatywną ${reputationWith.pl[orHostileTo]}`}`,
  },
}
