import { assert } from '../play/fault.ts'
import type { Frame, Plain, Position, Seat } from '../play/position.ts'
import type { AnyNode, EffectContext } from './language.ts'

/** An effect that waits for its parts, or for a player's choice. */
export interface EffectFrame<C extends EffectContext = EffectContext> extends Frame {
  readonly effect: AnyNode
  context: C
  /** How many parts or repetitions have been started. */
  next: number
  /** The options that were chosen, as bits: nothing reads it, but it is part of every position's hash. */
  begun: number
  returned: Plain
}

export function effectFrame<C extends EffectContext>(effect: AnyNode, context: C): EffectFrame<C> {
  return { routine: 'effect', stage: 0, effect, context, next: 0, begun: 0, returned: null }
}

/** An operation whose pieces are being picked. */
export interface PickFrame<C extends EffectContext = EffectContext> extends Frame {
  readonly effect: AnyNode
  readonly context: C
}

/** A script that is being read. */
export interface ScriptFrame<C extends EffectContext = EffectContext> extends Frame {
  readonly piece: number
  readonly context: C
}

/** The context of an effect that another effect has caused. */
export function causedBy<C extends EffectContext>(context: C, source: number): C {
  const causes = context.source === undefined ? context.causes : [...(context.causes ?? []), context.source]
  const caused: C = { ...context, source }
  return causes === undefined ? caused : { ...caused, causes }
}

/** Checks that a face-down card concerns only its owner: asking another player would reveal what it does. */
export function assertOwnerOnly({ isSecret, seat }: EffectContext, concerned: Seat): void {
  assert(isSecret !== true || concerned === seat, 'a card that is used face down concerns its owner alone')
}

/** At a masked table, a skipped question would reveal something about the secret card. */
export function mustAskEvenIfForced({ isMasked }: Position, { isSecret }: EffectContext): boolean {
  return isMasked && isSecret === true
}
