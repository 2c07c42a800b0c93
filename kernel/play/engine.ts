import type { Chance } from '../chance/chance.ts'
import { type Decision, type DecisionKind, listDecision, type Refusal } from './decision.ts'
import { assert, at } from './fault.ts'
import type { Game } from './game.ts'
import { kindOf, optionOf, partOptionOf } from './kinds.ts'
import {
  asksNothing,
  endlessAnswer,
  isPartLegal,
  MOST_PARTS,
  onlyAnswer,
  type Part,
  type Total,
  withPart,
} from './parts.ts'
import { newOutbox, type Outbox, type Position, type Seat, type Seating } from './position.ts'
import { type PresentedPart, presentNext } from './present.ts'
import { proceed, takeAnswer } from './proceed.ts'
import { isSeat, type StandingMove, standingFor, takeStanding } from './standing.ts'

/**
 * A choice from outside. It names the decision (or the standing move) and the options by id, or gives a number. The
 * parts of an answer follow its option: `part=option` for each thing picked, `part=7` for a number, `part=energy:2` for
 * an amount, `part=` if nothing is picked.
 */
export type Choice = Answer | Move

export interface Answer {
  readonly seat: Seat
  readonly decision: number
  readonly picks: readonly string[] | number
}

export interface Move {
  readonly seat: Seat
  readonly move: string
  readonly picks: readonly string[] | number
}

/** Why a choice was refused. A refused choice changes nothing. */
export type ChoiceError =
  | { readonly code: 'over' }
  /** It does not have the form of a choice. */
  | { readonly code: 'malformed' }
  | { readonly code: 'stale'; readonly decision: number }
  | { readonly code: 'not-yours'; readonly decision: number }
  | { readonly code: 'no-such-move'; readonly move: string }
  /** With the reason, if a player might expect the option. */
  | { readonly code: 'no-such-option'; readonly option: string; readonly refusal?: Refusal }
  | { readonly code: 'wrong-count'; readonly min: number; readonly max: number; readonly got: number }
  | { readonly code: 'twice'; readonly option: string }
  | { readonly code: 'not-a-number'; readonly min: number; readonly max: number }
  | { readonly code: 'part-missing'; readonly part: string }
  | { readonly code: 'not-enough'; readonly part: string }

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** A choice after reading: its question or standing move, and the picked codes. */
export interface ReadChoice<P extends Position> {
  readonly decision: Decision
  readonly move: StandingMove<P> | null
  readonly picks: readonly number[]
}

/** The first position of a game, run up to its first decision. */
export function begin<P extends Position, O extends object>(
  game: Game<P, O>,
  seating: number | Seating,
  options: O,
  chance: Chance,
  out: Outbox | null = null,
): P {
  const t = game.setup(typeof seating === 'number' ? { seats: seating } : seating, options, chance)
  const { drawn } = t.chance
  for (const stream in drawn) assert(drawn[stream] === 0, 'setup drew on chance where no record sees it')
  t.out = out
  proceed(game, t)
  return t
}

/** Carries out an answer that is known to be legal. Bots and simulations call this millions of times. */
export function answer<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  picks: readonly number[],
): void {
  takeAnswer(t, decision, picks)
  if (t.open.length === 0) proceed(game, t)
}

/** Carries out a choice after reading: an answer or a standing move. */
export function take<P extends Position>(
  game: Game<P>,
  t: P,
  { decision, move, picks }: ReadChoice<P>,
): void {
  if (move === null) answer(game, t, decision, picks)
  else takeStanding(game, t, move, decision.seat, picks)
}

/**
 * Reads a choice and carries it out. Returns what it caused, or why it was refused. A replay passes the recorded outcomes
 * of chance as `given`.
 */
export function playChoice<P extends Position>(
  game: Game<P>,
  t: P,
  choice: Choice,
  given?: Outbox['given'],
): Result<Outbox, ChoiceError> {
  const read = readChoice(game, t, choice)
  if (!read.ok) return read
  const out: Outbox = given === undefined ? newOutbox() : { ...newOutbox(), given }
  t.out = out
  take(game, t, read.value)
  t.out = null
  return { ok: true, value: out }
}

