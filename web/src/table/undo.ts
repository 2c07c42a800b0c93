import type { PresentedDecision, Seat, UndoReach, WallReason } from '@kantyna/kernel'
import type { Automatic } from './automatic.ts'
import type { MadeChoice } from './made-choice.ts'

/** What the undo button offers, and what stands in its way. */
export interface UndoOffer {
  readonly seat: Seat
  /** How it would be taken back: freely, because only bots mind, or by asking everybody. */
  readonly how: 'free' | 'alone' | 'ask'
  /** The choice that goes back, with everything after it; null where whoever looks may not know it. */
  readonly choice: MadeChoice | null
  /** How many choices of the seat are taken back at once: automatic ones go with the one before. */
  readonly steps: number
  readonly freeChoices: number
  readonly wall: WallReason | null
  /** Who has answered since, where that is the wall. */
  readonly answeredBy: Seat | null
  /** Nobody else has chosen anything since. */
  readonly isLatest: boolean
}

export function undoOffer(
  seat: Seat,
  made: readonly MadeChoice[],
  automatic: ReadonlyMap<number, Automatic>,
  reach: UndoReach,
  isPerson: (seat: Seat) => boolean,
  isAlone: boolean,
): UndoOffer | null {
  let steps = 0
  for (let index = made.length - 1; index >= 0; index--) {
    const choice = made[index]
    if (choice?.seat !== seat) continue
    steps++
    // What the table did by itself it would do again: go back to what a hand has chosen.
    if (automatic.has(index + 1)) continue
    const isFree = steps <= reach.freeChoices
    const answeredBy = made.slice(index + 1).find((later) => later.seat !== seat && isPerson(later.seat))
    return {
      seat,
      how: isFree ? 'free' : isAlone ? 'alone' : 'ask',
      choice,
      steps,
      freeChoices: reach.freeChoices,
      wall: reach.wall,
      answeredBy: answeredBy?.seat ?? null,
      isLatest: index + steps === made.length,
    }
  }
  return null
}

/** What whoever looks may know of an offer: what somebody else has chosen may be a secret. */
export function offerFor(viewer: Seat | null, offer: UndoOffer | null): UndoOffer | null {
  return offer === null || offer.seat === viewer ? offer : { ...offer, choice: null }
}

/** Whether undo calls off what is being done: what is asked within a turn has come of the seat's own last choice. */
export function callsOff(
  { undo, decisions }: { readonly undo: UndoOffer | null; readonly decisions: readonly PresentedDecision[] },
  turnKinds: readonly string[],
): boolean {
  if (undo === null || undo.how !== 'free' || !undo.isLatest) return false
  return decisions.some(({ seat, kind }) => seat === undo.seat && !turnKinds.includes(kind))
}
