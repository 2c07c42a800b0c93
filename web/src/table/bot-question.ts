import type { Decision, Match } from '@kantyna/kernel'
import type { BotQuestion } from '../bots/protocol.ts'
import { levelOf, seedFor } from './bot-behaviour.ts'

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
