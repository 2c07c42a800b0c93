import { hasListener } from '@kantyna/kernel'
import { cardRules } from '../abilities/card-language.ts'
import type { CardEffect, RimContext } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import { isForWantOfRoom, tellNoRoom } from '../resources/gaining.ts'
import type { Rim } from '../rim.ts'

/** Carries out what a test, a combat or a die brings; where none of it can be done, the players are told why. */
export function bringAbout(t: Rim, effect: CardEffect | null, context: RimContext): void {
  if (effect === null) return
  const refusal = cardRules().legal(t, effect, context)
  if (refusal === null) {
    cardRules().run(t, effect, context)
    return
  }
  if (!hasListener(t) || context.isSecret === true) return
  if (isForWantOfRoom(refusal)) {
    tellNoRoom(t, refusal, context)
    return
  }
  const { seat, source } = context
  emitEvent(t, { type: 'cameToNothing', seat, refusal, ...(source === undefined ? {} : { source }) })
}
