import { isLegalAnswer } from './answers.ts'
import type { OfferInIds } from './deals.ts'
import {
  type Answered,
  type BlockedOption,
  type Decision,
  type DecisionKind,
  listDecision,
} from './decision.ts'
import { at, Fault, numberAt } from './fault.ts'
import type { Game } from './game.ts'
import { kindOf } from './kinds.ts'
import type { Position, Seat } from './position.ts'
import { proceed } from './proceed.ts'
import { runStages } from './routine.ts'

/**
 * A move that a seat may make while another seat is asked, even in the middle of an effect: give credits, arrange its
 * board, make or answer an offer, take a free action of its own turn. Nobody waits for it. Afterwards the open question
 * is asked again with its current options, under the same id if it is the same question. Answers of others stay, unless
 * their question has changed.
 */
export interface StandingMove<P extends Position> extends DecisionKind<P> {
  /** Carries the move out at once, or calls a routine that does so before the interrupted question is asked again. */
  take(t: P, seat: Seat, picks: readonly number[]): void
  /**
   * The move changes nothing that choices depend on: an offer that is made or refused, a board that is arranged. It never
   * blocks an undo.
   */
  readonly isTalk?: boolean
  /** The move answers a call with an offer (deals.ts): its options have the ids of the calls that it can answer. */
  readonly answersCalls?: boolean
}

/** The standing moves of a game, and how many of them a seat may make. Players see that number. */
export interface StandingMoves<P extends Position> {
  readonly moves: { readonly [name: string]: StandingMove<P> }
  /** How many moves a seat may make before the counts are reset. */
  readonly limit: number
  /** How many moves each seat has made: a field of the position that the game resets, for example every turn. */
  made(t: P): number[]
  /** The open offers, if the game has deals. */
  offers?(t: P): readonly OfferInIds[]
}

/** Whether the table has this seat: choices from outside may name any number. */
export function isSeat({ seats }: Position, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
}

/** The moves that a seat may make now: none while nobody is asked, or if the seat has reached its limit. */
export function standingFor<P extends Position>(game: Game<P>, t: P, seat: Seat): StandingMove<P>[] {
  return Object.values(movesAllowed(game, t, seat)).filter((move) => isPossible(t, move, seat))
}

/** Whether a seat may make the named move now. */
export function mayMove<P extends Position>(game: Game<P>, t: P, seat: Seat, name: string): boolean {
  const move = movesAllowed(game, t, seat)[name]
  return move !== undefined && isPossible(t, move, seat)
}

/** The blocked options of a seat's standing moves, including moves without any legal option. */
export function blockedMoves<P extends Position>(game: Game<P>, t: P, seat: Seat): readonly BlockedOption[] {
  return Object.values(movesAllowed(game, t, seat)).flatMap((move) => move.blocked?.(t, seat) ?? [])
}

function movesAllowed<P extends Position>(game: Game<P>, t: P, seat: Seat): StandingMoves<P>['moves'] {
  const { standing } = game
  if (standing === undefined || t.outcome !== null || t.open.length === 0 || !isSeat(t, seat)) return {}
  // An automa only does what its rules say.
  if ((t.automas & (1 << seat)) !== 0) return {}
  return numberAt(standing.made(t), seat) >= standing.limit ? {} : standing.moves
}

function isPossible<P extends Position>(t: P, move: StandingMove<P>, seat: Seat): boolean {
  return move.shape === 'number' || move.list(t, seat).length > 0
}

/** Makes a move that is known to be legal, and then asks the open questions again. */
export function takeStanding<P extends Position>(
  game: Game<P>,
  t: P,
  move: StandingMove<P>,
  seat: Seat,
  picks: readonly number[],
): void {
  const { standing } = game
  if (standing === undefined) throw new Fault(`no standing move ${move.name}`)
  const asking = at(t.stack, t.stack.length - 1)
  const { askedBy, asked } = t
  const before = questionsAt(game, t)
  const made = standing.made(t)
  made[seat] = numberAt(made, seat) + 1
  // A move may ask something itself, by opening a window: that must not be mixed up with the questions open before.
  t.open = []
  t.answers = []
  move.take(t, seat, picks)
  const isInterrupted = t.stack[t.stack.length - 1] !== asking
  const isSameQuestion =
    !isInterrupted && t.jump === null && t.outcome === null && asksAgain(game, t, askedBy)
  asking.stage = askedBy
  if (isSameQuestion) {
    runStages(game.routines, t)
    carryOverQuestions(game, t, before, asked, move.isTalk === true)
  }
  proceed(game, t)
}

/** A question from before the move, and its answer if there was one. */
interface Question {
  readonly decision: Decision
  readonly answer: Answered | null
}

function questionsAt<P extends Position>(game: Game<P>, t: P): Question[] {
  const open = t.open.map((decision): Question => ({ decision, answer: null }))
  const answered = t.answers.flatMap((answer): Question[] => {
    const decision = listDecision(t, kindOf(game, answer), answer.seat, NO_ID)
    return decision === null ? [] : [{ decision, answer }]
  })
  return [...open, ...answered]
}

/** An answered question no longer has an id. */
const NO_ID = -1

/** Whether the stage that asked would ask again now, tried on a copy. If not, the game continues from that stage. */
function asksAgain<P extends Position>(game: Game<P>, t: P, stage: number): boolean {
  const trial = game.copy(t)
  const frame = at(trial.stack, trial.stack.length - 1)
  const stages = game.routines.get(frame.routine)?.stages ?? []
  frame.stage = stage + 1
  at(stages, stage)(trial, frame)
  return trial.open.length > 0 && trial.stack.length === t.stack.length
}

/**
 * Carries over the questions from before, now that the same stage has asked again. A seat that has not answered is asked
 * under the same id, so that an answer on its way still finds its question. An answer stays if its question has not
 * changed; otherwise the seat is asked again under a new id. At a masked table it is secret whether a question has
 * changed, so every seat is asked again there, unless the move was only talk.
 */
function carryOverQuestions<P extends Position>(
  game: Game<P>,
  t: P,
  before: readonly Question[],
  asked: number,
  isTalk: boolean,
): void {
  const kept = new Set<Answered>()
  t.asked = asked
  t.open = t.open.flatMap((decision) => {
    const { seat, kind } = decision
    const old = before.find((each) => each.decision.seat === seat && each.decision.kind === kind)
    if (old === undefined) return [{ ...decision, id: t.asked++ }]
    if (old.answer === null) return [{ ...decision, id: old.decision.id }]
    const isSecret = t.isMasked && (t.automas & (1 << seat)) === 0
    const isKept = isSecret ? isTalk : isStillAnswered(game, t, old.decision, decision, old.answer.picks)
    if (isKept) {
      kept.add(old.answer)
      return []
    }
    if (!isSecret) t.out?.revealedByAsking.push(seat)
    return [{ ...decision, id: t.asked++ }]
  })
  t.answers = before.flatMap(({ answer }) => (answer !== null && kept.has(answer) ? [answer] : []))
}

/** Whether a question has not changed and its answer is still legal. */
function isStillAnswered<P extends Position>(
  game: Game<P>,
  t: P,
  { options, min, max }: Decision,
  now: Decision,
  picks: readonly number[],
): boolean {
  return (
    now.min === min &&
    now.max === max &&
    now.options.length === options.length &&
    now.options.every((code, index) => code === options[index]) &&
    isLegalAnswer(game, t, now, picks)
  )
}
