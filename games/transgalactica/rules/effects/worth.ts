import type { Good } from '../../content/names.ts'

/** What things are worth to a quick bot, in victory points. */
export const worth = {
  points: 1,
  any: 0.8,
  space: 1.4,
  move: 0.4,
  tunnel: 0.7,
  outpost: 3,
  crew: 2,
  technology: 3,
  mission: 2,
  completed: 5,
  action: 3,
  level: 0.7,
  token: 1.5,
} as const

export const goodWorth: Readonly<Record<Good, number>> = { energy: 0.7, raw: 0.7, alien: 0.9, credits: 1 }
