import { type Facts, listPoint, replacementPoint, type Seat, triggerPoint } from '@kantyna/kernel'
import { type Bound, usualBound, usualFameToWin, usualVictors } from '../reputation/victory.ts'
import type { Rim } from '../rim.ts'
import { usualNextSeat } from '../turn/turn.ts'

export const turnPoints = {
  /** Whose turn follows that of the active player, extra turns aside. */
  next: replacementPoint<(t: Rim) => Seat>(usualNextSeat),
  /** A turn has begun or is over, anybody's; what lasts until the end of a turn is gone by then. */
  began: triggerPoint<[t: Rim, seat: Seat]>(),
  ended: triggerPoint<[t: Rim, seat: Seat]>(),
  /** Who has won when an effect is complete, before ties are broken; nobody as a rule. */
  victors: replacementPoint<(t: Rim) => readonly Seat[]>(usualVictors),
  /** The fame that a seat needs to win: usually what the table has agreed on. */
  fameToWin: replacementPoint<(t: Rim, seat: Seat) => number>(usualFameToWin),
  /** What ends a game that nobody wins (OR-R-01). */
  bound: replacementPoint<(t: Rim) => Bound>(usualBound),
  /** What else the result tells of a seat, besides its fame and credits. */
  scoreFacts: listPoint<(t: Rim, seat: Seat) => Facts>([]),
}
