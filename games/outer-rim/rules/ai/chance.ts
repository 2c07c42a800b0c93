import { at, drawBelow } from '@kantyna/kernel'
import type { Rim } from '../rim.ts'

/** The stream for decisions of the AI player that no rule makes (OR-AIDEC-02, OR-AICLAR-06). */
export const AI_STREAM = 'ai'
/** The AI deck is shuffled with a stream of its own. */
export const AI_DECK_STREAM = 'ai deck'

export function drawOne(t: Rim, of: readonly number[]): number {
  return at(of, of.length === 1 ? 0 : drawBelow(t, AI_STREAM, of.length))
}
