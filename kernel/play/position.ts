import type { Chance } from '../chance/chance.ts'
import type { Answered, Decision } from './decision.ts'
import type { GameEvent } from './event.ts'
import type { Outcome } from './outcome.ts'
import { plainConstructor } from './plain-constructor.ts'

/** Seats are numbered from 0 around the table. */
export type Seat = number

/** Anything that JSON can hold. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/**
 * A procedure that is under way: the name of its routine, the stage to run next, and a few plain locals. Lists in it are
 * replaced, never mutated, so that a shallow copy is enough.
 */
export interface Frame {
  readonly routine: string
  stage: number
  /** The result of the routine that this one called last. */
  returned?: Plain
  /** The things that were used already during this procedure, for "once per" limits. */
  marks?: readonly number[]
}

/** A routine that runs when the procedure at this depth of the stack is over: see scope.ts. */
export interface Deferred {
  readonly depth: number
  readonly frame: Frame
}

/** What a choice caused in addition to the new position. Rules write it and never read it. */
export interface Outbox {
  events: GameEvent[]
  draws: Draw[]
  /** The number of events before the first draw; null if nothing was drawn. */
  eventsBeforeDraw: number | null
  /** Seats whose hidden cards were partly revealed because they were asked, or because they were not asked. */
  revealedByAsking: Seat[]
  /** Outcomes of chance to use instead of drawing, so that a record replays the same even if the generator changes. */
  given?: Record<string, number[]>
}

export function newOutbox(): Outbox {
  return { events: [], draws: [], eventsBeforeDraw: null, revealedByAsking: [] }
}

/** One random number below `limit` that was drawn from a stream. */
export interface Draw {
  readonly stream: string
  readonly limit: number
  readonly drawn: number
}

/** Ends a procedure below the routine that requests it: see scope.ts. */
export interface Jump {
  /** The nearest procedure of this name that is under way. */
  readonly routine: string
  /** The stage at which the procedure continues; null if it ends too, with `result` for its caller. */
  readonly stage: string | null
  readonly result: Plain
}

/**
 * The complete state of a game at any moment, even in the middle of an effect: plain data that can be saved, copied,
 * hashed and searched. A game adds its own fields.
 */
export interface Position {
  readonly seats: number
  /** The seats of automas, as bits: the rules answer for them. */
  readonly automas: number
  /** Whether each seat that might react, as far as everybody knows, is asked even if it cannot react. */
  readonly isMasked: boolean
  stack: Frame[]
  open: Decision[]
  /** Answers to the latest questions, in seat order, for the stage that follows. */
  answers: Answered[]
  /** The number of questions asked so far: the id of the next one. */
  asked: number
  /** The stage of the top frame that asked the open questions: it can ask again. */
  askedBy: number
  /** Set by rules during a stage, and carried out when the stage ends. */
  jump: Jump | null
  /** Routines that wait for procedures to be over; null if there are none. The list is replaced, never mutated. */
  deferred: readonly Deferred[] | null
  chance: Chance
  outcome: Outcome | null
  /**
   * Collects events; null if nobody needs them (simulation, search). Not part of the position: neither copied nor
   * hashed.
   */
  out: Outbox | null
}

/** The parts of a table's setup that the rules depend on. */
export interface Seating {
  readonly seats: number
  readonly automas?: readonly Seat[]
  readonly isMasked?: boolean
}

/** The kernel's fields of a new position, for a game's `setup` to spread. */
export function emptyPosition(
  { seats, automas = [], isMasked = false }: Seating,
  chance: Chance,
  first: Frame,
): Position {
  return {
    seats,
    automas: automas.reduce((bits, seat) => bits | (1 << seat), 0),
    isMasked,
    stack: [first],
    open: [],
    answers: [],
    asked: 0,
    askedBy: 0,
    jump: null,
    deferred: null,
    chance,
    outcome: null,
    out: null,
  }
}

/** A copy of the kernel's fields, for a game's `copy`. Decisions and answers are never mutated, so they are shared. */
export function copyKernelPart(t: Position): Position {
  return new KernelPartCopy(t)
}

const KernelPartCopy = plainConstructor<Position, Position>(function (t) {
  const stack = t.stack.slice()
  for (let depth = 0; depth < stack.length; depth++) stack[depth] = { ...(stack[depth] as Frame) } // inside the stack
  this.seats = t.seats
  this.automas = t.automas
  this.isMasked = t.isMasked
  this.stack = stack
  this.open = t.open.slice()
  this.answers = t.answers
  this.asked = t.asked
  this.askedBy = t.askedBy
  this.jump = t.jump
  this.deferred = t.deferred
  this.chance = { ...t.chance, drawn: { ...t.chance.drawn } }
  this.outcome = t.outcome
  this.out = null
})
