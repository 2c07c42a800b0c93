import { isOfferId } from '../play/deals.ts'
import { answerSoFar, type Choice, playChoice, readChoice } from '../play/engine.ts'
import type { GameEvent } from '../play/event.ts'
import { at } from '../play/fault.ts'
import type { Position, Seat } from '../play/position.ts'
import {
  decisionsFor,
  movesFor,
  type PresentedDecision,
  type PresentedOption,
  type PresentedPart,
  partAsDecision,
} from '../play/present.ts'
import { mayMove } from '../play/standing.ts'
import { hint, quotable, unknownWord } from '../words/unknown-word.ts'
import { plainText } from '../words/words.ts'
import { exactHashOf } from './canonical.ts'
import { mismatch } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import { AI_LINE_ID, type AiLine, lineWaiting } from './scenario-ai.ts'
import type { Chooser, OfferByContent, Picks } from './scenario-file.ts'
import { findOffer, isOffer, offerIdFromShortName, proposalOf } from './scenario-offers.ts'
import { seatOf } from './scenario-seats.ts'

/** Makes the choices of a scenario: finds the seat and the option that a step means, and checks the result. */

/** An answer of which only the first parts have been given: the next step continues it. */
export interface BegunAnswer {
  readonly decision: PresentedDecision
  /** The standing move that is being made, or null if a question is answered. */
  readonly move: string | null
  readonly option: PresentedOption
  /** The parts so far, as a record would contain them. */
  readonly ids: readonly string[]
  readonly part: PresentedPart
}

export function choose<P extends Position>(
  running: RunningScenario<P>,
  chooser: Chooser,
  written: Picks,
): void {
  skipForcedParts(running, written)
  const { game, t, begun } = running
  const move = begun?.move ?? chooser.move ?? null
  const decision = move === null ? askedOf(running, chooser.seat) : moveOf(running, chooser, move)
  const { seat, id } = decision
  const picks = picksWithParts(
    running,
    decision,
    isOffer(written) ? offerPicks(running, seat, move, written, false) : written,
  )
  const choice: Choice = move === null ? { seat, decision: id, picks } : { seat, move, picks }
  const after = answerSoFar(game, t, choice)
  const option = begun?.option ?? decision.options.find(({ id }) => [picks].flat()[0] === id)
  if (after.ok && after.value.next !== null && option !== undefined && typeof picks !== 'number') {
    running.begun = {
      decision: begun?.decision ?? decision,
      move,
      option,
      ids: picks,
      part: after.value.next,
    }
    return
  }
  running.begun = null
  take(running, choice, written)
}

/** A step may leave out a forced part and give the part after it: then the forced part is filled in. */
function skipForcedParts<P extends Position>(running: RunningScenario<P>, written: Picks): void {
  const { game, t, begun } = running
  const [only, other] = begun?.part.options ?? []
  if (begun === null || only === undefined || other !== undefined || begun.part.shape !== 'one') return
  const { decision, move, part } = begun
  const asked = partAsDecision(decision, begun.option, part)
  if (typeof written === 'string' && (written === only.id || hasLabel(running, asked, only, written))) return
  const ids = [...begun.ids, ...partIds(part, [only.id])]
  const { seat, id } = decision
  const choice: Choice = move === null ? { seat, decision: id, picks: ids } : { seat, move, picks: ids }
  const after = answerSoFar(game, t, choice)
  if (!after.ok || after.value.next === null) return
  running.begun = { ...begun, ids, part: after.value.next }
  skipForcedParts(running, written)
}

/** An offer as a record contains it: the id of an open one, or a new one with all its parts. */
function offerPicks<P extends Position>(
  running: RunningScenario<P>,
  seat: Seat,
  move: string | null,
  written: OfferByContent,
  isTried: boolean,
): string | readonly string[] {
  if (move === null || running.game.standing?.offers === undefined)
    return mismatch('an offer is made or answered by a move: say which')
  const isMade = running.game.standing.moves[move]?.next !== undefined
  return isMade
    ? proposalOf(running, seat, move, written, isTried)
    : findOffer(running, seat, written, isTried)
}

/** The answer after a step, with the parts that were given before. */
function picksWithParts<P extends Position>(
  running: RunningScenario<P>,
  decision: PresentedDecision,
  written: string | readonly string[] | number,
): readonly string[] | number {
  const { begun } = running
  const idOf = (one: string, index: number) =>
    index > 0 && pickInPart(one) !== null ? one : optionIdFor(running, decision, one)
  const ids = typeof written === 'number' ? written : [written].flat().map(idOf)
  return begun === null ? ids : [...begun.ids, ...partIds(begun.part, ids)]
}

/** The pick for a part that is written together with its option (`part=option`); otherwise null. */
function pickInPart(written: string): string | null {
  return /^[^=]+=(.*)$/s.exec(written)?.[1] ?? null
}

