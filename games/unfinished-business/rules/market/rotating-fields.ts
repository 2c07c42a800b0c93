import { type Fields, shown } from '@kantyna/kernel'

/** Cards that rotate. The names of these fields are part of the hashes in records, so they stay as they are. */
export const rotatingFields = {
  /** The cards that show their other resource. */
  turnedCards: shown<number[]>([]),
  /** The cards that fill the slot of their other resource. All others fill the slot of their first resource (G-28). */
  turnedInSlot: shown<number[]>([]),
} as const satisfies Fields
