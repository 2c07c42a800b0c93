import type { Seat, Thing } from '@kantyna/kernel'
import { factions, marketDecks } from '../../content/names.ts'
import { spaces } from '../map/map.ts'
import { isAiCard, isContact } from '../pieces.ts'
import { allTables } from '../tables.ts'

/** The things on the table that clients can highlight, touch and explain. */

export const spaceThing = (space: number): Thing => `space:${spaces[space]?.id ?? ''}`
/** A contact, named by its place, because a face-down contact must stay unknown. */
export const contactThing = (place: number): Thing => `contact:${place}`
export const patrolThing = (faction: number): Thing => `patrol:${factions[faction] ?? ''}`
export const seatThing = (seat: Seat): Thing => `seat:${seat}`
export const characterThing = (seat: Seat): Thing => `character:${seat}`
/** A source of abilities that is not a character, a ship or a card, by its number. */
export const otherSourceThing = (source: number): Thing => `source:${source}`
export const shipThing = (seat: Seat): Thing => `ship:${seat}`
export const marketThing = (deck: number): Thing => `market:${marketDecks[deck] ?? ''}`
export const encounterDeckThing = (deck: number): Thing =>
  `encounters:${allTables().encounterDecks[deck] ?? ''}`
/** A ship sheet in the pool. */
export const poolThing = (ship: number): Thing => `pool:${ship}`
/** A die of a side of a combat, or of a test. */
export const dieThing = (side: number, index: number): Thing => `die:${side}-${index}`

/** The button that opens the sheet for trading. */
export const tradeThing: Thing = 'sheet:trade'

/** A card, a contact token or an AI card by its piece. */
export function pieceThing(piece: number): Thing {
  if (isContact(piece)) return `token:${piece}`
  if (isAiCard(piece)) return `ai:${piece}`
  return `card:${piece}`
}

/** A character by its index, for texts that belong to no table. */
export const characterCardThing = (character: number): Thing => `character-card:${character}`
