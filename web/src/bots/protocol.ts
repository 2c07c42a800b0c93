import type { BotQuestion, OfferQuestion } from '@kantyna/host'
import type { HintReason, Move } from '@kantyna/kernel'

/**
 * What the page wants from a bot: an answer (or an offer before it), a hint with its reason, or a reply to an offer.
 */
export type Wanted =
  | ({ readonly wants: 'answer' | 'advice' } & BotQuestion)
  | ({ readonly wants: 'offer' } & OfferQuestion)

export type WorkerQuestion = Wanted & { readonly id: number }

export type WorkerAnswer =
  | {
      readonly id: number
      readonly ok: true
      readonly codes: readonly number[]
      /** Only with hints. */
      readonly why?: HintReason
    }
  | { readonly id: number; readonly ok: true; readonly said: Move | null }
  | { readonly id: number; readonly ok: false; readonly what: string }
