import { type Fields, type Seat, shown } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'

/** A favor that a seat received in this turn. */
export interface Favor {
  /** The seat that granted it. */
  readonly from: Seat
  /** A code of kinds.ts. */
  readonly code: number
  /** Advice after the test, Combat Strategy after its combat. */
  readonly isSpent: boolean
}

const nobody = (seats: number): number[] => new Array<number>(seats).fill(NONE)
const nothing = (seats: number): (Favor | null)[] => new Array<Favor | null>(seats).fill(null)

export const favorFields = {
  /** By seat: who holds its debt token; NONE if it has none (UB-DEB-02, G-37). */
  debtHolders: shown(nobody),
  /** By seat: the one favor that it received in the current turn, its own or another's (UB-FAV-05, G-29). */
  favors: shown(nothing, { until: 'turn' }),
} as const satisfies Fields
