import { at, Fault } from './fault.ts'
import type { Part, Total } from './parts.ts'
import type { Plain, Position, Seat } from './position.ts'

/** The id of a catalogued rule, such as `ST-TURN-05`. */
export type RuleId = string

/** A thing on the table that a client can light up or explain: `ship:3`, `card:red-4`, `space:19`. */
export type Thing = `${string}:${string | number}`

/** An open question, as data. Its options are codes that its kind can turn into ids, things and words. */
export interface Decision {
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  /** Legal codes; empty where a number between min and max is asked for. */
  readonly options: readonly number[]
  /** How many options are to be picked (one of, some of), or the range (a number). */
  readonly min: number
  readonly max: number
}

/**
 * An answer that was taken: the codes picked, or the number alone. Where an option goes on with further parts, its
 * code comes first and the parts follow: see parts.ts.
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
  /** Where it leads: touching that means the option as well, but lights up only once something is in hand. */
  readonly leadsTo?: readonly Thing[]
  readonly facts?: Facts
}

export type Facts = { readonly [name: string]: Plain }

/** Why something cannot be done: the rule that forbids it and the numbers to say so. */
export interface Refusal {
  readonly rule: RuleId
  readonly reason: string
  readonly facts?: Facts
  /** Where several ways were open and each is closed for a reason of its own: the reasons of the others. */
  readonly others?: readonly Refusal[]
}

/** One refusal where each of several ways is closed: the first reason, with those of the others; null for none. */
export function refusalOfAll(refusals: readonly Refusal[]): Refusal | null {
  // Rules ask far more often whether something can be done than why it cannot.
  if (refusals.length === 1) return refusals[0] ?? null
  const [first, ...others] = refusals.flatMap(({ others: further = [], ...own }): Refusal[] => [
    own,
    ...further,
  ])
  if (first === undefined) return null
  return others.length === 0 ? first : { ...first, others }
}

/** What a player might expect to do and may not. */
export interface BlockedOption extends Option {
  readonly refusal: Refusal
}

/** One kind of question: lists its legal answers once, for page, terminal, bots and validation alike. */
export interface DecisionKind<P extends Position> {
  readonly name: string
  readonly shape: Shape
  /** The rules that ask. */
  readonly rules: readonly RuleId[]
  /**
   * The legal codes, from the position alone. For a `number` nothing is listed. An empty list means that there is
   * nothing to ask.
   */
  list(t: P, seat: Seat): number[]
  /** How many to pick (`some`; never more than there are) or the range (`number`). */
  readonly bounds?: ((t: P, seat: Seat) => { readonly min: number; readonly max: number }) | undefined
  option(t: P, seat: Seat, code: number): Option
  /**
   * What an option of `one` goes on with, part by part, given what was picked so far: cards for an attack, a payment.
   * Null where the answer is complete, and after PASS where it may be declined. Every part that it gives can be answered, whatever was picked before.
   */
  readonly next?: ((t: P, seat: Seat, picks: readonly number[]) => Part | null) | undefined
  /** An option of a part; only a part that is a `number` does without. */
  readonly partOption?:
    | ((t: P, seat: Seat, picks: readonly number[], part: Part, code: number) => Option)
    | undefined
  /** What an answer comes to as far as it goes, with what it is made of; also where its last part is not enough. */
  readonly total?: ((t: P, seat: Seat, picks: readonly number[]) => Total | null) | undefined
  readonly blocked?: ((t: P, seat: Seat) => BlockedOption[]) | undefined
  /** What on the table asks: a card, a space. */
  readonly source?: ((t: P, seat: Seat) => Thing | null) | undefined
  /** What declining comes to, for its words. */
  readonly passFacts?: ((t: P, seat: Seat) => Facts) | undefined
  /** What a seat that plays by rules of its own answers; it may draw on chance. */
  readonly byRule?: ((t: P, decision: Decision) => readonly number[]) | undefined
  /** Whether the answer shows nothing that others at the same screen may not see: it needs no curtain. */
  readonly isOpen?: boolean | undefined
  /**
   * Whether it is asked for the sake of what may be done meanwhile, such as asking others for something: then nobody
   * answers it unasked, also where there is one way alone.
   */
  readonly isPause?: ((t: P, seat: Seat) => boolean) | undefined
}

/** Gives every kind of question the same shape, present or absent parts alike: asking is in the hot path. */
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
 * Opens a decision and tells whether there was anything to ask: a seat without a legal answer is not bothered.
 * The asking stage ends; the routine's next stage finds the answer in `picked` or `answerOf`.
 */
export function ask<P extends Position>(t: P, kind: DecisionKind<P>, seat: Seat): boolean {
  const decision = listDecision(t, kind, seat, t.asked)
  if (decision === null) return false
  open(t, decision)
  return true
}

/** The same with options that the asking stage has listed already: they are not listed a second time. */
export function askListed<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  options: readonly number[],
): void {
  open(t, decisionFrom(t, kind, seat, t.asked, options))
}

/** Opens a decision that was listed under the next id. */
export function open(t: Position, decision: Decision): void {
  if (t.open.length === 0 && t.answers.length > 0) t.answers = NO_ANSWERS
  t.asked++
  t.open.push(decision)
}

/** Answers are replaced, never added to: one empty list serves all. */
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

/** The single code picked in answer to a question put to one seat; of an answer in parts, the first. */
export function picked(t: Position): number {
  // Without `at`, which reads lists of every sort and so is slower than this.
  return t.answers[0]?.picks[0] ?? nothingPicked()
}

function nothingPicked(): never {
  throw new Fault('nothing was picked')
}

/** All codes picked in answer to a question put to one seat. */
export function pickedAll(t: Position): readonly number[] {
  return at(t.answers, 0).picks
}

/** What a seat answered where several were asked at once. */
export function answerOf(t: Position, seat: Seat): readonly number[] {
  return t.answers.find((answer) => answer.seat === seat)?.picks ?? []
}
