import { at, Fault } from '../play/fault.ts'

/** A place that a hidden piece is to be dealt to. */
export interface Slot {
  put(piece: number): void
  /** Whether everybody knows that this piece could lie there. */
  couldBe(piece: number): boolean
}

/**
 * Deals shuffled pieces to places so that each could lie where it does: one place after the other takes a piece that
 * fits, and where none is left, places that have one already make room (augmenting paths).
 */
export function dealFitting(slots: readonly Slot[], pieces: readonly number[]): void {
  const takenBy = pieces.map(() => -1)
  const tryPlace = (slot: number, isTried: boolean[]): boolean => {
    for (const [index, piece] of pieces.entries()) {
      if (isTried[index] === true || !at(slots, slot).couldBe(piece)) continue
      isTried[index] = true
      const holder = at(takenBy, index)
      if (holder >= 0 && !tryPlace(holder, isTried)) continue
      takenBy[index] = slot
      return true
    }
    return false
  }
  for (const slot of slots.keys()) {
    if (!tryPlace(slot, [])) throw new Fault('no hidden piece fits a place that holds one')
  }
  for (const [index, slot] of takenBy.entries()) if (slot >= 0) at(slots, slot).put(at(pieces, index))
}
