import { type DecisionKind, type Option, PASS, PASS_OPTION } from './decision.ts'
import { Fault } from './fault.ts'
import type { Game } from './game.ts'
import type { Part } from './parts.ts'
import type { Position, Seat } from './position.ts'

/** Looks up the kind of a question, and the options that its codes stand for. */

export function kindOf<P extends Position>(
  game: Pick<Game<P>, 'decisions'>,
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

export function partOptionOf<P extends Position>(
  kind: DecisionKind<P>,
  t: P,
  seat: Seat,
  picks: readonly number[],
  part: Part,
  code: number,
): Option {
  if (kind.partOption === undefined) throw new Fault(`${kind.name} does not say what its parts are called`)
  return kind.partOption(t, seat, picks, part, code)
}
