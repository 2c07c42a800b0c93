import { type Fields, shown } from '@kantyna/kernel'

/** Cards that rotate. The names of these fields are part of the hashes in records, so they stay as they are. */
export const rotatingFields = {
  /** The cards that show their other resource. */
  turnedCards: shown<number[]>([]),
  /** Of these, the ones that were put into a slot that way round: the others fill the slot of their first resource (G-28). */
  turnedInSlot: shown<number[]>([]),
} as const satisfies Fields
