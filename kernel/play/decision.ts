import { at, Fault } from './fault.ts'
import type { Part, Total } from './parts.ts'
import type { Plain, Position, Seat } from './position.ts'

/** The id of a catalogued rule, such as `ST-TURN-05`. */
export type RuleId = string

/** A thing on the table that a client can light up or explain: `ship:3`, `card:red-4`, `space:19`. */
export type Thing = `${string}:${string | number}`

/** An open question, as data. Its options are codes; the kind of the question turns them into ids, things and words. */
export interface Decision {
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  /** Legal codes; empty if the answer is a number between min and max. */
  readonly options: readonly number[]
  /** How many options to pick (one of, some of), or the range (a number). */
  readonly min: number
  readonly max: number
}

/**
 * An answer that was given: the picked codes, or only the number. If the answer has parts, the code of the option comes
 * first and the parts follow: see parts.ts.
 */
export interface Answered {
  readonly seat: Seat
  readonly kind: string
  readonly picks: readonly number[]
}

export type Shape = 'one' | 'some' | 'number'

/** An option as clients see it: a stable id, the things it touches, and facts for its words. */
export interface Option {
  readonly id: string
  readonly touches: readonly Thing[]
  /** Where the option leads. Tapping these things also means the option, but they light up only after another pick. */
  readonly leadsTo?: readonly Thing[]
  readonly facts?: Facts
}

export type Facts = { readonly [name: string]: Plain }

/** Why something is not allowed: the rule that forbids it, and the facts for the sentence that says so. */
export interface Refusal {
  readonly rule: RuleId
  readonly reason: string
  readonly facts?: Facts
  /** If there are several ways and each is blocked for its own reason: the reasons of the other ways. */
  readonly others?: readonly Refusal[]
}

/** Combines the refusals of several ways into one: the first reason, with the others attached; null for none. */
export function refusalOfAll(refusals: readonly Refusal[]): Refusal | null {
  // A fast path: rules usually ask whether something is allowed, and rarely why it is not.
  if (refusals.length === 1) return refusals[0] ?? null
  const [first, ...others] = refusals.flatMap(({ others: further = [], ...own }): Refusal[] => [
    own,
    ...further,
  ])
  if (first === undefined) return null
  return others.length === 0 ? first : { ...first, others }
}

/** Something that a player might expect to be allowed, and is not. */
export interface BlockedOption extends Option {
  readonly refusal: Refusal
}

/** One kind of question. It lists its legal answers in one place, for the page, the terminal, bots and validation. */
export interface DecisionKind<P extends Position> {
  readonly name: string
  readonly shape: Shape
  /** The rules that ask. */
  readonly rules: readonly RuleId[]
  /**
   * The legal codes, computed only from the position. Not used for a `number`. An empty list means that there is nothing
   * to ask.
   */
  list(t: P, seat: Seat): number[]
  /** How many to pick (`some`; at most the number of options) or the range (`number`). */
  readonly bounds?: ((t: P, seat: Seat) => { readonly min: number; readonly max: number }) | undefined
  option(t: P, seat: Seat, code: number): Option
  /**
   * The next part of an answer, given the picks so far: cards for an attack, a payment. Only for `one`. Null if the
   * answer is complete, and after PASS. Every part must have a legal answer, whatever was picked before.
   */
  readonly next?: ((t: P, seat: Seat, picks: readonly number[]) => Part | null) | undefined
  /** An option of a part. Not needed if all parts are of shape `number`. */
  readonly partOption?:
    | ((t: P, seat: Seat, picks: readonly number[], part: Part, code: number) => Option)
    | undefined
  /** The total of an unfinished answer and its terms, even if the last part is not enough. */
  readonly total?: ((t: P, seat: Seat, picks: readonly number[]) => Total | null) | undefined
  readonly blocked?: ((t: P, seat: Seat) => BlockedOption[]) | undefined
  /** The thing on the table that asks: a card, a space. */
  readonly source?: ((t: P, seat: Seat) => Thing | null) | undefined
  /** Facts about declining, for its words. */
  readonly passFacts?: ((t: P, seat: Seat) => Facts) | undefined
  /** The answer of an automa; it may draw on chance. */
  readonly byRule?: ((t: P, decision: Decision) => readonly number[]) | undefined
  /** Whether the question shows nothing secret, so that a shared screen needs no curtain. */
  readonly isOpen?: boolean | undefined
  /**
   * Whether the question is a pause: it gives the seat time for standing moves, such as asking others for something. The
   * host and the page never answer a pause for a player, even if it has only one answer.
   */
  readonly isPause?: ((t: P, seat: Seat) => boolean) | undefined
}

/** Gives every kind of question the same object shape, because asking is in the hot path. */
export function decisionKind<P extends Position>(kind: DecisionKind<P>): DecisionKind<P> {
  const { name, shape, rules, list, bounds, option, next, partOption, total } = kind
  const { blocked, source, passFacts, byRule, isOpen, isPause } = kind
  return {
    name,
    shape,
    rules,
    list,
    bounds,
    option,
    next,
    partOption,
    total,
    blocked,
    source,
    passFacts,
    byRule,
    isOpen,
    isPause,
  }
}

/** The code of "no, thanks" in decisions that may be declined. */
export const PASS = -1
export const PASS_OPTION: Option = { id: 'pass', touches: [] }

/**
 * Asks a question. Returns false if the seat has no legal answer: then nothing is asked. The stage that asks then ends;
 * the next stage of the routine reads the answer with `picked` or `answerOf`.
 */
export function ask<P extends Position>(t: P, kind: DecisionKind<P>, seat: Seat): boolean {
  const decision = listDecision(t, kind, seat, t.asked)
  if (decision === null) return false
  open(t, decision)
  return true
}

/** Like `ask`, with options that the stage has listed already. */
export function askListed<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  options: readonly number[],
): void {
  open(t, decisionFrom(t, kind, seat, t.asked, options))
}

/** Opens a decision. Its id must be the next one. */
export function open(t: Position, decision: Decision): void {
  if (t.open.length === 0 && t.answers.length > 0) t.answers = NO_ANSWERS
  t.asked++
  t.open.push(decision)
}

/** The list of answers is replaced, never mutated, so all positions can share this empty one. */
const NO_ANSWERS: Answered[] = []

export function listDecision<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  id: number,
): Decision | null {
  const options = kind.shape === 'number' ? [] : kind.list(t, seat)
  if (kind.shape !== 'number' && options.length === 0) return null
  return decisionFrom(t, kind, seat, id, options)
}

function decisionFrom<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  id: number,
  options: readonly number[],
): Decision {
  if (kind.bounds === undefined) return { id, seat, kind: kind.name, options, min: 1, max: 1 }
  const { min, max } = kind.bounds(t, seat)
  const most = kind.shape === 'some' ? Math.min(max, options.length) : max
  return { id, seat, kind: kind.name, options, min, max: most }
}

/** The code that one seat picked; in an answer with parts, the first code. */
export function picked(t: Position): number {
  // Faster than `at`, which reads lists of every type.
  return t.answers[0]?.picks[0] ?? nothingPicked()
}

function nothingPicked(): never {
  throw new Fault('nothing was picked')
}

/** All codes that one seat picked. */
export function pickedAll(t: Position): readonly number[] {
  return at(t.answers, 0).picks
}

/** The answer of one seat, if several were asked at once. */
export function answerOf(t: Position, seat: Seat): readonly number[] {
  return t.answers.find((answer) => answer.seat === seat)?.picks ?? []
}
