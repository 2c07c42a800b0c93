import type { Seat } from '@kantyna/kernel'
import type { Rim } from './rim.ts'

/**
 * Elements of the lists of a position. Seats, factions, decks and contact spaces are always inside their lists, so these
 * functions skip the bounds check. Each list has its own function because a shared one is slow, and random play reads
 * these more than anything else.
 */

export const heldBy = (t: Rim, seat: Seat): readonly number[] => t.held[seat] as readonly number[]
export const secretsBy = (t: Rim, seat: Seat): number[] => t.secrets[seat] as number[]
export const secretCodesBy = (t: Rim, seat: Seat): number[] => t.secretsFrom[seat] as number[]
export const captivesBy = (t: Rim, seat: Seat): number[] => t.captives[seat] as number[]
/** The bounties that captives lie on, in the same order. */
export const captorCardsBy = (t: Rim, seat: Seat): number[] => t.captiveOn[seat] as number[]
export const famousCardsBy = (t: Rim, seat: Seat): number[] => t.famousCards[seat] as number[]

/** The index of a seat's character, or NONE. The next one does the same for its ship. */
export const characterNumber = (t: Rim, seat: Seat): number => t.characters[seat] as number
export const shipNumber = (t: Rim, seat: Seat): number => t.ships[seat] as number
export const hasFlippedCharacter = (t: Rim, seat: Seat): boolean => t.isCharacterFlipped[seat] as boolean
export const hasFlippedShip = (t: Rim, seat: Seat): boolean => t.isShipFlipped[seat] as boolean
export const characterTokensOf = (t: Rim, seat: Seat): number => t.characterTokens[seat] as number
export const shipTokensOf = (t: Rim, seat: Seat): number => t.shipTokens[seat] as number

export const spaceOfSeat = (t: Rim, seat: Seat): number => t.spaces[seat] as number
export const creditsOf = (t: Rim, seat: Seat): number => t.credits[seat] as number
export const fameOf = (t: Rim, seat: Seat): number => t.fame[seat] as number
export const reputationOf = (t: Rim, seat: Seat): number[] => t.reputation[seat] as number[]
export const characterDamageOf = (t: Rim, seat: Seat): number => t.characterDamage[seat] as number
export const shipDamageOf = (t: Rim, seat: Seat): number => t.shipDamage[seat] as number
export const isSeatDefeated = (t: Rim, seat: Seat): boolean => t.isDefeated[seat] as boolean

export const patrolSpace = (t: Rim, faction: number): number => t.patrolSpaces[faction] as number
export const patrolLevel = (t: Rim, faction: number): number => t.patrolLevels[faction] as number
export const contactOn = (t: Rim, place: number): number => t.contacts[place] as number
export const marketPile = (t: Rim, deck: number): number[] => t.market[deck] as number[]
export const encounterPile = (t: Rim, deck: number): number[] => t.encounters[deck] as number[]
