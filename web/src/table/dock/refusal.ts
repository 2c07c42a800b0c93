import type { CommandError, GameWords } from '@kantyna/kernel'
import type { OverTableWords } from '../words/over-table.ts'

/** Why a command failed: the host's reason, or `failed` if no answer arrived. */
export type NotTaken = CommandError | { readonly code: 'failed' }

/** A sentence for the player whose command was refused. */
export function refusalText(
  error: NotTaken,
  says: OverTableWords['refused'],
  game: Pick<GameWords, 'refusal'>,
): string {
  switch (error.code) {
    case 'stale':
    case 'outdated':
      return says.stale
    case 'over':
    case 'ended':
      return says.over
    case 'not-yours':
    case 'not-your-seat':
      return says.notYours
    case 'not-that-undo':
      return says.undo
    case 'not-kept':
      return says.notKept
    case 'paused':
      return says.paused
    case 'broken':
      return says.broken
    case 'closed':
      return says.closed
    case 'failed':
      return says.failed
    case 'no-such-option':
      return error.refusal === undefined ? says.other : says.because(game.refusal(error.refusal))
    case 'not-possible':
    case 'malformed':
    case 'no-such-move':
    case 'twice':
    case 'part-missing':
    case 'not-enough':
    case 'wrong-count':
    case 'not-a-number':
      return says.other
  }
}
