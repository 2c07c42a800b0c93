/** What things are worth to a quick bot, in points of damage to a base. */
export const worth = {
  resources: 1,
  attack: 1,
  force: 1.2,
  card: 3,
  damage: 1,
  opponentCard: 2,
  /** The share of a ship's worth that destroying it gains. */
  ship: 0.8,
  rowCard: 0.5,
  look: 0.3,
} as const
