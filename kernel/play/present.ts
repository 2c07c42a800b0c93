import {
  type BlockedOption,
  type Decision,
  type DecisionKind,
  listDecision,
  type Option,
  type RuleId,
  type Shape,
  type Thing,
} from './decision.ts'
import type { Game } from './game.ts'
import { kindOf, optionOf, partOptionOf } from './kinds.ts'
import { asksNothing, type Part, type Total, withPart } from './parts.ts'
import type { Position, Seat } from './position.ts'
import { type StandingMove, standingFor } from './standing.ts'

/** A question as its seat sees it: everything that a client needs to ask it. */
export interface PresentedDecision {
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  readonly shape: Shape
  readonly rules: readonly RuleId[]
  readonly source: Thing | null
  readonly min: number
  readonly max: number
  readonly options: readonly PresentedOption[]
  readonly blocked: readonly BlockedOption[]
  /** The question gives the seat time for standing moves: nobody answers it for the player. */
  readonly isPause?: true
}

/** An option, with the first part that follows it if the answer has parts. */
export interface PresentedOption extends Option {
  readonly next?: PresentedPart
}

/** A part of an answer, with the total of the answer so far. */
export interface PresentedPart {
  readonly name: string
  readonly shape: Part['shape']
  readonly min: number
  readonly max: number
  readonly options: readonly Option[]
  /** For `amounts`: the limit of each option. */
  readonly limits?: readonly number[]
  readonly total: Total | null
}

export function present<P extends Position>(game: Game<P>, t: P, decision: Decision): PresentedDecision {
  return presentKind(t, kindOf(game, decision), decision)
}

/** A question with only the options that were chosen, for the history. */
export function presentTaken<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  picks: readonly string[] | number,
): PresentedDecision {
  const kind = kindOf(game, decision)
  const isTaken = (code: number) =>
    typeof picks !== 'number' && picks.includes(optionOf(kind, t, decision.seat, code).id)
  return presentKind(t, kind, { ...decision, options: decision.options.filter(isTaken) }, [])
}

function presentKind<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  { id, seat, min, max, options }: Decision,
  blocked: readonly BlockedOption[] = kind.blocked?.(t, seat) ?? [],
): PresentedDecision {
  const presented: PresentedDecision = {
    id,
    seat,
    kind: kind.name,
    shape: kind.shape,
    rules: kind.rules,
    source: kind.source?.(t, seat) ?? null,
    min,
    max,
    options: options.map((code) => presentOption(t, kind, seat, code)),
    blocked,
  }
  return kind.isPause?.(t, seat) === true ? { ...presented, isPause: true } : presented
}

function presentOption<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  code: number,
): PresentedOption {
  const option = optionOf(kind, t, seat, code)
  const next = presentNext(t, kind, seat, [code])
  return next === null ? option : { ...option, next }
}

/** The next part of an answer after these picks, or null if the answer is complete. */
export function presentNext<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  picks: readonly number[],
): PresentedPart | null {
  const part = kind.next?.(t, seat, picks) ?? null
  if (part === null) return null
  if (asksNothing(part)) return presentNext(t, kind, seat, withPart(picks, []))
  const { name, shape, codes, min, max, limits } = part
  const presented: PresentedPart = {
    name,
    shape,
    min,
    max,
    options: codes.map((code) => partOptionOf(kind, t, seat, picks, part, code)),
    total: kind.total?.(t, seat, picks) ?? null,
  }
  return limits === undefined ? presented : { ...presented, limits }
}

/**
 * Presents a part as a question, for words and drawings. Its kind is the name of the part. Its source is what the option
 * before it is about.
 */
export function partAsDecision(
  decision: PresentedDecision,
  option: PresentedOption,
  part: PresentedPart,
): PresentedDecision {
  const { name, shape, min, max, options } = part
  return {
    ...decision,
    kind: name,
    shape: shape === 'amounts' ? 'some' : shape,
    source: option.touches[0] ?? decision.source,
    min,
    max,
    options,
    blocked: [],
  }
}

/** The open questions of a seat, as it sees them. */
export function decisionsFor<P extends Position>(game: Game<P>, t: P, seat: Seat): PresentedDecision[] {
  return t.open.filter((decision) => decision.seat === seat).map((decision) => present(game, t, decision))
}

/** The standing moves of a seat. They are identified by `kind`; their `id` has no meaning. */
export function movesFor<P extends Position>(game: Game<P>, t: P, seat: Seat): PresentedDecision[] {
  return standingFor(game, t, seat).flatMap((move: StandingMove<P>) => {
    const listed = listDecision(t, move, seat, -1)
    return listed === null ? [] : [presentKind(t, move, listed)]
  })
}
