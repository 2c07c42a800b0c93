import type { StandingMoves } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import { completeMission } from './complete-mission.ts'
import { exchange } from './exchange.ts'
import { refit } from './refit.ts'
import { takeSeat } from './take-seat.ts'
import { useReserve } from './use-reserve.ts'
import { useToken } from './use-token.ts'

/** More than any turn needs: each free action uses something up. */
const MOST_FREE_ACTIONS = 60

/** GC-ORG-109: what the acting seat may do while it is asked a question. */
export const standing: StandingMoves<Galaxy> = {
  moves: { exchange, useToken, useReserve, completeMission, takeSeat, refit },
  limit: MOST_FREE_ACTIONS,
  made: (t) => t.movesMade,
}
