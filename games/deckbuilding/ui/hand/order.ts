/** A hand in display order: identical cards side by side, unknown ones last. */
export function sortedHand(hand: readonly number[]): number[] {
  return hand.toSorted((one, other) => (one < 0 || other < 0 ? other - one : one - other))
}
