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
 * What a seat may do while another seat is asked, also in the middle of an effect: give credits, arrange its board,
 * make or answer an offer, take a free action of its own turn. Nobody waits for it. Afterwards the open question is
 * asked again with its current options, under the same id if it is the same question. Answers that others have given
 * stay, unless their question has changed.
 */
export interface StandingMove<P extends Position> extends DecisionKind<P> {
  /** Carries it out at once, or calls a routine that does before the interrupted question is asked again. */
  take(t: P, seat: Seat, picks: readonly number[]): void
  /**
   * Changes nothing that anybody's choices go by: an offer that is made or refused, a board put in order. It stands
   * in nobody's way who takes something back.
   */
  readonly isTalk?: boolean
  /** Offers what a call has asked for (deals.ts): its options have the ids of the calls that it can answer. */
  readonly answersCalls?: boolean
}

/** What a game lets seats do while others are asked, and how often: a number that players are told. */
export interface StandingMoves<P extends Position> {
  readonly moves: { readonly [name: string]: StandingMove<P> }
  /** How many moves a seat may make before the counts are reset. */
  readonly limit: number
  /** How many each seat has made: a field of the position that ends with a turn, or whatever the game resets. */
  made(t: P): number[]
  /** The offers that lie open, where there are deals among the moves. */
  offers?(t: P): readonly OfferInIds[]
}

/** Whether anybody sits there: choices from outside may name any seat. */
export function isSeat({ seats }: Position, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
}

/** The moves that are open to a seat now, by name: none while nobody is asked, or when it has made its share. */
export function standingFor<P extends Position>(game: Game<P>, t: P, seat: Seat): StandingMove<P>[] {
  return Object.values(movesAllowed(game, t, seat)).filter((move) => isPossible(t, move, seat))
}

/** Whether one of those moves is open to a seat now. */
export function mayMove<P extends Position>(game: Game<P>, t: P, seat: Seat, name: string): boolean {
  const move = movesAllowed(game, t, seat)[name]
  return move !== undefined && isPossible(t, move, seat)
}

/** What a seat might expect to do by a standing move and may not, also of moves that are closed altogether. */
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

/** Makes a move that is known to be legal; then what was asked is asked again. */
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
  // A move may ask something itself, by opening a window: that must not be mixed up with what is asked already.
  t.open = []
  t.answers = []
  move.take(t, seat, picks)
  const isInterrupted = t.stack[t.stack.length - 1] !== asking
  const isSameQuestion =
    !isInterrupted && t.jump === null && t.outcome === null && asksAgain(game, t, askedBy)
  asking.stage = askedBy
  if (isSameQuestion) {
    runStages(game.routines, t)
    takeUp(game, t, before, asked, move.isTalk === true)
  }
  proceed(game, t)
}

/** What a seat was asked before the move, and what it has answered if it has. */
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

/** A question that is answered has no id any more. */
const NO_ID = -1

/** Whether the stage that has asked would ask now, tried on a copy: where it would not, the game goes on from it. */
function asksAgain<P extends Position>(game: Game<P>, t: P, stage: number): boolean {
  const trial = game.copy(t)
  const frame = at(trial.stack, trial.stack.length - 1)
  const stages = game.routines.get(frame.routine)?.stages ?? []
  frame.stage = stage + 1
  at(stages, stage)(trial, frame)
  return trial.open.length > 0 && trial.stack.length === t.stack.length
}

/**
 * Carries over what was asked before, now that the same stage has asked again. A seat that has not answered is asked
 * under the same id, so an answer on its way still finds its question. An answer stays if its question has not changed;
 * otherwise the seat is asked again under a new id. At a masked table a changed question is a secret of its seat:
 * everybody is asked again there, unless the move was only talk.
 */
function takeUp<P extends Position>(
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

/** Whether a question is what it was, and the answer to it still good. */
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
