import type { PresentedDecision, Seat } from '@kantyna/kernel'
import type { TableState } from '../controller/table-state.ts'

/** The player at this screen who is called, and why. */
export interface Call {
  readonly seat: Seat
  /** To answer a question, to answer an offer, or to agree to an undo. */
  readonly to: 'choose' | 'answer' | 'agree'
}

type Called = Pick<TableState, 'decisions' | 'moves' | 'viewer' | 'next' | 'phase' | 'undoAsked'>

/** The person at this screen whom the others wait for; null if there is none. */
export function findCall({ decisions, moves, viewer, next, phase, undoAsked }: Called): Call | null {
  const [toAgree] = undoAsked?.askedHere ?? []
  if (toAgree !== undefined) return { seat: toAgree, to: 'agree' }
  if (phase === 'curtain' && next !== null) return { seat: next, to: 'choose' }
  if (viewer !== null && offererOf(moves) !== null) return { seat: viewer, to: 'answer' }
  const [decision] = decisions
  return decision === undefined ? null : { seat: decision.seat, to: 'choose' }
}

/** Whether the call is new: nobody was called before, or another interruption has come. */
export function isNewCall(before: Call | null, now: Call | null): boolean {
  if (now === null) return false
  return before === null || (before.to !== now.to && now.to !== 'choose')
}

/** The seat whose open offer the viewer has, or null. A player with an offer can always refuse it. */
export function offererOf(moves: readonly PresentedDecision[]): Seat | null {
  const from = moves.find(({ kind }) => kind === 'refuse')?.options[0]?.facts?.['from']
  return typeof from === 'number' ? from : null
}
