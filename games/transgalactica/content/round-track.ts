/** The round and priority tracks, and other things that depend on the number of seats, except the map. */

/** GC-RND-01. */
export const ROUNDS = 5

/** G19: the bonus token on each space of the round track, from round 1; null for none. */
export const roundTokenKinds: readonly ('basic' | 'advanced' | null)[] = [
  null,
  'basic',
  'basic',
  'advanced',
  'advanced',
]

/** GC-ORG-65: the number of spaces in a segment. There is a segment for each number of placed outposts. */
export const PRIORITY_SPACES = 5

/** GC-SET-14: there is this many more pirates than players. */
export const PIRATES_BEYOND_SEATS = 1

/** GC-SET-21, GC-SET-23: the number of face-up cards of each level. */
export const CARDS_A_LEVEL = 3

/**
 * GC-SEN-06, GC-ORG-62, GC-ORG-63: the offices of the Senate, and what a golden chair gives. Each office has one chair
 * for each seat (GC-ORG-61).
 */
export const OFFICES = 3
export const GOLDEN_CHAIR_POINTS = 2
export const GOLDEN_CHAIR_CREDITS = 1
