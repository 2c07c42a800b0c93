import { at, type GameWithBots, type HintReason, type Position } from '@kantyna/kernel'
import { levelBudgets } from './levels.ts'
import { searchAnswers } from './search.ts'
import type { Thinking } from './thinking.ts'

/** What the strongest bot would answer in a seat's place, and why. */
export interface Advice {
  readonly picks: readonly number[]
  readonly why: HintReason
}

/** A game counts as won from this evaluation on. */
const ALL_BUT_WON = 0.97
/** Evaluations are capped here: in a decided game, small differences would become huge leads. */
const SURE = 0.98

/** Advises a seat. Like every bot, it uses only the seat's view. */
export function advise<P extends Position>(game: GameWithBots<P>, thinking: Thinking<P>): Advice {
  const { best, guesses } = searchAnswers(levelBudgets.expert, game, thinking)
  const { picks, worth } = at(best, 0)
  const next = best[1]
  if (next === undefined) return { picks, why: { kind: 'only' } }
  return { picks, why: whyBetter(worth / guesses, next.worth / guesses, game.leadScale) }
}

/** Explains an answer by comparing its average worth with that of the next best. */
export function whyBetter(worth: number, next: number, leadScale: number | undefined): HintReason {
  if (worth >= ALL_BUT_WON) return { kind: next >= ALL_BUT_WON ? 'even' : 'wins' }
  const lead = leadOf(worth) - leadOf(next)
  if (leadScale === undefined) return lead < LEAST_LEAD ? { kind: 'even' } : { kind: 'ahead', lead: null }
  const rounded = Math.round(lead * leadScale)
  return rounded === 0 ? { kind: 'even' } : { kind: 'ahead', lead: rounded }
}

/** Players would not notice a smaller lead. */
const LEAST_LEAD = 0.05

/** The lead that corresponds to an evaluation, on the scale of the logistic curve. */
function leadOf(worth: number): number {
  const within = Math.min(SURE, Math.max(1 - SURE, worth))
  return Math.log(within / (1 - within))
}
