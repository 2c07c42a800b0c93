import { type Knowledge, knowledgeOf, learntSomething } from '../secrets/knowledge.ts'
import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'
import { questionNumber } from './question-ids.ts'

/** Why a choice cannot be taken back freely. */
export type WallReason = 'chance' | 'shown' | 'answered'

/** What the wall between two positions is computed from; taken before and after each choice. */
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
 * Whether a choice drew on chance or showed a seat something that was hidden from it: faces, or what another player
 * holds, by who was asked and who was not. Computed, never declared card by card.
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

/** One choice that was made, and what stands in the way of taking it back. */
export interface UndoStep {
  readonly seat: Seat
  readonly wall: 'chance' | 'shown' | null
  /** A standing move: it answers nothing. */
  readonly isMove?: boolean
  /** A standing move that nobody's choices go by: it is in nobody's way, and undo passes over it. */
  readonly isTalk: boolean
}

/** How far back a seat can go. */
export interface UndoReach {
  /** The entry that the next undo takes back (and all after it), or null where there is nothing of this seat's. */
  readonly entry: number | null
  /** Whether it needs nobody's consent. */
  readonly free: boolean
  /** How many of the seat's own choices can be taken back freely. */
  readonly freeChoices: number
  /** What stands behind the last free one. */
  readonly wall: WallReason | null
  /** The answer waits for those of others: it alone is withdrawn, and theirs stay. */
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
