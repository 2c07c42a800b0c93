import { hasListener } from '@kantyna/kernel'
import { cardRules } from '../abilities/card-language.ts'
import type { CardEffect, RimContext } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import { emitNoRoom, isNoRoom } from '../resources/gaining.ts'
import type { Rim } from '../rim.ts'

/**
 * Carries out the result of a test, a combat or a die. If nothing of it can be done, an event tells the players why.
 */
export function runResult(t: Rim, effect: CardEffect | null, context: RimContext): void {
  if (effect === null) return
  const refusal = cardRules().legal(t, effect, context)
  if (refusal === null) {
    cardRules().run(t, effect, context)
    return
  }
  if (!hasListener(t) || context.isSecret === true) return
  if (isNoRoom(refusal)) {
    emitNoRoom(t, refusal, context)
    return
  }
  const { seat, source } = context
  emitEvent(t, { type: 'cameToNothing', seat, refusal, ...(source === undefined ? {} : { source }) })
}
