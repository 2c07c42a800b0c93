import { at } from '@kantyna/kernel'
import type { Duel } from '../duel.ts'
import { faceOf } from '../pieces.ts'
import { distinct } from './names.ts'

/** Of copies that look alike the one that stays face down: the others are turned up, and tell the least if known. */
export function leastKnown(t: Pick<Duel, 'knowers'>, copies: readonly number[]): number {
  return copies.reduce((one, other) => (at(t.knowers, other) < at(t.knowers, one) ? other : one))
}

/**
 * The cards of a hand that go for those that were pointed at. Others cannot tell copies that look alike from each
 * other: the one that more people know goes first, or its number would tell what else is in the hand. A card that must
 * be exiled anyway is not like another.
 */
export function replacementsFor(
  t: Pick<Duel, 'knowers' | 'doomed'>,
  hand: readonly number[],
  cards: readonly number[],
): number[] {
  const going: number[] = []
  for (const card of cards) {
    const isLike = (other: number) =>
      faceOf(other) === faceOf(card) && t.doomed.includes(other) === t.doomed.includes(card)
    const copies = hand.includes(card) ? hand.filter((other) => isLike(other) && !going.includes(other)) : []
    going.push(at([...distinct(t, copies), card], 0))
  }
  return going
}
