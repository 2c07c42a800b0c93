/**
 * Numbers of pieces, by kind. What may lie face down comes first: `knowers` has an entry for each of those. Cards of all
 * sorts (market, encounter, databank) are pieces of one kind, told apart by their backs.
 *
 * A number means the same thing at every table, whichever boxes are on it. The base game and Unfinished Business share the
 * first block of numbers; every further box has a block of its own with the same layout (`Box.block`), so there is room
 * for any number of boxes, and no box moves the numbers of another.
 */
export const FIRST_MARKET = 0
export const FIRST_ENCOUNTER = 128
export const FIRST_CONTACT = 304
export const FIRST_AI = 352
export const FIRST_DATABANK = 400
export const PIECES = 512
/** The other resource of a card that can be rotated has a number in the tables, after those of pieces; it is no piece. */
export const FIRST_ROTATED = 512
/** Characters and ships are no pieces, but have abilities: as the source of an effect they are numbered after all pieces. */
export const FIRST_CHARACTER = 600
export const FIRST_SHIP = 640
/** What else an expansion gives abilities to: see ability-sources.ts. */
export const FIRST_OTHER_SOURCE = 704
/** How many numbers a block has: a power of 2. */
export const BLOCK = 1024

/** How many places for contacts a block has: the base game’s, in the order of content/map.ts, and those of boxes. */
export const PLACES_A_BLOCK = 40

/** No card, no character, no ship. */
export const NONE = -1

/** The number within its block. */
function placeOf(number: number): number {
  return number & (BLOCK - 1)
}

export function isMarketCard(piece: number): boolean {
  return placeOf(piece) < FIRST_ENCOUNTER
}

export function isEncounterCard(piece: number): boolean {
  const place = placeOf(piece)
  return place >= FIRST_ENCOUNTER && place < FIRST_CONTACT
}

export function isContact(piece: number): boolean {
  const place = placeOf(piece)
  return place >= FIRST_CONTACT && place < FIRST_AI
}

export function isAiCard(piece: number): boolean {
  const place = placeOf(piece)
  return place >= FIRST_AI && place < FIRST_DATABANK
}

export function isDatabankCard(piece: number): boolean {
  const place = placeOf(piece)
  return place >= FIRST_DATABANK && place < PIECES
}

/** Whether a source of abilities is a piece, or the other resource of one. */
export function isOfCard(source: number): boolean {
  return placeOf(source) < FIRST_CHARACTER
}

export function isRotatedSide(source: number): boolean {
  const place = placeOf(source)
  return place >= FIRST_ROTATED && place < FIRST_CHARACTER
}

export function isCharacter(source: number): boolean {
  const place = placeOf(source)
  return place >= FIRST_CHARACTER && place < FIRST_SHIP
}

export function isShip(source: number): boolean {
  const place = placeOf(source)
  return place >= FIRST_SHIP && place < FIRST_OTHER_SOURCE
}

export function isOtherSource(source: number): boolean {
  return placeOf(source) >= FIRST_OTHER_SOURCE
}
