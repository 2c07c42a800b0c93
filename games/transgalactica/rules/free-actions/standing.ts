import type { BlockedOption, DecisionKind, Seat, StandingMoves } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import { completeMission } from './complete-mission.ts'
import { exchange } from './exchange.ts'
import { refit } from './refit.ts'
import { takeSeat } from './take-seat.ts'
import { useReserve, useToken } from './use-token.ts'

/** More than any turn needs: each free action uses something up. */
const MOST_FREE_ACTIONS = 60

/** GC-ORG-109: what the acting seat may do while it is asked a question. */
export const standing: StandingMoves<Galaxy> = {
  moves: { exchange, useToken, useReserve, completeMission, takeSeat, refit },
  limit: MOST_FREE_ACTIONS,
  made: (t) => t.movesMade,
}

/**
 * Free actions that a seat might expect but cannot take now, listed with its question, because a standing move without
 * open options is listed nowhere else. The fact `free` names the move of each option.
 */
function blockedFreeActions(t: Galaxy, seat: Seat): BlockedOption[] {
  return Object.values(standing.moves).flatMap(({ name, blocked }) =>
    (blocked?.(t, seat) ?? []).map((option) => ({ ...option, facts: { ...option.facts, free: name } })),
  )
}

/** The questions at which players usually take free actions. */
export const questionsWithFreeActions: readonly string[] = ['turn', 'follow', 'explore', 'goOn']

export function withFreeActions(kind: DecisionKind<Galaxy>): DecisionKind<Galaxy> {
  if (!questionsWithFreeActions.includes(kind.name)) return kind
  return {
    ...kind,
    blocked: (t, seat) => [...(kind.blocked?.(t, seat) ?? []), ...blockedFreeActions(t, seat)],
  }
}
