import { call, done, type Plain, routine, type Seat } from '@kantyna/kernel'
import { cardRules } from '../abilities/card-language.ts'
import type { CardEffect, RimContext } from '../effects/vocabulary.ts'
import type { SeatFrame } from '../frames.ts'
import { deliverable, deliverCargo } from '../jobs/delivery.ts'
import type { Rim } from '../rim.ts'
import { resourceOf } from '../tables.ts'

/** OR-AIJOB-03: the cargo that the AI player can deliver in its space. */
export function aiCargoHere(t: Rim, seat: Seat): number[] {
  return deliverable(t, seat).filter((piece) => resourceOf(t, piece).type === 'cargo')
}

interface AiDeliveryFrame extends SeatFrame {
  readonly routine: 'aiDelivery'
  readonly left: readonly number[]
  /** The effect if any of the cargo was illegal, or null: trees are plain data. */
  readonly illegal: Plain
  readonly context: RimContext
  next: number
}

export function startAiDelivery(t: Rim, context: RimContext, illegal: CardEffect | undefined): void {
  const left = aiCargoHere(t, context.seat)
  const tree = (illegal ?? null) as unknown as Plain // an effect tree is plain data
  call<AiDeliveryFrame>(t, {
    routine: 'aiDelivery',
    stage: 0,
    seat: context.seat,
    left,
    illegal: left.some((piece) => isIllegal(t, piece)) ? tree : null,
    context,
    next: 0,
  })
}

function isIllegal(t: Rim, piece: number): boolean {
  return resourceOf(t, piece).traits?.includes('illegal') === true
}

/**
 * Delivers all cargo at once (OR-AIJOB-05). Each card gives its reward and is discarded (OR-AIJOB-04); no die is rolled
 * (OR-AIJOB-06). The effect for illegal cargo follows once, after all of it (OR-AIJOB-07, OR-R-21).
 */
export const aiDelivery = routine<Rim, AiDeliveryFrame>('aiDelivery')('shown', {
  deliver(t, frame) {
    const piece = frame.left[frame.next++]
    if (piece === undefined) return 'penalty'
    deliverCargo(t, frame.seat, piece)
    return 'deliver'
  },
  penalty(t, { illegal, context }) {
    const effect = illegal as unknown as CardEffect | null // startAiDelivery stored an effect here
    if (effect === null || cardRules().legal(t, effect, context) !== null) return done
    cardRules().run(t, effect, context)
  },
})
