import type { Choice } from '../play/engine.ts'
import type { PresentedDecision } from '../play/present.ts'

/**
 * The answer to a forced question, if it can be given without asking the player. A pause is skipped only for players who
 * have requested it.
 */
export function forcedAnswer(
  decision: PresentedDecision,
  turnKinds: readonly string[],
  passesOver: 'no pauses' | 'pauses' = 'no pauses',
): Choice | null {
  const { id, seat, shape, kind, options, isPause } = decision
  const [only] = options
  if (isPause === true && passesOver !== 'pauses') return null
  if (only === undefined || options.length > 1 || shape !== 'one' || only.next !== undefined) return null
  // A player sees an answer of several parts before confirming it, and ends their own turn themselves. A phase of the
  // turn may end without them if the game says so.
  const endsPhase = only.facts?.['endsPhase'] === true
  if (turnKinds.includes(kind) && only.touches.length === 0 && !endsPhase) return null
  return { seat, decision: id, picks: [only.id] }
}
