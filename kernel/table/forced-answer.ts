import type { Choice } from '../play/engine.ts'
import type { PresentedDecision } from '../play/present.ts'

/**
 * The answer to a question that leaves one way alone, where nothing is lost by giving it unasked. A pause is passed over
 * only for a player who has asked for that.
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
  // What is put together out of several things is seen before it is confirmed, and nobody's turn is over before they
  // say so. A phase within it may be: then the game says so.
  const endsPhase = only.facts?.['endsPhase'] === true
  if (turnKinds.includes(kind) && only.touches.length === 0 && !endsPhase) return null
  return { seat, decision: id, picks: [only.id] }
}
