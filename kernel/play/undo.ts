import { knownPieces } from '../secrets/knowledge.ts'
import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'

/** Why a choice cannot be taken back freely. */
export type WallReason = 'chance' | 'shown' | 'answered'

/** What the wall between two positions is computed from; taken before and after each choice. */
interface Snapshot {
  readonly drawn: Readonly<Record<string, number>>
  readonly known: readonly ReadonlySet<string>[]
}

export function takeSnapshot<P extends Position>(game: Game<P>, t: P): Snapshot {
  const known = Array.from({ length: t.seats }, (_, seat) => knownPieces(game, t, seat))
  return { drawn: { ...t.chance.drawn }, known }
}

/**
 * Whether a choice drew on chance or showed any seat something that was hidden from it: faces, or by who is asked and
 * who is not, what somebody else holds. Computed, never declared card by card.
 */
export function wallBetween(
  before: Snapshot,
  after: Snapshot,
  chooser: Seat,
  revealed: readonly Seat[],
): 'chance' | 'shown' | null {
  const drew = Object.keys(after.drawn).some((stream) => after.drawn[stream] !== before.drawn[stream])
  if (drew) return 'chance'
  if (revealed.some((seat) => seat !== chooser)) return 'shown'
  const showed = after.known.some((known, seat) =>
    [...known].some((piece) => before.known[seat]?.has(piece) !== true),
  )
  return showed ? 'shown' : null
}

/** One choice that was made, and what stands in the way of taking it back. */
export interface UndoStep {
  readonly seat: Seat
  readonly wall: 'chance' | 'shown' | null
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
}

export function undoReach(
  made: readonly UndoStep[],
  seat: Seat,
  isPerson: (seat: Seat) => boolean,
): UndoReach {
  let entry: number | null = null
  let isFree = false
  let freeChoices = 0
  let wall: WallReason | null = null
  for (let index = made.length - 1; index >= 0; index--) {
    const choice = made[index]
    if (choice === undefined) break
    if (choice.seat !== seat && isPerson(choice.seat)) wall ??= 'answered'
    wall ??= choice.wall
    if (choice.seat !== seat) continue
    if (entry === null) {
      entry = index
      isFree = wall === null
    }
    if (wall !== null) break
    freeChoices++
  }
  return { entry, free: isFree, freeChoices, wall }
}
