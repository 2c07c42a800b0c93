import type { Chance } from '../chance/chance.ts'
import type { Answered, Decision } from './decision.ts'
import { assert, at } from './fault.ts'
import type { Game } from './game.ts'
import type { Outbox, Position, Seat } from './position.ts'
import { kindOf, optionOf } from './present.ts'
import { proceed } from './routine.ts'

/** An answer as it comes from outside: names the decision and the options by id, or gives a number. */
export interface Choice {
  readonly seat: Seat
  readonly decision: number
  readonly picks: readonly string[] | number
}

/** Why an answer was not taken. Nothing has changed then. */
export type ChoiceError =
  | { readonly code: 'over' }
  | { readonly code: 'stale'; readonly decision: number }
  | { readonly code: 'not-yours'; readonly decision: number }
  | { readonly code: 'no-such-option'; readonly option: string }
  | { readonly code: 'wrong-count'; readonly min: number; readonly max: number; readonly got: number }
  | { readonly code: 'twice'; readonly option: string }
  | { readonly code: 'not-a-number'; readonly min: number; readonly max: number }

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** The first position of a game, run up to its first decision. */
export function begin<P extends Position, O extends object>(
  game: Game<P, O>,
  seats: number,
  options: O,
  chance: Chance,
  out: Outbox | null = null,
): P {
  const t = game.setup(seats, options, chance)
  assert(
    Object.values(t.chance.drawn).every((drawn) => drawn === 0),
    'setup drew on chance where no record sees it',
  )
  t.out = out
  proceed(game.routines, t)
  return t
}

/** Takes an answer that is known to be legal: what bots and simulations call, millions of times. */
export function answer<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  picks: readonly number[],
): void {
  const answered: Answered = { seat: decision.seat, kind: decision.kind, picks }
  if (t.open.length === 1) {
    t.open.pop()
    if (t.answers.length === 0) t.answers = [answered]
    else t.answers = inSeatOrder(t.answers, answered)
    proceed(game.routines, t)
    return
  }
  t.open = t.open.filter((other) => other.id !== decision.id)
  t.answers = inSeatOrder(t.answers, answered)
}

function inSeatOrder(answers: readonly Answered[], added: Answered): Answered[] {
  return [...answers, added].sort((a, b) => a.seat - b.seat)
}

/** The codes that a choice from outside stands for, or what is wrong with it. */
export function readChoice<P extends Position>(
  game: Game<P>,
  t: P,
  choice: Choice,
): Result<{ decision: Decision; picks: readonly number[] }, ChoiceError> {
  if (t.outcome !== null) return refuse({ code: 'over' })
  const decision = t.open.find((open) => open.id === choice.decision)
  if (decision === undefined) return refuse({ code: 'stale', decision: choice.decision })
  if (decision.seat !== choice.seat) return refuse({ code: 'not-yours', decision: choice.decision })
  const { min, max } = decision
  const kind = kindOf(game, decision)
  if (kind.shape === 'number') {
    const given = choice.picks
    if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
      return refuse({ code: 'not-a-number', min, max })
    }
    return { ok: true, value: { decision, picks: [given] } }
  }
  if (!Array.isArray(choice.picks)) return refuse({ code: 'no-such-option', option: String(choice.picks) })
  const picks: number[] = []
  const codes = new Map(decision.options.map((code) => [optionOf(kind, t, decision.seat, code).id, code]))
  for (const id of choice.picks) {
    const code = codes.get(id)
    if (code === undefined) return refuse({ code: 'no-such-option', option: id })
    if (picks.includes(code)) return refuse({ code: 'twice', option: id })
    picks.push(code)
  }
  if (picks.length < min || picks.length > max) {
    return refuse({ code: 'wrong-count', min, max, got: picks.length })
  }
  return { ok: true, value: { decision, picks } }
}

function refuse(error: ChoiceError): { readonly ok: false; readonly error: ChoiceError } {
  return { ok: false, error }
}

/** The ids that stand for codes: how an answer is written down. */
export function writePicks<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  picks: readonly number[],
): readonly string[] | number {
  const kind = kindOf(game, decision)
  if (kind.shape === 'number') return at(picks, 0)
  return picks.map((code) => optionOf(kind, t, decision.seat, code).id)
}
