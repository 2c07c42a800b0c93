import { askListed, type DecisionKind, decisionKind, pickedAll } from '../play/decision.ts'
import { at, Fault } from '../play/fault.ts'
import type { Plain, Position } from '../play/position.ts'
import { done, type Routine, result, routine } from '../play/routine.ts'
import { assertOwnerOnly, mustAskEvenIfForced, type PickFrame } from './frames.ts'
import type { AnyNode, EffectContext, Language, Operation, Picks } from './language.ts'
import { pickLocals } from './seen.ts'
import type { CardTable } from './table.ts'

/** Picking the pieces that an operation needs before it is carried out: the questions, and the routine that asks them. */
export function pickingRules<P extends Position, C extends EffectContext>(
  operations: ReadonlyMap<string, Operation<P, C, AnyNode>>,
  table: CardTable<P, C>,
  language: Language<P, C>,
): { readonly kinds: readonly DecisionKind<P>[]; readonly routine: Routine<P> } {
  const pickingOf = (frame: PickFrame<C>) => {
    const operation = operations.get(frame.effect.op)
    if (operation?.picks === undefined) throw new Fault(`nothing to pick for ${frame.effect.op}`)
    return { operation, picks: operation.picks }
  }

  const topPickFrame = (t: P) => at(t.stack, t.stack.length - 1) as PickFrame<C> // only this routine asks these questions

  /** Offers only one piece of each set of look-alikes. */
  const offered = (t: P, picks: Picks<P, C, AnyNode>, pieces: readonly number[]): number[] =>
    picks.distinct?.(t, pieces) ?? pieces.slice()

  const pickKind = ({ kind, rules, bounds }: Picks<P, C, AnyNode>): DecisionKind<P> =>
    decisionKind<P>({
      name: kind,
      shape: bounds === undefined ? 'one' : 'some',
      rules,
      list(t) {
        const frame = topPickFrame(t)
        const { picks } = pickingOf(frame)
        return offered(t, picks, picks.from(t, frame.effect, frame.context))
      },
      bounds(t) {
        const frame = topPickFrame(t)
        return boundsOf(t, frame, pickingOf(frame).picks)
      },
      option(t, _, piece) {
        const frame = topPickFrame(t)
        return pickingOf(frame).picks.option(t, frame.effect, frame.context, piece, language)
      },
      blocked(t) {
        const { effect, context } = topPickFrame(t)
        const { picks } = pickingOf(topPickFrame(t))
        const closed = picks.closed?.(t, effect, context) ?? []
        return closed.map(({ piece, refusal }) => ({
          ...picks.option(t, effect, context, piece, language),
          refusal,
        }))
      },
      source: (t) => table.source?.(topPickFrame(t).context) ?? null,
      byRule: table.byRule,
    })

  const pickKinds = new Map<string, DecisionKind<P>>()
  for (const { picks } of operations.values()) {
    if (picks !== undefined && !pickKinds.has(picks.kind)) pickKinds.set(picks.kind, pickKind(picks))
  }

  const kindOf = ({ kind }: Picks<P, C, AnyNode>): DecisionKind<P> => {
    const found = pickKinds.get(kind)
    if (found === undefined) throw new Fault(`nobody asks for ${kind}`)
    return found
  }

  const pickRoutine = routine<P, PickFrame<C>>('pick')(pickLocals(table), {
    askForPieces(t, frame) {
      const { picks } = pickingOf(frame)
      const { effect, context } = frame
      const pieces = picks.from(t, effect, context)
      const isForced = pieces.length <= boundsOf(t, frame, picks).min
      if (isForced && !mustAskEvenIfForced(t, context)) return
      const seat = picks.by?.(t, effect, context) ?? context.seat
      assertOwnerOnly(context, seat)
      const options = offered(t, picks, pieces)
      if (options.length > 0) askListed(t, kindOf(picks), seat, options)
      return 'takePicked'
    },
    takeAll(t, frame) {
      const { operation, picks } = pickingOf(frame)
      const { effect, context } = frame
      const all = picks.from(t, effect, context)
      return leaveWith(operation.run(t, effect, context, language, all))
    },
    takePicked(t, frame) {
      const { operation } = pickingOf(frame)
      return leaveWith(operation.run(t, frame.effect, frame.context, language, pickedAll(t)))
    },
  })

  return { kinds: [...pickKinds.values()], routine: pickRoutine }
}

function boundsOf<P extends Position, C extends EffectContext>(
  t: P,
  { effect, context }: PickFrame<C>,
  picks: Picks<P, C, AnyNode>,
): { readonly min: number; readonly max: number } {
  return picks.bounds?.(t, effect, context) ?? ONE
}

const ONE = { min: 1, max: 1 }

function leaveWith(value: Plain | void) {
  return value === undefined ? done : result(value)
}
