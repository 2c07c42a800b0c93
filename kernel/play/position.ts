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
 * A half-done procedure: its routine's name, the stage to run next, and a few plain locals. Lists in it are replaced,
 * never changed in place, so that a shallow copy is a copy.
 */
export interface Frame {
  readonly routine: string
  stage: number
  /** What the routine that it called last has returned. */
  returned?: Plain
  /** What was used once already while this procedure lasts. */
  marks?: readonly number[]
}

/** A routine that waits for the procedure at a depth of the stack to be over: see scope.ts. */
export interface Deferred {
  readonly depth: number
  readonly frame: Frame
}

/** What a choice caused in addition to the new position: for the outside, never read by rules. */
export interface Outbox {
  events: GameEvent[]
  draws: Draw[]
  /** How many events had been told before the first draw; null where nothing was drawn. */
  toldBeforeDraw: number | null
  /** Seats about whose hidden cards the others have learnt something by their being asked, or not. */
  revealedByAsking: Seat[]
  /** Outcomes of chance to use instead of drawing: a record replays the same after a generator has changed. */
  given?: Record<string, number[]>
}

export function newOutbox(): Outbox {
  return { events: [], draws: [], toldBeforeDraw: null, revealedByAsking: [] }
}

/** One random number below `limit` that was drawn from a stream. */
export interface Draw {
  readonly stream: string
  readonly limit: number
  readonly drawn: number
}

/** An end that reaches beyond the routine that called for it: see scope.ts. */
export interface Jump {
  /** The nearest procedure of this name that is under way. */
  readonly routine: string
  /** The stage at which the procedure continues; null if it ends too, with `result` for its caller. */
  readonly stage: string | null
  readonly result: Plain
}

/**
 * Any moment of any game, also in the middle of an effect: plain data that can be saved, copied, hashed and
 * searched from. A game adds its own fields.
 */
export interface Position {
  readonly seats: number
  /** The seats that play by rules of their own, as bits: the rules answer for them. */
  readonly automas: number
  /** Whether reactions are asked for by what everybody knows alone, also of those who have none to give. */
  readonly isMasked: boolean
  stack: Frame[]
  open: Decision[]
  /** Answers to the decisions opened last, by seat, for the stage that follows. */
  answers: Answered[]
  /** How many decisions were opened so far: the next one's id. */
  asked: number
  /** The stage of the uppermost frame that has asked: it can ask again. */
  askedBy: number
  /** Set by rules in the middle of a stage, carried out as the stage ends. */
  jump: Jump | null
  /** What follows when procedures that are under way are over; null where nothing waits. Replaced, never changed. */
  deferred: readonly Deferred[] | null
  chance: Chance
  outcome: Outcome | null
  /** Null where nobody listens (simulation, search). Not part of the position: neither copied nor hashed. */
  out: Outbox | null
}

/** Who sits at a table, as far as the rules go by it. */
export interface Seating {
  readonly seats: number
  readonly automas?: readonly Seat[]
  readonly isMasked?: boolean
}

/** The kernel's share of a new position, for a game's `setup` to spread. */
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

/** The kernel's share of a copy, for a game's `copy` to take over. Decisions and answers never change: shared. */
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
