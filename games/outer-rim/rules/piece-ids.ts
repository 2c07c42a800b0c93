import { at } from '@kantyna/kernel'
import {
  FIRST_AI,
  FIRST_CHARACTER,
  FIRST_CONTACT,
  FIRST_DATABANK,
  FIRST_ENCOUNTER,
  FIRST_OTHER_SOURCE,
  FIRST_SHIP,
  PIECES,
} from './pieces.ts'
import { allTables } from './tables.ts'

/** The id of a card, a contact or an AI card; of a character or a ship by its number as a source. */
export function idOfPiece(piece: number): string {
  const { market, encounters, contacts, aiCards, databank } = allTables()
  if (piece >= PIECES) return idOfSheet(piece)
  if (piece >= FIRST_DATABANK) return at(databank, piece - FIRST_DATABANK).id
  if (piece >= FIRST_AI) return at(aiCards, piece - FIRST_AI).id
  if (piece >= FIRST_CONTACT) return at(contacts, piece - FIRST_CONTACT).id
  if (piece >= FIRST_ENCOUNTER) return at(encounters, piece - FIRST_ENCOUNTER).id
  return at(market, piece).id
}

function idOfSheet(source: number): string {
  if (source >= FIRST_OTHER_SOURCE) return at(allTables().otherSources, source - FIRST_OTHER_SOURCE).id
  return source >= FIRST_SHIP ? shipId(source - FIRST_SHIP) : characterId(source - FIRST_CHARACTER)
}

export function characterId(character: number): string {
  return at(allTables().characters, character).id
}

export function shipId(ship: number): string {
  return at(allTables().ships, ship).id
}
