/** The worth of things to a bot that has to be fast, in thousands of credits. */
export const worth = {
  credit: 0.001,
  fame: 8,
  reputation: 1.5,
  damage: 1,
  /** A resource whose price is not known. */
  card: 3,
  crew: 4,
  look: 0.3,
  patrol: 0.5,
  space: 0.3,
  turn: 5,
  job: 10,
  die: 0.8,
  skill: 1,
  /** Being saved from defeat. */
  escape: 4,
} as const
