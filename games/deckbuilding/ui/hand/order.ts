/** A hand as it is held: alike cards side by side, faces that are not known last. */
export function sortedHand(hand: readonly number[]): number[] {
  return hand.toSorted((one, other) => (one < 0 || other < 0 ? other - one : one - other))
}
