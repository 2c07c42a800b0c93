import { at } from '@kantyna/kernel'
import {
  FIRST_AI,
  FIRST_CHARACTER,
  FIRST_CONTACT,
  FIRST_DATABANK,
  FIRST_ENCOUNTER,
  FIRST_MARKET,
  FIRST_OTHER_SOURCE,
  FIRST_SHIP,
  isAiCard,
  isContact,
  isDatabankCard,
  isEncounterCard,
  isMarketCard,
  isOtherSource,
  isShip,
} from '../pieces.ts'
import { allTables } from '../tables.ts'

/** The id of a card, a contact or an AI card, or of a character or a ship by its number as a source. */
export function idOfPiece(piece: number): string {
  const { market, encounters, contacts, aiCards, databank } = allTables()
  if (isMarketCard(piece)) return at(market, piece - FIRST_MARKET).id
  if (isEncounterCard(piece)) return at(encounters, piece - FIRST_ENCOUNTER).id
  if (isContact(piece)) return at(contacts, piece - FIRST_CONTACT).id
  if (isAiCard(piece)) return at(aiCards, piece - FIRST_AI).id
  return isDatabankCard(piece) ? at(databank, piece - FIRST_DATABANK).id : idOfSheet(piece)
}

function idOfSheet(source: number): string {
  if (isOtherSource(source)) return at(allTables().otherSources, source - FIRST_OTHER_SOURCE).id
  return isShip(source) ? shipId(source - FIRST_SHIP) : characterId(source - FIRST_CHARACTER)
}

export function characterId(character: number): string {
  return at(allTables().characters, character).id
}

export function shipId(ship: number): string {
  return at(allTables().ships, ship).id
}