/** The codes that a choice from outside stands for, or why it is refused. */
export function readChoice<P extends Position>(
  game: Game<P>,
  t: P,
  choice: Choice,
): Result<ReadChoice<P>, ChoiceError> {
  if (!isWellFormed(choice)) return refuse({ code: 'malformed' })
  if (t.outcome !== null) return refuse({ code: 'over' })
  const target = targetOf(game, t, choice)
  if (!target.ok) return target
  const { kind, decision, move } = target.value
  const picks = readPicks(t, kind, decision, choice.picks)
  return picks.ok ? { ok: true, value: { decision, move, picks: picks.value } } : picks
}

/** Types are not checked at runtime: a caller may pass on data from a script or a socket. */
function isWellFormed(choice: unknown): choice is Choice {
  if (typeof choice !== 'object' || choice === null) return false
  const { seat, decision, move, picks } = choice as Partial<
    Record<'seat' | 'decision' | 'move' | 'picks', unknown>
  >
  if (typeof seat !== 'number') return false
  if ('move' in choice ? typeof move !== 'string' : typeof decision !== 'number') return false
  return typeof picks === 'number' || (Array.isArray(picks) && areStrings(picks))
}

/** Unlike `every`, this also checks the holes of a sparse array. */
function areStrings(list: readonly unknown[]): boolean {
  for (const item of list) if (typeof item !== 'string') return false
  return true
}

/** The question, or the standing move, that a choice is about. */
interface ChoiceTarget<P extends Position> {
  readonly kind: DecisionKind<P>
  readonly decision: Decision
  readonly move: StandingMove<P> | null
}

function targetOf<P extends Position>(
  game: Game<P>,
  t: P,
  choice: Choice,
): Result<ChoiceTarget<P>, ChoiceError> {
  if ('move' in choice) return targetOfMove(game, t, choice)
  const decision = t.open.find((open) => open.id === choice.decision)
  if (decision === undefined) return refuse({ code: 'stale', decision: choice.decision })
  if (decision.seat !== choice.seat) return refuse({ code: 'not-yours', decision: choice.decision })
  return { ok: true, value: { kind: kindOf(game, decision), decision, move: null } }
}

function targetOfMove<P extends Position>(
  game: Game<P>,
  t: P,
  { seat, move: name, picks }: Move,
): Result<ChoiceTarget<P>, ChoiceError> {
  const move = standingFor(game, t, seat).find((open) => open.name === name)
  const decision = move === undefined ? null : listDecision(t, move, seat, -1)
  if (move !== undefined && decision !== null) return { ok: true, value: { kind: move, decision, move } }
  const [option = ''] = typeof picks === 'number' ? [] : picks
  const closed = isSeat(t, seat) ? game.standing?.moves[name] : undefined
  const refusal = closed === undefined ? undefined : refusalOf(t, closed, seat, option)
  if (refusal !== undefined) return refuse({ code: 'no-such-option', option, refusal })
  return refuse({ code: 'no-such-move', move: name })
}

/** Why an option is blocked that was legal a moment ago, or that a player might expect. */
function refusalOf<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  option: string,
): Refusal | undefined {
  return kind.blocked?.(t, seat).find(({ id }) => id === option)?.refusal
}

function readPicks<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  decision: Decision,
  given: readonly string[] | number,
): Result<readonly number[], ChoiceError> {
  const { min, max, seat } = decision
  if (kind.shape === 'number') {
    if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
      return refuse({ code: 'not-a-number', min, max })
    }
    // Turns −0 into 0.
    return { ok: true, value: [given || 0] }
  }
  if (typeof given === 'number') return refuse({ code: 'no-such-option', option: String(given) })
  const ids = given
  const [first = ''] = ids
  const isCompound = kind.next !== undefined
  const picks = readIds(isCompound ? [first] : ids, decision.options, (code) => optionOf(kind, t, seat, code))
  if (!picks.ok) {
    if (picks.error.code !== 'no-such-option') return picks
    const refusal = refusalOf(t, kind, seat, picks.error.option)
    return refusal === undefined ? picks : refuse({ ...picks.error, refusal })
  }
  if (picks.value.length < min || picks.value.length > max) {
    return refuse({ code: 'wrong-count', min, max, got: picks.value.length })
  }
  if (!isCompound) return picks
  const read = readParts(t, kind, seat, picks.value, ids.slice(1), 'all')
  if (!read.ok) return read
  return read.value.wrong === null ? { ok: true, value: read.value.picks } : refuse(read.value.wrong)
}

