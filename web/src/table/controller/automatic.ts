import type { Choice, PresentedDecision } from '@kantyna/kernel'

/** The answer to a question that leaves one way alone, where nothing is lost by giving it unasked. */
export function onlyAnswer(decision: PresentedDecision, turnKinds: readonly string[]): Choice | null {
  const { id, seat, shape, kind, options, isPause } = decision
  const [only] = options
  if (isPause === true) return null
  if (only === undefined || options.length > 1 || shape !== 'one' || only.next !== undefined) return null
  // What is put together out of several things is seen before it is confirmed, and nobody's turn is over before they
  // say so.
  if (turnKinds.includes(kind) && only.touches.length === 0) return null
  return { seat, decision: id, picks: [only.id] }
}
