import type { Facts, Seat } from '@kantyna/kernel'
import type { Cause } from '../../content/names.ts'
import type { Cost } from '../costs/cost.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'

/** How an action is performed: an index of `forms`. */
export const [MAIN, SECONDARY] = [0, 1]

/** An action that one answer has planned: which way, and what caused it. The seat has already paid for it. */
export interface Planned {
  readonly seat: Seat
  readonly form: number
  /** One of the ways of its area; 0 if the area offers no choice of ways. */
  readonly way: number
  readonly from: Cause
}

/**
 * The rules of one area of the panel: when its action may be performed, in which ways, at what cost, and what it does.
 */
export interface AreaRules {
  /**
   * Why the action may not be performed in any way: it would have no effect (GC-ORG-71), or this hold cannot pay for
   * it. After an omni fee, the hold is what the fee leaves. A crew member who performs the action does not count as at
   * home.
   */
  readonly refusal: (
    t: PublicGalaxy,
    seat: Seat,
    form: number,
    hold: readonly number[],
    isByCrew: boolean,
  ) => GalaxyRefusal | null
  /**
   * The ways that the seat may choose now (way-ids.ts), if the area has several. Never empty while `refusal` returns
   * null.
   */
  openWays?(t: Galaxy, seat: Seat, form: number): readonly number[]
  /** What the question shows for a way in addition to its name. */
  readonly wayFacts?: (t: PublicGalaxy, seat: Seat, way: number) => Facts
  /** The payments to choose from when the action is planned; null if the action is free. */
  costs?(t: Galaxy, seat: Seat, form: number): readonly Cost[]
  /** Performs the action, which is already paid for: changes the position or calls a routine. */
  perform(t: Galaxy, planned: Planned): void
}
