import type { Chance } from '../chance/chance.ts'
import type { Answered, Decision } from './decision.ts'
import type { GameEvent } from './event.ts'

/** Seats are numbered from 0 in turn order. */
export type Seat = number

/** Anything that JSON can hold. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** A half-done procedure: its routine's name, the stage to run next, and a few plain locals. */
export interface Frame {
  readonly routine: string
  stage: number
}

export interface Outcome {
  readonly winners: readonly Seat[]
}

/** What a choice caused besides the new position. Clients read it, rules never do. */
export interface Outbox {
  events: GameEvent[]
  draws: Draw[]
  /** Seats about whose secrets the others have learnt something, because they were asked or were not. */
  revealed: Seat[]
  /** Outcomes of chance to use instead of drawing: a record replays the same after a generator has changed. */
  given?: Record<string, number[]>
}

export function newOutbox(): Outbox {
  return { events: [], draws: [], revealed: [] }
}

/** One random number below `limit` that was drawn from a stream. */
export interface Draw {
  readonly stream: string
  readonly limit: number
  readonly drawn: number
}

/**
 * Any moment of any game, also in the middle of an effect: plain data that can be saved, copied, hashed and
 * searched from. A game adds its own fields.
 */
export interface Position {
  readonly seats: number
  stack: Frame[]
  open: Decision[]
  /** Answers to the decisions opened last, in seat order, for the stage that follows. */
  answers: Answered[]
  /** How many decisions were opened so far: the next one's id. */
  asked: number
  /** What the routine that returned last gave back. */
  result: Plain
  chance: Chance
  outcome: Outcome | null
  /** Null where nobody listens (simulation, search). Not part of the position: neither copied nor hashed. */
  out: Outbox | null
}

/** The kernel's share of a new position, for a game's `setup` to spread. */
export function emptyPosition(seats: number, chance: Chance, first: Frame): Position {
  return {
    seats,
    stack: [first],
    open: [],
    answers: [],
    asked: 0,
    result: null,
    chance,
    outcome: null,
    out: null,
  }
}

/** The kernel's share of a copy, for a game's `copy` to spread. Decisions and answers never change: shared. */
export function copyKernelPart(t: Position, copyFrame: (frame: Frame) => Frame): Position {
  return {
    seats: t.seats,
    stack: t.stack.map(copyFrame),
    open: t.open.slice(),
    answers: t.answers,
    asked: t.asked,
    result: t.result,
    chance: { key: t.chance.key, drawn: { ...t.chance.drawn } },
    outcome: t.outcome,
    out: null,
  }
}
