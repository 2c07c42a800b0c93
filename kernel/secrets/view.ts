import type { Game } from '../play/game.ts'
import type { Frame, Outcome, Position, Seat } from '../play/position.ts'
import type { Policy, Secrets, SeenFields } from './secrets.ts'

/** What a seat (or a spectator: null) sees of a position: built up by naming, never stripped down from a copy. */
export interface KernelView {
  readonly seat: Seat | null
  readonly seats: number
  readonly stack: readonly Frame[]
  /** Who has still to answer, and what kind of question; never with which options. */
  readonly waiting: readonly { readonly id: number; readonly seat: Seat; readonly kind: string }[]
  /** Who has answered while others have not; what, only to themselves. */
  readonly answered: readonly {
    readonly seat: Seat
    readonly kind: string
    readonly picks?: readonly number[]
  }[]
  readonly asked: number
  readonly outcome: Outcome | null
}

export type View<P extends Position = Position, S extends Secrets<P> = Secrets<P>> = KernelView &
  SeenFields<P, S>

export function viewOf<P extends Position, S extends Secrets<P>>(
  game: Game<P> & { readonly secrets: S },
  t: P,
  seat: Seat | null,
): View<P, S> {
  const kernelPart: KernelView = {
    seat,
    seats: t.seats,
    stack: t.stack.map((frame) => seenFrame(game, frame)),
    waiting: t.open.map(({ id, seat: asked, kind }) => ({ id, seat: asked, kind })),
    answered:
      t.open.length === 0
        ? []
        : t.answers.map((given) => (given.seat === seat ? given : { seat: given.seat, kind: given.kind })),
    asked: t.asked,
    outcome: t.outcome,
  }
  const fields: Record<string, unknown> = {}
  for (const field of Object.keys(game.secrets)) {
    fields[field] = seenField(policyOf(game.secrets, field), Reflect.get(t, field), seat)
  }
  // The loop above has filled every field that the declaration names.
  return { ...kernelPart, ...fields } as View<P, S>
}

function seenFrame<P extends Position>(game: Game<P>, frame: Frame): Frame {
  const seen: Record<string, unknown> = { routine: frame.routine, stage: frame.stage }
  for (const local of game.routines.get(frame.routine)?.seen ?? [])
    seen[local] = copied(Reflect.get(frame, local))
  return seen as unknown as Frame // routine and stage are there
}

function seenField(policy: Policy, value: unknown, seat: Seat | null): unknown {
  if (policy === 'shown' || 'shown' in policy) return copied(value)
  if ('count' in policy) return pile(value).length
  return (value as unknown[]).map((own, owner) => (owner === seat ? pile(own).slice() : pile(own).length))
}

export function policyOf<P extends Position>(secrets: Secrets<P>, field: string): Policy {
  return Reflect.get(secrets, field) as Policy // declared for every field by its type
}

function pile(value: unknown): number[] {
  return value as number[] // what is declared as pieces holds piece numbers
}

/** Lists within lists are copied: a view must not change when the position does, nor a guess change its view. */
export function copied<T>(value: T): T {
  if (!Array.isArray(value)) return value
  // Mapping an array gives an array of the same elements.
  return value.map(copied) as T
}
