import { type Fields, type Seat, shown } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'

/** A favor that a seat received in this turn. */
export interface Favor {
  /** The seat that granted it. */
  readonly from: Seat
  /** A code of kinds.ts. */
  readonly code: number
  /** Advice is spent after the next test, Combat Strategy after the next combat. */
  readonly isSpent: boolean
}

const noHolders = (seats: number): number[] => new Array<number>(seats).fill(NONE)
const noFavors = (seats: number): (Favor | null)[] => new Array<Favor | null>(seats).fill(null)

export const favorFields = {
  /** By seat: who holds its debt token; NONE if it has none (UB-DEB-02, G-37). */
  debtHolders: shown(noHolders),
  /** By seat: the one favor that it received in the current turn, even in another seat's turn (UB-FAV-05, G-29). */
  favors: shown(noFavors, { until: 'turn' }),
} as const satisfies Fields
