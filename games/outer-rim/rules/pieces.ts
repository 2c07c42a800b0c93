/**
 * Numbers of pieces, by kind, with room for expansions. What may lie face down comes first: `knowers` has an entry for
 * each of those. Cards of all sorts (market, encounter, databank) are pieces of one kind, told apart by their backs.
 */
export const FIRST_MARKET = 0
export const FIRST_ENCOUNTER = 128
export const FIRST_CONTACT = 304
export const FIRST_AI = 352
export const FIRST_DATABANK = 400
export const PIECES = 512
/** Characters and ships are no pieces, but have abilities: as the source of an effect they are numbered after all pieces. */
export const FIRST_CHARACTER = 600
export const FIRST_SHIP = 640
/** What else an expansion gives abilities to: see ability-sources.ts. */
export const FIRST_OTHER_SOURCE = 704

/** The other resource of a card that can be rotated has a number in the tables, after those of all pieces; it is no piece. */
export const FIRST_ROTATED = 512

/** No card, no character, no ship. */
export const NONE = -1

export function isMarketCard(piece: number): boolean {
  return piece < FIRST_ENCOUNTER
}

export function isEncounterCard(piece: number): boolean {
  return piece >= FIRST_ENCOUNTER && piece < FIRST_CONTACT
}

export function isDatabankCard(piece: number): boolean {
  return piece >= FIRST_DATABANK && piece < PIECES
}
