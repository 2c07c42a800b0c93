import type { RandomBelow } from '../chance/fast.ts'
import type { Frame, Position, Seat } from '../play/position.ts'
import { anyPieceIn } from '../secrets/frames.ts'
import type { CustomLocals, Locals } from '../secrets/locals.ts'
import { UNSEEN } from '../secrets/secrets.ts'
import { inCombinator } from './combinators/all.ts'
import type { EffectFrame, PickFrame, ScriptFrame } from './frames.ts'
import type { AnyNode, Bound, EffectContext } from './language.ts'
import type { CardTable } from './table.ts'

/** Who may see an effect that is being carried out: everybody, except for secret cards and secret results. */

/** A script lies face up while it is read. */
export const scriptLocals: Locals<ScriptFrame> = 'shown'

export function effectLocals<P extends Position, C extends EffectContext>(
  table: CardTable<P, C>,
): CustomLocals<EffectFrame<C>> {
  const { seen, restored } = contextRules<P, C>(table)
  return {
    see(frame, viewer) {
      const { effect: _, context, ...rest } = frame
      if (isHiddenFrom(context, viewer))
        return {
          ...rest,
          stage: 0,
          next: 0,
          begun: 0,
          returned: null,
          context: seen(context, viewer),
        } as Frame
      return { ...frame, context: seen(context, viewer) }
    },
    restore(frame, t, randomBelow) {
      frame.context = restored(frame.context, t, randomBelow)
      return restoreEffect(frame, table)
    },
    hidesQuestion: ({ context }, viewer) => isHiddenFrom(context, viewer),
  }
}

/** The frame for picking pieces lies above a secret effect. A guess starts the effect again. */
export function pickLocals<P extends Position, C extends EffectContext>(
  table: CardTable<P, C>,
): CustomLocals<PickFrame<C>> {
  const { seen, restored } = contextRules<P, C>(table)
  return {
    see(frame, viewer) {
      const { effect: _, context, ...rest } = frame
      if (isHiddenFrom(context, viewer)) return { ...rest, stage: 0, context: seen(context, viewer) } as Frame
      return { ...frame, context: seen(context, viewer) }
    },
    restore(frame, t, randomBelow) {
      Reflect.set(frame, 'context', restored(frame.context, t, randomBelow))
      return false
    },
    hidesQuestion: ({ context }, viewer) => isHiddenFrom(context, viewer),
  }
}

function isHiddenFrom({ isSecret, seat }: EffectContext, viewer: Seat | null): boolean {
  return isSecret === true && viewer !== seat
}

function contextRules<P extends Position, C extends EffectContext>(table: CardTable<P, C>) {
  return {
    seen(context: C, viewer: Seat | null): C {
      if (viewer === context.seat) return context
      if (context.isSecret === true) return { seat: context.seat, isSecret: true, source: UNSEEN } as C
      if (context.unseen === undefined || context.bound === undefined) return context
      const bound: Bound = Object.fromEntries(
        Object.entries(context.bound).map(([name, value]) => [
          name,
          context.unseen?.[name] === undefined ? value : UNSEEN,
        ]),
      )
      return { ...context, bound }
    },
    restored(context: C, t: Position, randomBelow: RandomBelow): C {
      const { seat, source, bound, unseen, isSecret } = context
      const { secretCards } = table
      const whole =
        isSecret === true && source === UNSEEN && secretCards !== undefined
          ? { ...context, source: anyPieceIn(t, secretCards.field, seat, randomBelow) }
          : context
      if (bound === undefined || unseen === undefined) return whole
      const dealt: Bound = Object.fromEntries(
        Object.entries(bound).map(([name, value]) => {
          const field = unseen[name]
          const isDealt = field !== undefined && value === UNSEEN
          return [name, isDealt ? anyPieceIn(t, field, seat, randomBelow) : value]
        }),
      )
      return { ...whole, bound: dealt }
    },
  }
}

/** In a guess, the card that replaces a secret one is read from its beginning. If there is none, nothing happens. */
function restoreEffect<P extends Position, C extends EffectContext>(
  frame: { effect?: AnyNode; readonly context: C },
  table: CardTable<P, C>,
): boolean {
  if (frame.effect !== undefined || table.secretCards === undefined) return false
  const { source = UNSEEN } = frame.context
  frame.effect = source === UNSEEN ? nothing : inCombinator(table.secretCards.effectOf(source))
  return true
}

const nothing = { op: 'all', of: [] }