function partIds({ name }: PresentedPart, ids: readonly string[] | number): readonly string[] {
  const own = [ids].flat()
  return own.length === 0 ? [`${name}=`] : own.map((id) => `${name}=${id}`)
}

function take<P extends Position>(running: RunningScenario<P>, choice: Choice, written: Picks): void {
  const { game, t } = running
  const saved: P = JSON.parse(JSON.stringify(t))
  const played = playChoice(game, t, choice)
  if (!played.ok) mismatch(`${JSON.stringify(written)} was refused: ${JSON.stringify(played.error)}`)
  // Every step is played twice: a game that was saved and loaded must reach the same position.
  playChoice(game, saved, choice)
  if (exactHashOf(saved) !== exactHashOf(t))
    mismatch(`${JSON.stringify(written)} has another result after saving and loading`)
  running.events = played.value.events
}

/** Lets the waiting line be read, or the rest of its card, until a seat is asked. */
export function readLines<P extends Position>(running: RunningScenario<P>, how: 'next' | 'rest'): void {
  const { words, t } = running
  const first = lineWaiting(t, words.aiLines)
  if (first === null) mismatch('no line of an AI card waits to be read')
  const events: GameEvent[] = []
  let line: AiLine | null = first
  while (line !== null && line.seat === first.seat && line.card === first.card) {
    take(running, { seat: at(t.open, 0).seat, decision: AI_LINE_ID, picks: ['next'] }, 'next')
    events.push(...running.events)
    line = how === 'next' ? null : lineWaiting(t, words.aiLines)
  }
  running.events = events
}

/**
 * The error code with which an answer would be refused; `none` if it would be accepted. For a standing move that is
 * closed completely, a scenario may expect either that code or a blocked option.
 */
export function refusalOf<P extends Position>(
  running: RunningScenario<P>,
  { seat: seatNumber, move: named }: Chooser,
  written: Picks,
  expected: string,
): string {
  const { game, t, begun } = running
  if (named !== undefined) knownMove(running, named)
  const move = begun?.move ?? named
  const asked = seatNumber === undefined ? undefined : seatOf(t, seatNumber)
  const own = t.open.find((decision) => decision.seat === asked) ?? t.open[0]
  const mover = begun === null || begun.move === null ? undefined : begun.decision.seat
  const seat = asked ?? mover ?? own?.seat ?? 0
  const tried = isOffer(written) ? offerPicks(running, seat, move ?? null, written, true) : written
  const ids = typeof tried === 'number' ? tried : [tried].flat().map((one) => resolveId(running, one))
  const kinds = move === undefined ? Object.keys(game.decisions) : [move]
  for (const [index, id] of typeof ids === 'number' ? [] : ids.entries()) {
    const part = index > 0 ? pickInPart(id) : null
    // A misspelt number would be refused, so there is nothing to check.
    if (part === null || !/^\d*$/.test(part)) knownOption(running, kinds, part ?? id)
  }
  const picks = begun === null ? ids : [...begun.ids, ...partIds(begun.part, ids)]
  // When the game is over nobody is asked: the attempt is made on the last decision.
  const choice: Choice =
    move === undefined ? { seat, decision: own?.id ?? t.asked - 1, picks } : { seat, move, picks }
  const read = readChoice(game, t, choice)
  if (read.ok) return 'none'
  const isClosed = move !== undefined && !mayMove(game, t, seat, move)
  return isClosed && expected === 'no-such-move' ? expected : read.error.code
}

/** What a seat is asked now: if it has begun an answer, the next part. */
export function decisionsAsked<P extends Position>(
  { game, t, begun }: RunningScenario<P>,
  seat: Seat,
): PresentedDecision[] {
  if (begun === null || begun.decision.seat !== seat) return decisionsFor(game, t, seat)
  return [partAsDecision(begun.decision, begun.option, begun.part)]
}

/** The next part of a standing move that has been begun. */
function nextMovePart<P extends Position>({ begun }: RunningScenario<P>): PresentedDecision[] {
  if (begun === null || begun.move === null) return []
  return [partAsDecision(begun.decision, begun.option, begun.part)]
}

/**
 * What still has to be answered, in words: an answer or a move of which only a part was given, or a question that cannot
 * stay open between turns. Null if there is none.
 */
export function openQuestion<P extends Position>(running: RunningScenario<P>): string | null {
  const { game, words, t, begun } = running
  if (begun !== null) {
    const { decision, move, part } = begun
    return `seat ${decision.seat + 1} has not said all of its ${move === null ? 'answer' : 'move'}: ${part.name}`
  }
  const line = lineWaiting(t, words.aiLines)
  if (line !== null) return `a line of ${line.card} waits: say { ai: next } or { ai: rest }`
  const left = t.open.find(({ kind }) => !game.turnKinds.includes(kind))
  return left === undefined ? null : `seat ${left.seat + 1} is still asked: ${left.kind}`
}

