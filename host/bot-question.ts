import { type BotName, botNames, botSeed } from '@kantyna/bots'
import { type Decision, editionOf, type Match, type Seat } from '@kantyna/kernel'
import type { BotQuestion, OfferQuestion } from './bots.ts'

/** What a bot learns about a match: its seat's view and the question. */
export function questionFor(match: Match, decision: Decision, mayPropose = true): BotQuestion {
  const { game, setup, seats, entries } = match
  return {
    edition: editionOf(game.meta.id, setup.options),
    level: levelOf(seats[decision.seat]?.level),
    view: match.viewFor(decision.seat),
    decision,
    mayPropose,
    seed: botSeed(setup.contributions, entries.length),
  }
}

/** What a bot learns when an offer waits for its answer. */
export function offerQuestionFor(match: Match, seat: Seat): OfferQuestion {
  const { game, setup, entries, position } = match
  return {
    edition: editionOf(game.meta.id, setup.options),
    seat,
    view: match.viewFor(seat),
    decisions: position.open.filter((open) => open.seat === seat),
    seed: botSeed(setup.contributions, entries.length),
  }
}

function levelOf(level: string | undefined): BotName {
  return botNames.find((known) => known === level) ?? 'regular'
}
