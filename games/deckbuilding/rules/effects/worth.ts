/** What things are worth to a bot that has to be quick, in resources. */
export const worth = {
  resources: 1,
  attack: 1,
  force: 0.8,
  card: 2,
  damage: 1,
  exile: 1.5,
  rivalCard: 1.5,
  ship: 5,
  rowCard: 0.5,
  look: 0.2,
} as const
