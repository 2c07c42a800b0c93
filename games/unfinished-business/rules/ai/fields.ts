import { type Fields, type Seat, shown } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'

export const aiFields = {
  /**
   * With two AI players: the one that is a bounty hunter, drawn before characters are chosen (UB-DUO-02). Otherwise
   * NONE.
   */
  hunterSeat: shown<Seat | typeof NONE>(NONE),
} as const satisfies Fields
