import type { BotLevel } from '@kantyna/bots'
import type { Decision, HintReason, KernelView, Move, Seat } from '@kantyna/kernel'

/** All that a bot is told: its seat's view and the question. The position never leaves the table. */
export interface BotQuestion {
  readonly edition: string
  readonly level: BotLevel
  readonly view: KernelView
  readonly decision: Decision
  readonly seed: number
}

/** What it is told where an offer waits for it: nothing more, whether its seat is asked something besides or not. */
export interface OfferQuestion {
  readonly edition: string
  readonly seat: Seat
  readonly view: KernelView
  readonly decisions: readonly Decision[]
  readonly seed: number
}

/** An answer (or an offer that comes before it), one with the reason why it is the best, or what is said to an offer. */
export type Wanted =
  | ({ readonly wants: 'answer' | 'advice' } & BotQuestion)
  | ({ readonly wants: 'offer' } & OfferQuestion)

export type WorkerQuestion = Wanted & { readonly id: number }

export type WorkerAnswer =
  | {
      readonly id: number
      readonly ok: true
      readonly codes: readonly number[]
      /** With advice only. */
      readonly why?: HintReason
    }
  | { readonly id: number; readonly ok: true; readonly said: Move | null }
  | { readonly id: number; readonly ok: false; readonly what: string }