/** An unfinished answer: its next part and its total so far. */
export interface AnswerSoFar {
  /** Null if the answer is complete, or if the last part is not yet legal. */
  readonly next: PresentedPart | null
  readonly total: Total | null
  /** Whether the last part is legal as picked. */
  readonly isEnough: boolean
}

/** The state of an unfinished answer. Each part depends on the picks before it. */
export function answerSoFar<P extends Position>(
  game: Game<P>,
  t: P,
  choice: Choice,
): Result<AnswerSoFar, ChoiceError> {
  if (!isWellFormed(choice)) return refuse({ code: 'malformed' })
  const target = targetOf(game, t, choice)
  if (!target.ok) return target
  const { kind, decision } = target.value
  const { seat, picks: ids } = choice
  if (kind.next === undefined || typeof ids === 'number')
    return { ok: true, value: { next: null, total: null, isEnough: true } }
  if (ids.length === 0) return refuse({ code: 'wrong-count', min: 1, max: 1, got: 0 })
  const first = readIds(ids.slice(0, 1), decision.options, (code) => optionOf(kind, t, seat, code))
  if (!first.ok) return first
  const read = readParts(t, kind, seat, first.value, ids.slice(1), 'given')
  if (!read.ok) return read
  const { picks, wrong } = read.value
  const total = kind.total?.(t, seat, picks) ?? null
  if (wrong !== null) return { ok: true, value: { next: null, total, isEnough: false } }
  return { ok: true, value: { next: presentNext(t, kind, seat, picks), total, isEnough: true } }
}

function readIds(
  ids: readonly string[],
  codes: readonly number[],
  optionFor: (code: number) => { readonly id: string },
): Result<readonly number[], ChoiceError> {
  // A fast path: most answers are one option.
  if (ids.length === 1) {
    const [id = ''] = ids
    const code = codes.find((each) => optionFor(each).id === id)
    return code === undefined ? refuse({ code: 'no-such-option', option: id }) : { ok: true, value: [code] }
  }
  const codeOf = new Map<string, number>()
  let known = 0
  /** Computes only as many options as it takes to find the id. */
  const find = (id: string): number | undefined => {
    for (; !codeOf.has(id) && known < codes.length; known++) {
      const code = at(codes, known)
      codeOf.set(optionFor(code).id, code)
    }
    return codeOf.get(id)
  }
  const picks: number[] = []
  for (const id of ids) {
    const code = find(id)
    if (code === undefined) return refuse({ code: 'no-such-option', option: id })
    if (picks.includes(code)) return refuse({ code: 'twice', option: id })
    picks.push(code)
  }
  return { ok: true, value: picks }
}

/** The codes of an answer, and why its last part is not legal as picked: too few, too many, or they do not fit. */
interface ReadParts {
  readonly picks: readonly number[]
  readonly wrong: ChoiceError | null
}

/**
 * Reads the parts that follow an option, in their order: all of them (a part with only one answer may be left out), or
 * only those given so far.
 */
function readParts<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  first: readonly number[],
  ids: readonly string[],
  wanted: 'all' | 'given',
): Result<ReadParts, ChoiceError> {
  let picks = first
  let left = ids
  for (let parts = 0; ; parts++) {
    const part = kind.next?.(t, seat, picks) ?? null
    if (part === null) break
    if (parts === MOST_PARTS) throw endlessAnswer(kind.name)
    const own = left.filter((id) => id.startsWith(`${part.name}=`))
    if (own.length === 0 && wanted === 'given' && !asksNothing(part)) break
    left = left.filter((id) => !own.includes(id))
    // `part=` means nothing was picked, so it must be the only text for its part.
    if (own.length > 1 && own.includes(`${part.name}=`))
      return refuse({ code: 'twice', option: `${part.name}=` })
    const only = own.length === 0 ? onlyAnswer(part) : null
    const read =
      only === null
        ? readPart(
            t,
            kind,
            seat,
            picks,
            part,
            own.map((id) => id.slice(part.name.length + 1)).filter((id) => id !== ''),
          )
        : ({ ok: true, value: only } as const)
    if (!read.ok) return read
    picks = withPart(picks, read.value)
    const wrong = only === null ? whyNot(part, read.value) : null
    if (wrong !== null) return left.length === 0 ? { ok: true, value: { picks, wrong } } : refuse(wrong)
  }
  const [unknown] = left
  return unknown === undefined
    ? { ok: true, value: { picks, wrong: null } }
    : refuse({ code: 'no-such-option', option: unknown })
}

