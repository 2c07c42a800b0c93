import { type Fields, shown } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'

/** The fields of the Ambitions variant. Sheets are indices of `ambitions`. Sheets left in the box are not listed. */
export const ambitionFields = {
  /** The sheets that may still be chosen in the draft (UB-AMB-12, UB-AMB-15). */
  sheetsOffered: shown<number[]>([]),
  /** By seat: its sheet, or NONE (UB-AMB-02). */
  sheets: shown((seats: number) => new Array<number>(seats).fill(NONE)),
  /**
   * By seat: the goal tokens on its progress track, as bits by the index of the goal (UB-AMB-07, UB-AMB-35). Rules
   * check the condition of an infinity goal themselves, because its token changes only when the table is settled.
   */
  goalTokens: shown((seats: number) => new Array<number>(seats).fill(0)),
} as const satisfies Fields
