import { at } from '@kantyna/kernel'
import { type Duel, NOTHING } from '../duel.ts'
import { faceOf, nameOf } from '../pieces.ts'

/** The id of a card in an option: its name. Later copies of the card also have a number. */
export function copyId(cards: readonly number[], card: number): string {
  const face = faceOf(card)
  let number = 1
  for (const other of cards) {
    if (other === card) break
    if (faceOf(other) === face) number++
  }
  return number === 1 ? nameOf(card) : `${nameOf(card)} ${number}`
}

/** The cards among these that look the same as this one. One option touches them all. */
export function alike(cards: readonly number[], card: number): number[] {
  const face = faceOf(card)
  return cards.filter((other) => other !== NOTHING && faceOf(other) === face)
}

/**
 * One card of each face. Of identical copies, this takes the one that most players know, so that the choice reveals
 * nothing.
 */
export function distinct(t: Pick<Duel, 'knowers'>, cards: readonly number[]): number[] {
  const found: number[] = []
  for (let index = 0; index < cards.length; index++) {
    const card = at(cards, index)
    if (isFirstOfFace(t, cards, index, card)) found.push(card)
  }
  return found
}

function isFirstOfFace(
  t: Pick<Duel, 'knowers'>,
  cards: readonly number[],
  index: number,
  card: number,
): boolean {
  const face = faceOf(card)
  const known = t.knowers[card] ?? 0
  for (let other = 0; other < cards.length; other++) {
    const candidate = cards[other] as number // inside the list
    if (other === index || faceOf(candidate) !== face) continue
    const otherKnown = t.knowers[candidate] ?? 0
    if (otherKnown > known || (otherKnown === known && other < index)) return false
  }
  return true
}
