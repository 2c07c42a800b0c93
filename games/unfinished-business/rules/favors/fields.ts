import { type Fields, type Seat, shown } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'

/** A favor that somebody has received in this turn. */
export interface Favor {
  /** Who has granted it. */
  readonly from: Seat
  /** Which one: a code of kinds.ts. */
  readonly code: number
  /** Advice after the test, Combat Strategy after the combat that it was for. */
  readonly isSpent: boolean
}

const nobody = (seats: number): number[] => new Array<number>(seats).fill(NONE)
const nothing = (seats: number): (Favor | null)[] => new Array<Favor | null>(seats).fill(null)

export const favorFields = {
  /** Who holds the debt token of each seat; NONE where it has none (UB-DEB-02, G-37). */
  debtHolders: shown(nobody),
  /** The one favor that each seat has received in the turn under way, whoever's it is (UB-FAV-05, G-29). */
  favors: shown(nothing, { until: 'turn' }),
} as const satisfies Fields
