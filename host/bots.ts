import type { Advice, BotName } from '@kantyna/bots'
import type { Decision, KernelView, Move, Seat } from '@kantyna/kernel'

/** Everything a bot learns: its seat's view and the question. The position never leaves the host. */
export interface BotQuestion {
  readonly edition: string
  readonly level: BotName
  readonly view: KernelView
  readonly decision: Decision
  /** Whether the bot may make a standing move first. False after it tried one that is not allowed. */
  readonly mayPropose: boolean
  readonly seed: number
}

/** What a bot learns when an offer waits for its answer. */
export interface OfferQuestion {
  readonly edition: string
  readonly seat: Seat
  readonly view: KernelView
  readonly decisions: readonly Decision[]
  readonly seed: number
}

/** Codes, or a standing move to make first; null if the bot failed or took too long. */
export type BotAnswer = readonly number[] | Move | null

/** How the host asks its bots: in a worker, in another process, or directly. The host checks every answer. */
export interface Bots {
  answer(question: BotQuestion): Promise<BotAnswer>
  /** A bot's answer to one of the offers made to it; null if it gives none. */
  answerOffer(question: OfferQuestion): Promise<Move | null>
  /** Whether a bot leaves a question open for now. Only opponents in a lesson do: they answer when its script says so. */
  leavesOpen?(decision: Decision): boolean
  /** The strongest bot's choice and its reason. Without it, the table has no hints. */
  readonly advise?: (question: BotQuestion) => Promise<Advice | null>
}
