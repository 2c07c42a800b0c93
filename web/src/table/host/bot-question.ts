import { type BotLevel, botLevels } from '@kantyna/bots'
import type { Decision, Match } from '@kantyna/kernel'
import type { BotQuestion } from '../../bots/protocol.ts'

/** What a bot is told of a match: what its seat sees, and what it is asked. */
export function questionFor(match: Match, decision: Decision): BotQuestion {
  const { game, setup, entries } = match
  return {
    game: game.meta.id,
    level: levelOf(setup.seats[decision.seat]?.level),
    view: match.viewFor(decision.seat),
    decision,
    seed: seedFor(setup.contributions, entries.length),
  }
}

function levelOf(level: string | undefined): BotLevel {
  return botLevels.find((known) => known === level) ?? 'regular'
}

/** A seed of a bot's thoughts: the same moment of the same game gives the same thoughts, after an undo as well. */
function seedFor(contributions: readonly string[], entries: number): number {
  let seed = 2166136261 ^ entries
  for (const digit of contributions.join('')) seed = Math.imul(seed ^ digit.charCodeAt(0), 16777619)
  return seed >>> 0
}
