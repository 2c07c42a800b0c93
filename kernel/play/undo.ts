import { type Knowledge, knowledgeOf, learntSomething } from '../secrets/knowledge.ts'
import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'
import { questionNumber } from './question-ids.ts'

/** Why a choice cannot be taken back freely. */
export type WallReason = 'chance' | 'shown' | 'answered'

/** The facts that the wall between two positions is computed from, taken before and after each choice. */
export interface WallFacts {
  readonly drawn: Readonly<Record<string, number>>
  readonly known: Knowledge
  /** How many questions had been asked. */
  readonly asked: number
}

export function wallFactsOf<P extends Position>(game: Game<P>, t: P): WallFacts {
  return { drawn: { ...t.chance.drawn }, known: knowledgeOf(game, t), asked: questionNumber(t.asked) }
}

/**
 * The wall that a choice raises: it drew on chance, or showed a seat something hidden. A face can be shown, or who was
 * asked can reveal what a player holds. The wall is computed; cards do not declare it.
 */
export function wallBetween(
  before: WallFacts,
  after: WallFacts,
  chooser: Seat,
  revealedByAsking: readonly Seat[],
): 'chance' | 'shown' | null {
  for (const stream in after.drawn) if (after.drawn[stream] !== before.drawn[stream]) return 'chance'
  if (revealedByAsking.some((seat) => seat !== chooser)) return 'shown'
  return learntSomething(before.known, after.known) ? 'shown' : null
}

/** One choice, and the wall that stops an undo of it. */
export interface UndoStep {
  readonly seat: Seat
  readonly wall: 'chance' | 'shown' | null
  /** A standing move: it answers nothing. */
  readonly isMove?: boolean
  /** A standing move that no choice depends on: it blocks nothing, and undo skips it. */
  readonly isTalk: boolean
}

/** How far back a seat can go. */
export interface UndoReach {
  /** The entry that the next undo takes back, with everything after it; null if the seat has none. */
  readonly entry: number | null
  /** Whether the undo needs no consent. */
  readonly free: boolean
  /** How many of the seat's own choices can be taken back freely. */
  readonly freeChoices: number
  /** The wall before the last choice that can be taken back freely. */
  readonly wall: WallReason | null
  /** The entry is an answer that waits for the answers of others. Only it is withdrawn, and theirs stay. */
  readonly isPending: boolean
}

/** `pending`: the number of latest answers that wait for others who are asked at the same time. */
export function undoReach(
  made: readonly UndoStep[],
  seat: Seat,
  isPerson: (seat: Seat) => boolean,
  pending = 0,
): UndoReach {
  let entry: number | null = null
  let isFree = false
  let isPending = false
  let freeChoices = 0
  let wall: WallReason | null = null
  let waiting = pending
  /** Another seat has answered too: it blocks everything except withdrawing one's own answer. */
  let isAnsweredToo = false
  for (let index = made.length - 1; index >= 0; index--) {
    const step = made[index]
    if (step === undefined) break
    if (step.isTalk) continue
    const isWaiting = waiting > 0
    if (isWaiting && step.isMove !== true) waiting--
    const isOwn = step.seat === seat
    if (!isOwn && isPerson(step.seat)) {
      if (isWaiting) isAnsweredToo = true
      else wall ??= 'answered'
    }
    const isWithdrawn = isWaiting && !(isOwn && step.isMove === true)
    if (isAnsweredToo && !isWithdrawn) wall ??= 'answered'
    if (isOwn || !isWaiting) wall ??= step.wall
    if (!isOwn) continue
    if (entry === null) {
      entry = index
      isFree = wall === null
      isPending = isWaiting && step.isMove !== true
    }
    if (wall !== null) break
    freeChoices++
  }
  return { entry, free: isFree, freeChoices, wall, isPending }
}
