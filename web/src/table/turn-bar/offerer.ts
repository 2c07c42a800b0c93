import type { PresentedDecision, Seat } from '@kantyna/kernel'

/** Who has made the viewer an offer that is still open. A player who has one can always refuse it. */
export function offererOf(moves: readonly PresentedDecision[]): Seat | null {
  const from = moves.find(({ kind }) => kind === 'refuse')?.options[0]?.facts?.['from']
  return typeof from === 'number' ? from : null
}
