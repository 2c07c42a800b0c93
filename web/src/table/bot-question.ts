import type { Decision, Match } from '@kantyna/kernel'
import type { BotQuestion } from '../bots/protocol.ts'
import { levelOf, seedFor } from './bot-manners.ts'

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

/** A bot's codes as the match takes them: the i-th code of a decision stands for its i-th option as presented. */
export function written(
  match: Match,
  decision: Decision,
  codes: readonly number[],
): readonly string[] | number {
  if (decision.options.length === 0) return codes[0] ?? decision.min
  const asked = match.decisionsFor(decision.seat).find(({ id }) => id === decision.id)
  return codes.flatMap((code) => asked?.options[decision.options.indexOf(code)]?.id ?? [])
}
