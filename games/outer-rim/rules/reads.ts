import type { Seat } from '@kantyna/kernel'
import type { PublicRim, PublicRimWithContacts, Rim } from './rim.ts'

/**
 * Elements of the lists of a position. Seats, factions, decks and contact spaces are always inside their lists, so these
 * functions skip the bounds check. Each list has its own function because a shared one is slow, and random play reads
 * these more than anything else.
 */

/**
 * A field with one list for each seat. The lists of a public position are read-only. Rules change the lists of a whole
 * position.
 */
type Lists<Name extends string, List> = { readonly [Field in Name]: readonly List[] }

export const heldBy = (t: PublicRim, seat: Seat): readonly number[] => t.held[seat] as readonly number[]
export const secretsBy = <List>(t: Lists<'secrets', List>, seat: Seat): List => t.secrets[seat] as List
export const secretCodesBy = <List>(t: Lists<'secretsFrom', List>, seat: Seat): List =>
  t.secretsFrom[seat] as List
export const captivesBy = <List>(t: Lists<'captives', List>, seat: Seat): List => t.captives[seat] as List
/** The bounties that captives lie on, in the same order. */
export const captorCardsBy = <List>(t: Lists<'captiveOn', List>, seat: Seat): List =>
  t.captiveOn[seat] as List
export const famousCardsBy = <List>(t: Lists<'famousCards', List>, seat: Seat): List =>
  t.famousCards[seat] as List

/** The index of a seat's character, or NONE. The next one does the same for its ship. */
export const characterNumber = (t: PublicRim, seat: Seat): number => t.characters[seat] as number
export const shipNumber = (t: PublicRim, seat: Seat): number => t.ships[seat] as number
export const hasFlippedCharacter = (t: PublicRim, seat: Seat): boolean =>
  t.isCharacterFlipped[seat] as boolean
export const hasFlippedShip = (t: PublicRim, seat: Seat): boolean => t.isShipFlipped[seat] as boolean
export const characterTokensOf = (t: PublicRim, seat: Seat): number => t.characterTokens[seat] as number
export const shipTokensOf = (t: PublicRim, seat: Seat): number => t.shipTokens[seat] as number

export const spaceOfSeat = (t: PublicRim, seat: Seat): number => t.spaces[seat] as number
export const creditsOf = (t: PublicRim, seat: Seat): number => t.credits[seat] as number
export const fameOf = (t: PublicRim, seat: Seat): number => t.fame[seat] as number
export const reputationOf = <List>(t: Lists<'reputation', List>, seat: Seat): List =>
  t.reputation[seat] as List
export const characterDamageOf = (t: PublicRim, seat: Seat): number => t.characterDamage[seat] as number
export const shipDamageOf = (t: PublicRim, seat: Seat): number => t.shipDamage[seat] as number
export const isSeatDefeated = (t: PublicRim, seat: Seat): boolean => t.isDefeated[seat] as boolean

export const patrolSpace = (t: PublicRim, faction: number): number => t.patrolSpaces[faction] as number
export const patrolLevel = (t: PublicRim, faction: number): number => t.patrolLevels[faction] as number
export const contactOn = (t: Pick<PublicRimWithContacts, 'contacts'>, place: number): number =>
  t.contacts[place] as number
export const marketPile = (t: Rim, deck: number): number[] => t.market[deck] as number[]
export const encounterPile = (t: Rim, deck: number): number[] => t.encounters[deck] as number[]
