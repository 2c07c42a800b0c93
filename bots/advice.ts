import { at, type GameWithBots, type HintReason, type Position } from '@kantyna/kernel'
import { levelBudgets } from './levels.ts'
import { searched } from './search.ts'
import type { Thinking } from './thinking.ts'

/** The answer of the strongest bot in a seat's place, and the reason for it. */
export interface Advice {
  readonly picks: readonly number[]
  readonly why: HintReason
}

/** From here on a game counts as won. */
const ALL_BUT_WON = 0.97
/** In a decided game, small differences would make huge leads, so the scale ends here. */
const SURE = 0.98

/** Uses only the seat's view, like every bot. */
export function advise<P extends Position>(game: GameWithBots<P>, thinking: Thinking<P>): Advice {
  const { best, guesses } = searched(levelBudgets.expert, game, thinking)
  const { picks, worth } = at(best, 0)
  const next = best[1]
  if (next === undefined) return { picks, why: { kind: 'only' } }
  return { picks, why: whyBetter(worth / guesses, next.worth / guesses, game.leadScale) }
}

/** The average worth of the answer compared with that of the next best. */
export function whyBetter(worth: number, next: number, leadScale: number | undefined): HintReason {
  if (worth >= ALL_BUT_WON) return { kind: next >= ALL_BUT_WON ? 'even' : 'wins' }
  const lead = leadOf(worth) - leadOf(next)
  if (leadScale === undefined) return lead < LEAST_LEAD ? { kind: 'even' } : { kind: 'ahead', lead: null }
  const counted = Math.round(lead * leadScale)
  return counted === 0 ? { kind: 'even' } : { kind: 'ahead', lead: counted }
}

/** A smaller lead would not be noticed. */
const LEAST_LEAD = 0.05

/** The lead that corresponds to an evaluation, on the scale of the logistic curve. */
function leadOf(worth: number): number {
  const within = Math.min(SURE, Math.max(1 - SURE, worth))
  return Math.log(within / (1 - within))
}
