import { at, Fault } from '../play/fault.ts'
import { matching } from '../rules/matching.ts'

/** A place that a hidden piece is to be dealt to. */
export interface Slot {
  put(piece: number): void
  /** Whether everybody knows that this piece could lie there. */
  couldBe(piece: number): boolean
}

/** Deals shuffled pieces to places so that each piece could lie in its place. */
export function dealFitting(slots: readonly Slot[], pieces: readonly number[]): void {
  const dealt = matching(slots.length, pieces.length, (slot, index) =>
    at(slots, slot).couldBe(at(pieces, index)),
  )
  if (dealt === null) throw new Fault('no hidden piece fits a place that holds one')
  for (const [slot, index] of dealt.entries()) at(slots, slot).put(at(pieces, index))
}
