import type { BotLevel } from '@kantyna/bots'
import type { Decision, HintReason, KernelView } from '@kantyna/kernel'

/** All that a bot is told: its seat's view and the question. The position never leaves the table. */
export interface BotQuestion {
  readonly game: string
  readonly level: BotLevel
  readonly view: KernelView
  readonly decision: Decision
  readonly seed: number
}

export interface WorkerQuestion extends BotQuestion {
  readonly id: number
  /** An answer, or one with the reason why it is the best. */
  readonly wants: 'answer' | 'advice'
}

export type WorkerAnswer =
  | {
      readonly id: number
      readonly ok: true
      readonly codes: readonly number[]
      /** With advice only. */
      readonly why?: HintReason
    }
  | { readonly id: number; readonly ok: false; readonly what: string }
