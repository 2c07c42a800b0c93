import { replacementPoint, type Seat, triggerPoint } from '@kantyna/kernel'
import type { Rim } from '../rim.ts'
import { usualNextSeat } from '../turn.ts'
import { usualVictors } from '../victory.ts'

export const turnPoints = {
  /** Whose turn follows that of the active player, extra turns aside. */
  next: replacementPoint<(t: Rim) => Seat>(usualNextSeat),
  /** A turn has begun or is over, anybody's; what lasts until the end of a turn is gone by then. */
  began: triggerPoint<[t: Rim, seat: Seat]>(),
  ended: triggerPoint<[t: Rim, seat: Seat]>(),
  /** Who has won when an effect is complete, before ties are broken; nobody as a rule. */
  victors: replacementPoint<(t: Rim) => readonly Seat[]>(usualVictors),
}
