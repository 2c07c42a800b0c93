import { at } from '@kantyna/kernel'
import type { Duel } from '../duel.ts'
import { faceOf } from '../pieces.ts'
import { distinct } from '../scenario/copies.ts'

/** The copy that the fewest players know. This copy stays face down, because showing one of the others reveals less. */
export function leastKnown(t: Pick<Duel, 'knowers'>, copies: readonly number[]): number {
  return copies.reduce((one, other) => (at(t.knowers, other) < at(t.knowers, one) ? other : one))
}

/**
 * The cards taken from a hand in place of the picked ones. Other players cannot tell copies of a card apart, so the
 * copy that most of them know is taken first: any other piece number would reveal something about the rest of the hand.
 * A card that must be exiled at the end of the turn is not interchangeable with other copies.
 */
export function replacementsFor(
  t: Pick<Duel, 'knowers' | 'doomed'>,
  hand: readonly number[],
  cards: readonly number[],
): number[] {
  const chosen: number[] = []
  for (const card of cards) {
    const isLike = (other: number) =>
      faceOf(other) === faceOf(card) && t.doomed.includes(other) === t.doomed.includes(card)
    const copies = hand.includes(card) ? hand.filter((other) => isLike(other) && !chosen.includes(other)) : []
    chosen.push(at([...distinct(t, copies), card], 0))
  }
  return chosen
}
