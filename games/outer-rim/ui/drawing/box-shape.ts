/** A plain silhouette in a box of 100 × 100; the second path is cut out of it. */
export type Shape = readonly [solid: string, cut?: string]

/** The ship on the game's box. It is in a separate file, because the lobby needs no other silhouette. */
export const shipOnBox: Shape = [
  'M38 6h8l3 20h2l3-20h8l4 22a34 34 0 1 1-32 0ZM84 40l12-8v16l-10 4Z',
  'M50 46a11 11 0 1 0 0 22a11 11 0 0 0 0-22ZM30 78h40l-4 5H34Z',
]
