import { type Fields, type Seat, shown } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'

export const aiFields = {
  /** Of two AI players the one that is a bounty hunter (UB-DUO-02), drawn before characters are chosen; else NONE. */
  hunterSeat: shown<Seat | typeof NONE>(NONE),
} as const satisfies Fields
