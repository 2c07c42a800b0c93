import { type Facts, listPoint, replacementPoint, type Seat, triggerPoint } from '@kantyna/kernel'
import { type TurnLimit, usualFameToWin, usualTurnLimit, usualVictors } from '../reputation/victory.ts'
import type { PublicRim, Rim } from '../rim.ts'

export const turnPoints = {
  /** Called when a turn of any seat is over. Fields that last until the end of a turn are already reset. */
  ended: triggerPoint<[t: Rim, seat: Seat]>(),
  /** The seats that have won when an effect is complete, before ties are broken; usually none. */
  victors: replacementPoint<(t: Rim) => readonly Seat[]>(usualVictors),
  /** The fame that a seat needs to win: usually what the table has agreed on. */
  fameToWin: replacementPoint<(t: PublicRim, seat: Seat) => number>(usualFameToWin),
  /** What ends a game that nobody wins (OR-R-01). */
  bound: replacementPoint<(t: Rim) => TurnLimit>(usualTurnLimit),
  /** More facts about a seat in the result, in addition to fame and credits. */
  scoreFacts: listPoint<(t: Rim, seat: Seat) => Facts>([]),
}