/** The standing move that a step makes or continues, as a question to the seat that makes it. */
function moveOf<P extends Position>(
  running: RunningScenario<P>,
  { seat: seatNumber, move: named }: Chooser,
  move: string,
): PresentedDecision {
  const { game, t, begun } = running
  if (named !== undefined) knownMove(running, named)
  if (begun !== null) {
    const isSame =
      (named ?? move) === begun.move && (seatNumber ?? begun.decision.seat + 1) === begun.decision.seat + 1
    if (!isSame) mismatch(`seat ${begun.decision.seat + 1} has not said all of ${begun.decision.kind}`)
    return at(nextMovePart(running), 0)
  }
  const [asked] = t.open
  if (asked === undefined) return mismatch('nobody is asked: no standing move can be made')
  const seat = seatNumber === undefined ? asked.seat : seatOf(t, seatNumber)
  const moves = movesFor(game, t, seat)
  const open = moves.map(({ kind }) => kind).join(', ')
  return (
    moves.find(({ kind }) => kind === move) ??
    mismatch(`seat ${seat + 1} cannot make the move ${move} now; it can make: ${open || 'none'}`)
  )
}

function knownMove<P extends Position>({ game }: RunningScenario<P>, name: string): void {
  const moves = Object.keys(game.standing?.moves ?? {})
  if (!moves.includes(name)) mismatch(unknownWord('standing move', name, moves))
}

/** The question that a step answers: the only open one, or that of the named seat. */
function askedOf<P extends Position>(
  running: RunningScenario<P>,
  seatNumber: number | undefined,
): PresentedDecision {
  const { t } = running
  const seats = t.open.map((open) => open.seat)
  if (seatNumber === undefined && seats.length > 1) mismatch('several seats are asked: say which one answers')
  const seat = seatNumber === undefined ? seats[0] : seatOf(t, seatNumber)
  if (seat === undefined) return mismatch('nobody is asked')
  if (!seats.includes(seat)) {
    const asked = seats.map((one) => one + 1).join(', ')
    return mismatch(`seat ${seat + 1} is not asked; asked: ${asked || 'nobody'}`)
  }
  return at(decisionsAsked(running, seat), 0)
}

/** Finds an option by its id, or by the English text of its button. */
function optionIdFor<P extends Position>(
  running: RunningScenario<P>,
  decision: PresentedDecision,
  named: string,
): string {
  const { options, blocked } = decision
  const written = resolveId(running, named)
  if (options.some((option) => option.id === written)) return written
  const [, thing, count] = running.begun?.part.shape === 'amounts' ? (amountPattern.exec(written) ?? []) : []
  if (thing !== undefined && count !== undefined) return `${optionIdFor(running, decision, thing)}:${count}`
  const matching = options.filter((option) => hasLabel(running, decision, option, written))
  if (matching.length === 1) return at(matching, 0).id
  const rule = blocked.find((option) => option.id === written)?.refusal.rule
  if (rule !== undefined) return mismatch(`${quotable(written)} is blocked by ${rule}`)
  const ids = options.map((option) => option.id)
  if (matching.length === 0) return mismatch(`there is no option ${quotable(written)}${hint(written, ids)}`)
  return mismatch(
    `more than one option says ${quotable(written)}: ${matching.map(({ id }) => id).join(', ')}`,
  )
}

export function resolveId<P extends Position>(running: RunningScenario<P>, written: string): string {
  const { words, t } = running
  return offerIdFromShortName(running, written) ?? words.idOf?.(t, written) ?? written
}

/** Whether a button has this English text. The empty text fits every button. */
function hasLabel<P extends Position>(
  { game }: RunningScenario<P>,
  decision: PresentedDecision,
  option: PresentedOption,
  written: string,
): boolean {
  const label = plainText(game.words.en.option(decision, option), seatName)
  return written.trim() !== '' && label.toLowerCase().includes(written.toLowerCase())
}

/** An amount of a thing, as a record contains it: `ore:2`. */
const amountPattern = /^(.+):(\d{1,6})$/

function seatName(seat: Seat): string {
  return `seat ${seat + 1}`
}

/** Refuses ids that no option of these kinds can have: a misspelt option is neither offered nor blocked. */
export function knownOption<P extends Position>(
  { words }: RunningScenario<P>,
  kinds: readonly string[],
  id: string,
): void {
  const known = kinds.flatMap((kind) => words.optionIds(kind))
  const thing = amountPattern.exec(id)?.[1] ?? id
  if (!known.includes(id) && !known.includes(thing) && !isOfferId(id))
    mismatch(unknownWord(kinds.length === 1 ? `option of ${kinds[0]}` : 'option', id, known))
}
