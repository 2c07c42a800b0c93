import type { BlockedOption, DecisionKind, Seat } from '@kantyna/kernel'
import type { Galaxy } from '../galaxy.ts'
import { standing } from './index.ts'

/**
 * Free actions that a seat might expect but cannot take now, listed with its question, because a standing move without
 * open options is listed nowhere else. `free` is the move that each belongs to.
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
