import type { Game } from '../play/game.ts'
import type { Frame, Outcome, Position, Seat } from '../play/position.ts'
import { eachPile, memoryOf, policyOf } from './piles.ts'
import { type Policy, type Secrets, type SeenFields, UNSEEN } from './secrets.ts'

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
  const isKnown = memoryOf(game.secrets, t, seat)
  for (const field of Object.keys(game.secrets)) {
    const policy = policyOf(game.secrets, field)
    if (policy !== 'knowers') fields[field] = seenField(policy, Reflect.get(t, field), seat, isKnown)
  }
  // The loop above has filled every field that the declaration lets be seen.
  return { ...kernelPart, ...fields } as View<P, S>
}

function seenFrame<P extends Position>(game: Game<P>, frame: Frame): Frame {
  const seen: Record<string, unknown> = { routine: frame.routine, stage: frame.stage }
  for (const local of game.routines.get(frame.routine)?.seen ?? [])
    seen[local] = copied(Reflect.get(frame, local))
  return seen as unknown as Frame // routine and stage are there
}

function seenField(
  policy: Exclude<Policy, 'knowers'>,
  value: unknown,
  seat: Seat | null,
  isKnown: (piece: number) => boolean,
): unknown {
  if (typeof policy === 'string' || 'shown' in policy) return copied(value)
  const faces = (pile: readonly number[]) => pile.map((piece) => (isKnown(piece) ? piece : UNSEEN))
  if ('count' in policy) return eachPile(value, policy.remembered ? faces : size)
  const others = policy.remembered ? (pile: readonly number[]) => knownFirst(faces(pile)) : size
  return (value as number[][]).map((pile, owner) => (owner === seat ? pile.slice() : others(pile)))
}

function size(pile: readonly number[]): number {
  return pile.length
}

/** The order of somebody's hand tells nothing: what is known goes by number, then comes the rest. */
function knownFirst(faces: readonly number[]): number[] {
  const known = faces.filter((face) => face !== UNSEEN).sort((a, b) => a - b)
  return [...known, ...faces.filter((face) => face === UNSEEN)]
}

/** Lists within lists are copied: a view must not change when the position does, nor a guess change its view. */
export function copied<T>(value: T): T {
  if (!Array.isArray(value)) return value
  // Mapping an array gives an array of the same elements.
  return value.map(copied) as T
}
