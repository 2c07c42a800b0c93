import {
  type BlockedOption,
  type Decision,
  type DecisionKind,
  type Option,
  PASS,
  PASS_OPTION,
  type RuleId,
  type Shape,
  type Thing,
} from './decision.ts'
import { Fault } from './fault.ts'
import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'

/** A decision as its seat sees it: everything that page, terminal or a remote client needs to ask it. */
export interface PresentedDecision {
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  readonly shape: Shape
  readonly rules: readonly RuleId[]
  readonly source: Thing | null
  readonly min: number
  readonly max: number
  readonly options: readonly Option[]
  readonly blocked: readonly BlockedOption[]
}

export function present<P extends Position>(game: Game<P>, t: P, decision: Decision): PresentedDecision {
  const kind = kindOf(game, decision)
  const { id, seat, min, max } = decision
  return {
    id,
    seat,
    kind: kind.name,
    shape: kind.shape,
    rules: kind.rules,
    source: kind.source?.(t, seat) ?? null,
    min,
    max,
    options: decision.options.map((code) => optionOf(kind, t, seat, code)),
    blocked: kind.blocked?.(t, seat) ?? [],
  }
}

/** The decisions that a seat has to answer now, as it sees them. */
export function decisionsFor<P extends Position>(game: Game<P>, t: P, seat: Seat): PresentedDecision[] {
  return t.open.filter((decision) => decision.seat === seat).map((decision) => present(game, t, decision))
}

export function kindOf<P extends Position>(
  game: Game<P>,
  decision: { readonly kind: string },
): DecisionKind<P> {
  const kind = game.decisions[decision.kind]
  if (kind === undefined) throw new Fault(`no decision kind ${decision.kind}`)
  return kind
}

export function optionOf<P extends Position>(kind: DecisionKind<P>, t: P, seat: Seat, code: number): Option {
  if (code !== PASS) return kind.option(t, seat, code)
  return kind.passFacts === undefined ? PASS_OPTION : { ...PASS_OPTION, facts: kind.passFacts(t, seat) }
}
