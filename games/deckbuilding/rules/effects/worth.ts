/** What things are worth to a bot that has to be quick, in points of damage to a base. */
export const worth = {
  resources: 1,
  attack: 1,
  force: 1.2,
  card: 3,
  damage: 1,
  opponentCard: 2,
  /** Of what a ship in play is worth. */
  ship: 0.8,
  rowCard: 0.5,
  look: 0.3,
} as const
