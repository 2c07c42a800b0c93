/**
 * Numbers of pieces, by kind. Pieces that may lie face down come first: `knowers` has an entry for each of them. Market,
 * encounter and databank cards are pieces of one kind, with different backs.
 *
 * A number means the same piece at every table, whichever boxes are on it. The base game and Unfinished Business share the
 * first block of numbers; every further box has a block of its own with the same layout (`Box.block`), so there is room
 * for any number of boxes, and no box shifts the numbers of another.
 */
export const FIRST_MARKET = 0
export const FIRST_ENCOUNTER = 128
export const FIRST_CONTACT = 304
export const FIRST_AI = 352
export const FIRST_DATABANK = 400
export const PIECES = 512
/** The second resource of a rotating card has a number in the tables, after those of pieces. It is not a piece. */
export const FIRST_ROTATED = 512
/**
 * Characters and ships are not pieces but have abilities: as the source of an effect they are numbered after all
 * pieces.
 */
export const FIRST_CHARACTER = 600
export const FIRST_SHIP = 640
/** Other things of an expansion that have abilities: see ability-sources.ts. */
export const FIRST_OTHER_SOURCE = 704
/** How many numbers a block has: a power of 2. */
export const BLOCK = 1024

/**
 * The number of contact places in a block: those of the base game, in the order of content/map.ts, then those of boxes.
 */
export const CONTACT_PLACES_PER_BLOCK = 40

/** Stands for no card, no character and no ship. */
export const NONE = -1

/** The position of a number inside its block. */
function offsetInBlock(number: number): number {
  return number & (BLOCK - 1)
}

export function isMarketCard(piece: number): boolean {
  return offsetInBlock(piece) < FIRST_ENCOUNTER
}

export function isEncounterCard(piece: number): boolean {
  const place = offsetInBlock(piece)
  return place >= FIRST_ENCOUNTER && place < FIRST_CONTACT
}

export function isContact(piece: number): boolean {
  const place = offsetInBlock(piece)
  return place >= FIRST_CONTACT && place < FIRST_AI
}

export function isAiCard(piece: number): boolean {
  const place = offsetInBlock(piece)
  return place >= FIRST_AI && place < FIRST_DATABANK
}

export function isDatabankCard(piece: number): boolean {
  const place = offsetInBlock(piece)
  return place >= FIRST_DATABANK && place < PIECES
}

/** Whether a source of abilities is a piece, or the second resource of a rotating card. */
export function isOfCard(source: number): boolean {
  return offsetInBlock(source) < FIRST_CHARACTER
}

export function isRotatedSide(source: number): boolean {
  const place = offsetInBlock(source)
  return place >= FIRST_ROTATED && place < FIRST_CHARACTER
}

export function isCharacter(source: number): boolean {
  const place = offsetInBlock(source)
  return place >= FIRST_CHARACTER && place < FIRST_SHIP
}

export function isShip(source: number): boolean {
  const place = offsetInBlock(source)
  return place >= FIRST_SHIP && place < FIRST_OTHER_SOURCE
}

export function isOtherSource(source: number): boolean {
  return offsetInBlock(source) >= FIRST_OTHER_SOURCE
}
