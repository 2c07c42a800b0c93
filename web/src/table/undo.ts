import type { PresentedDecision, UndoOffer } from '@kantyna/kernel'

/** Whether undo calls off what is being done: what is asked within a turn has come of the seat's own last choice. */
export function callsOff(
  { undo, decisions }: { readonly undo: UndoOffer | null; readonly decisions: readonly PresentedDecision[] },
  turnKinds: readonly string[],
): boolean {
  if (undo === null || undo.how !== 'free' || !undo.isLatest) return false
  return decisions.some(({ seat, kind }) => seat === undo.seat && !turnKinds.includes(kind))
}