/** The codes that ids stand for in a part, whether or not they are a legal answer to it. */
function readPart<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  picks: readonly number[],
  part: Part,
  ids: readonly string[],
): Result<readonly number[], ChoiceError> {
  const { shape, codes, min, max } = part
  const optionFor = (code: number) => partOptionOf(kind, t, seat, picks, part, code)
  if (shape === 'number') {
    // A number that is left out is 0, just as a part of shape `some` that is left out is empty.
    if (ids.length === 0 && min === 0) return { ok: true, value: [0] }
    const [id = ''] = ids
    const number = Number(id)
    // A number has one spelling: no zeros before it, no sign before 0.
    const isGood = ids.length === 1 && String(number) === id && isPartLegal(part, [number])
    return isGood ? { ok: true, value: [number] } : refuse({ code: 'not-a-number', min, max })
  }
  if (shape === 'amounts') {
    const counts = codes.map(() => 0)
    const named = new Set<number>()
    for (const id of ids) {
      const [, name = '', count = ''] = /^(.+):([1-9]\d{0,5})$/.exec(id) ?? []
      const index = codes.findIndex((code) => optionFor(code).id === name)
      if (index < 0) return refuse({ code: 'no-such-option', option: `${part.name}=${id}` })
      if (named.has(index)) return refuse({ code: 'twice', option: `${part.name}=${id}` })
      named.add(index)
      counts[index] = Number(count)
    }
    return { ok: true, value: counts }
  }
  if (ids.length === 0 && min > 0) return refuse({ code: 'part-missing', part: part.name })
  return readIds(ids, codes, optionFor)
}

/** Why the picks for a part are not an answer to it; null if they are. */
function whyNot(part: Part, values: readonly number[]): ChoiceError | null {
  const { name, shape, min, max } = part
  const got = values.length
  if (shape !== 'number' && shape !== 'amounts' && (got < min || got > max))
    return { code: 'wrong-count', min, max, got }
  return isPartLegal(part, values) ? null : { code: 'not-enough', part: name }
}

function refuse(error: ChoiceError): { readonly ok: false; readonly error: ChoiceError } {
  return { ok: false, error }
}

/** The ids that stand for codes, as a record writes an answer. */
export function writePicks<P extends Position>(
  game: Game<P>,
  t: P,
  decision: Decision,
  picks: readonly number[],
): readonly string[] | number {
  return writeFor(t, kindOf(game, decision), decision.seat, picks)
}

/** Like `writePicks`, for a given kind of question or standing move. */
export function writeFor<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  picks: readonly number[],
): readonly string[] | number {
  if (kind.shape === 'number') return at(picks, 0)
  if (kind.next === undefined) return picks.map((code) => optionOf(kind, t, seat, code).id)
  const ids = [optionOf(kind, t, seat, at(picks, 0)).id]
  for (let taken = picks.slice(0, 1); taken.length < picks.length; ) {
    const part = kind.next(t, seat, taken)
    const length = at(picks, taken.length)
    assert(part !== null, `${kind.name} has no part for what was picked`)
    const values = picks.slice(taken.length + 1, taken.length + 1 + length)
    ids.push(...writePart(t, kind, seat, taken, part, values))
    taken = picks.slice(0, taken.length + 1 + length)
  }
  return ids
}

function writePart<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  picks: readonly number[],
  part: Part,
  values: readonly number[],
): string[] {
  const idOf = (code: number) => `${part.name}=${partOptionOf(kind, t, seat, picks, part, code).id}`
  if (part.shape === 'number') return [`${part.name}=${at(values, 0)}`]
  const ids =
    part.shape === 'amounts'
      ? values.flatMap((count, index) => (count === 0 ? [] : [`${idOf(at(part.codes, index))}:${count}`]))
      : values.map(idOf)
  return ids.length === 0 ? [`${part.name}=`] : ids
}
