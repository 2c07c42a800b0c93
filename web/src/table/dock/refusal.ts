import type { CommandError, GameWords } from '@kantyna/kernel'
import type { OverTableWords } from '../words/over-table.ts'

/** Why a command failed: the host's reason, or `failed` if no answer arrived. */
export type NotTaken = CommandError | { readonly code: 'failed' }

/** A sentence for the player whose command was refused. */
export function refusalText(
  error: NotTaken,
  refusals: OverTableWords['refused'],
  game: Pick<GameWords, 'refusal'>,
): string {
  switch (error.code) {
    case 'stale':
    case 'outdated':
      return refusals.stale
    case 'over':
    case 'ended':
      return refusals.over
    case 'not-yours':
    case 'not-your-seat':
      return refusals.notYours
    case 'not-that-undo':
      return refusals.undo
    case 'not-kept':
      return refusals.notKept
    case 'paused':
      return refusals.paused
    case 'broken':
      return refusals.broken
    case 'closed':
      return refusals.closed
    case 'failed':
      return refusals.failed
    case 'no-such-option':
      return error.refusal === undefined ? refusals.other : refusals.because(game.refusal(error.refusal))
    case 'not-possible':
    case 'malformed':
    case 'no-such-move':
    case 'twice':
    case 'part-missing':
    case 'not-enough':
    case 'wrong-count':
    case 'not-a-number':
      return refusals.other
  }
}
