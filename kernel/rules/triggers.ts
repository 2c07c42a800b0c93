import type { AnyNode, EffectContext, Language } from '../effects/language.ts'
import {
  ask,
  type DecisionKind,
  decisionKind,
  type Option,
  PASS,
  picked,
  type RuleId,
  type Thing,
} from '../play/decision.ts'
import { at, Fault } from '../play/fault.ts'
import type { Frame, Position, Seat } from '../play/position.ts'
import { call, done, type Routine, routine } from '../play/routine.ts'
import { defer } from '../play/scope.ts'

/**
 * Abilities of pieces that wait for a moment in the game. At that moment, their player uses them in any order: at once, or
 * after the procedure in which the moment occurred. If no piece waits, no routine is called.
 */
export interface TriggersFrame<Timing extends string = string> extends Frame {
  readonly seat: Seat
  /** The moments that have occurred: one, or two at once. */
  readonly moments: readonly Timing[]
  /** The pieces whose abilities are still to be used, each of them once. */
  pending: readonly number[]
  /** The piece whose ability offers a choice. */
  offered?: number
}

export interface Triggers<P extends Position, Timing extends string> {
  readonly kind: DecisionKind<P>
  readonly routine: Routine<P>
  /** Reports moments that these pieces may wait for. Their abilities run before the game continues. */
  happen(t: P, seat: Seat, moments: readonly Timing[], pieces: readonly number[]): void
  /** Like `happen`, but the abilities run when the nearest procedure of that name is over. */
  happenAfter(t: P, scope: string, seat: Seat, moments: readonly Timing[], pieces: readonly number[]): void
}

/**
 * The frame for the pieces that wait for one of these moments, or null if none does. For operations, which the triggers
 * run themselves and which therefore cannot use `happen`.
 */
export function triggersFrame<Timing extends string>(
  routine: string,
  effectOf: (moments: readonly Timing[], piece: number) => AnyNode | null,
  seat: Seat,
  moments: readonly Timing[],
  pieces: readonly number[],
): TriggersFrame<Timing> | null {
  const pending: number[] = []
  for (const piece of pieces) if (effectOf(moments, piece) !== null) pending.push(piece)
  return pending.length === 0 ? null : { routine, stage: 0, seat, moments, pending }
}

export function triggers<P extends Position, C extends EffectContext, Timing extends string>({
  name,
  kindName,
  rules,
  language,
  effectOf,
  contextOf,
  isForced = () => false,
  option,
  source,
  onUse,
  onDecline,
}: {
  readonly name: string
  readonly kindName: string
  readonly rules: readonly RuleId[]
  readonly language: Language<P, C>
  /** What a piece does at one of these moments, or null if it does not wait for any of them. */
  effectOf(moments: readonly Timing[], piece: number): AnyNode | null
  contextOf(seat: Seat, piece: number): C
  /** Whether the ability has to be used. */
  isForced?(piece: number, moments: readonly Timing[]): boolean
  option(t: P, pending: readonly number[], piece: number, effect: AnyNode): Option
  source?(t: P, pieces: readonly number[]): Thing
  onUse?(t: P, seat: Seat, piece: number): void
  onDecline?(t: P, seat: Seat, pieces: readonly number[]): void
}): Triggers<P, Timing> {
  type Waiting = TriggersFrame<Timing>
  const waiting = (t: P) => at(t.stack, t.stack.length - 1) as Waiting // only triggers ask this

  const effectFor = ({ moments }: Waiting, piece: number): AnyNode => {
    const effect = effectOf(moments, piece)
    if (effect === null) throw new Fault('a piece waits that has nothing to do')
    return effect
  }

  /** The pending pieces whose ability would do something now. */
  const usable = (t: P, frame: Waiting): number[] =>
    frame.pending.filter(
      (piece) => language.legal(t, effectFor(frame, piece), contextOf(frame.seat, piece)) === null,
    )

  const hasForced = (frame: Waiting, pieces: readonly number[]): boolean =>
    pieces.some((piece) => isForced(piece, frame.moments))

  const use = (t: P, frame: Waiting, piece: number, effect: AnyNode): void => {
    frame.pending = frame.pending.filter((other) => other !== piece)
    onUse?.(t, frame.seat, piece)
    language.run(t, effect, contextOf(frame.seat, piece))
  }

  /** The options of an effect that is a choice of the seat itself. Then one question asks whether and what to choose. */
  const ownChoice = (effect: AnyNode & { readonly by?: string; readonly of?: readonly AnyNode[] }) =>
    effect.op === 'choose' && effect.by === undefined ? effect.of : undefined

  const kind = decisionKind<P>({
    name: kindName,
    shape: 'one',
    rules,
    list(t) {
      const frame = waiting(t)
      const codes = usable(t, frame)
      if (codes.length > 0 && !hasForced(frame, codes)) codes.push(PASS)
      return codes
    },
    option(t, _, piece) {
      const frame = waiting(t)
      return option(t, frame.pending, piece, effectFor(frame, piece))
    },
    source: (t) => source?.(t, usable(t, waiting(t))) ?? null,
  })

  return {
    kind,
    happen(t, seat, moments, pieces) {
      const frame = triggersFrame(name, effectOf, seat, moments, pieces)
      if (frame !== null) call(t, frame)
    },
    happenAfter(t, scope, seat, moments, pieces) {
      const frame = triggersFrame(name, effectOf, seat, moments, pieces)
      if (frame !== null) defer(t, scope, frame)
    },
    routine: routine<P, Waiting>(name)('shown', {
      offer(t, frame) {
        const [piece, ...others] = usable(t, frame)
        if (piece === undefined) return done
        if (others.length > 0) return
        const effect = effectFor(frame, piece)
        if (isForced(piece, frame.moments)) {
          use(t, frame, piece, effect)
          return 'offer'
        }
        const context = contextOf(frame.seat, piece)
        if (ownChoice(effect) === undefined || context.isSecret === true) return
        frame.offered = piece
        language.offer(t, effect, context)
        return 'takeOffered'
      },
      ask(t, frame) {
        ask(t, kind, frame.seat)
      },
      take(t, frame) {
        const piece = picked(t)
        if (piece !== PASS) {
          use(t, frame, piece, effectFor(frame, piece))
          return 'offer'
        }
        onDecline?.(t, frame.seat, usable(t, frame))
        return done
      },
      takeOffered(t, frame) {
        const { offered: piece, returned: part } = frame
        if (piece === undefined || typeof part !== 'number') return done
        if (part === PASS) {
          onDecline?.(t, frame.seat, [piece])
          return done
        }
        use(t, frame, piece, at(ownChoice(effectFor(frame, piece)) ?? [], part))
        return 'offer'
      },
    }),
  }
}
