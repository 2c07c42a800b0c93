/** What things are worth to a bot that has to be quick, in thousands of credits. */
export const worth = {
  credit: 0.001,
  fame: 8,
  reputation: 1.5,
  damage: 1,
  /** Of a resource whose price is not known. */
  card: 3,
  crew: 4,
  look: 0.3,
  patrol: 0.5,
  space: 0.3,
  turn: 5,
  job: 10,
  die: 0.8,
  skill: 1,
  /** Of being saved from defeat. */
  escape: 4,
} as const
