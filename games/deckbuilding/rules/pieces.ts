import { at } from '@kantyna/kernel'
import type { Card, Faction } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import { onStandIn } from '../content/stand-ins.ts'

/**
 * Cards are small integers in play: first all copies of the cards that go into decks, in the order of the content, then
 * the bases. Copies of a card are different pieces with the same face.
 */

export const ROW_SIZE = 6

const faceList: number[] = cards.flatMap((card, face) => new Array<number>(card.copies).fill(face))

/** The number of pieces, including bases, and the first base. */
export const PIECES = faceList.length
export const FIRST_BASE = faceList.findIndex((face) => at(cards, face).kind === 'base')

/** The face (an index of the content) of each piece. */
const faces = Int16Array.from(faceList)

export function faceOf(piece: number): number {
  return faces[piece] as number // every piece has a face
}

export function cardOf(piece: number): Card {
  return at(cards, faceOf(piece))
}

/**
 * The numbers of each piece that rules read often, in flat tables (DB-CARD-03, DB-CARD-04, DB-CARD-05, DB-CARD-06,
 * DB-CARD-07, DB-CARD-08, DB-CARD-09).
 */
function numberTable(read: (card: Card) => number): (piece: number) => number {
  const values = Int16Array.from(faceList, (face) => read(at(cards, face)))
  onStandIn(() => {
    for (const [piece, face] of faceList.entries()) values[piece] = read(at(cards, face))
  })
  return (piece) => values[piece] as number // every piece has a value
}

export const EMPIRE = 0
export const REBELS = 1
export const NEUTRAL = 2
const factionNumbers: Readonly<Record<Faction, number>> = { empire: EMPIRE, rebels: REBELS, neutral: NEUTRAL }

export const factionOf = numberTable((card) => factionNumbers[card.faction])
export const costOf = numberTable((card) => card.cost)
export const resourcesOf = numberTable((card) => card.resources)
export const forceOf = numberTable((card) => card.force)
export const printedAttackOf = numberTable((card) => card.attack)
export const hitPointsOf = numberTable((card) => card.hitPoints)
/** The attack needed to defeat a card in the row; 0 if it has no target value. */
export const targetOf = numberTable((card) => card.target)

/** The damage that a base or a ship can still take. */
export function hitPointsLeft(piece: number, damage: number): number {
  return hitPointsOf(piece) - damage
}

const shipFlags = numberTable((card) => Number(card.kind === 'ship'))

export function isShip(piece: number): boolean {
  return shipFlags(piece) === 1
}

/** All pieces of the wanted cards. */
export function piecesOf(isWanted: (card: Card) => boolean): number[] {
  const found: number[] = []
  for (let piece = 0; piece < PIECES; piece++) if (isWanted(cardOf(piece))) found.push(piece)
  return found
}

export function nameOf(piece: number): string {
  return cardOf(piece).id
}
