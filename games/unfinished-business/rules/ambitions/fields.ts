import { type Fields, shown } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'

/** What the Ambitions variant puts on the table. Sheets are indices of `ambitions`; those in the box are nowhere here. */
export const ambitionFields = {
  /** The sheets that may still be chosen in the draft (UB-AMB-12, UB-AMB-15). */
  sheetsOffered: shown<number[]>([]),
  /** By seat: its sheet, or NONE (UB-AMB-02). */
  sheets: shown((seats: number) => new Array<number>(seats).fill(NONE)),
  /**
   * By seat: the goal tokens on its progress track, as bits by the index of the goal (UB-AMB-07, UB-AMB-35). Whether an
   * infinity goal is met is read from the table itself; its token follows when things are settled.
   */
  goalTokens: shown((seats: number) => new Array<number>(seats).fill(0)),
} as const satisfies Fields
