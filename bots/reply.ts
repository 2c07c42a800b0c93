import type { Decision, GameWithBots, HintReason, KernelView, Move, Seat, View } from '@kantyna/kernel'
import { advise } from './advice.ts'
import { chooseAsBot } from './choose.ts'
import type { BotName } from './levels.ts'
import { answerOffer, proposeAsBot } from './standing.ts'

/**
 * What a host wants of a bot that thinks in a worker: an answer (or a standing move before it), a hint with its reason,
 * or a reply to an offer. All of it is plain data.
 */
export type Wanted =
  | ({ readonly wants: 'answer' | 'advice' } & Question)
  | ({ readonly wants: 'offer' } & Offer)

interface Question {
  readonly level: BotName
  readonly view: KernelView
  readonly decision: Decision
  readonly mayPropose: boolean
  readonly seed: number
}

interface Offer {
  readonly seat: Seat
  readonly view: KernelView
  readonly decisions: readonly Decision[]
  readonly seed: number
}

/** `why`: only with hints. `said`: a standing move. */
export type Reply =
  | { readonly codes: readonly number[]; readonly why?: HintReason }
  | { readonly said: Move | null }

/** What the bot replies. The view must have been made with the same game. */
export function replyTo(game: GameWithBots, wanted: Wanted): Reply {
  const view = wanted.view as View // the same game made it, so the game's own fields are there
  if (wanted.wants === 'offer') return { said: answerOffer(game, { ...wanted, view }) }
  const { decision, seed } = wanted
  const thinking = { view, decision, seed }
  if (wanted.wants === 'advice') {
    const { picks, why } = advise(game, thinking)
    return { codes: picks, why }
  }
  const proposed = wanted.mayPropose
    ? proposeAsBot(game, { seat: decision.seat, view, decisions: [decision], seed })
    : null
  return proposed === null ? { codes: chooseAsBot(game, wanted.level, thinking) } : { said: proposed }
}
