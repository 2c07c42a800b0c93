import { at, type BotKnowledge } from '@kantyna/kernel'
import type { NewGame } from './rules/table.ts'

/** What bots know of New Game: how well a seat stands, from 0 (lost) to 1 (won). */
export const bots: BotKnowledge<NewGame> = {
  evaluate(t, seat) {
    if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
    const others = t.points.filter((_, other) => other !== seat)
    return 0.5 + (at(t.points, seat) - Math.max(...others)) / 50
  },
}
