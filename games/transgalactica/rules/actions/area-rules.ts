import type { Facts, Seat } from '@kantyna/kernel'
import type { Cause } from '../../content/names.ts'
import type { Cost } from '../costs/cost.ts'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'

/** How an action is performed: an index of `forms`. */
export const [MAIN, SECONDARY] = [0, 1]

/** An action as it was planned in one answer: which way, and what was paid for it. */
export interface Planned {
  readonly seat: Seat
  readonly form: number
  /** One of the ways of its area; 0 where there are none to choose from. */
  readonly way: number
  readonly from: Cause
}

/** What one area of the panel offers: when it may be performed, which ways there are, what they cost, what is done. */
export interface AreaRules {
  /**
   * Why it may not be performed in any way: nothing would come of it (GC-ORG-71), or it cannot be paid with such a hold,
   * which is what is left after an omni fee. A crew member who performs it is not at home then.
   */
  refusal(
    t: Galaxy,
    seat: Seat,
    form: number,
    hold: readonly number[],
    isByCrew: boolean,
  ): GalaxyRefusal | null
  /** The ways that may be chosen now (way-ids.ts), where there are several; never empty where nothing refuses the action. */
  openWays?(t: Galaxy, seat: Seat, form: number): readonly number[]
  /** What is to be said of a way besides its name. */
  wayFacts?(t: Galaxy, seat: Seat, way: number): Facts
  /** What is paid when the action is planned: one of these; null where nothing is. */
  costs?(t: Galaxy, seat: Seat, form: number): readonly Cost[]
  /** Performs it, paid for already: changes the position or calls a routine. */
  perform(t: Galaxy, planned: Planned): void
}
