import type { StandingMoves } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import { completeMission } from './complete-mission.ts'
import { exchange } from './exchange.ts'
import { refit } from './refit.ts'
import { takeSeat } from './take-seat.ts'
import { useReserve } from './use-reserve.ts'
import { useToken } from './use-token.ts'

/** Far more than anybody has use for in one turn: each uses something up. */
const MOST_FREE_ACTIONS = 60

/** GC-ORG-109: what whoever is in their turn may do besides answering. */
export const standing: StandingMoves<Galaxy> = {
  moves: { exchange, useToken, useReserve, completeMission, takeSeat, refit },
  limit: MOST_FREE_ACTIONS,
  made: (t) => t.movesMade,
}
