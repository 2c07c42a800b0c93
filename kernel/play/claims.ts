import type { View } from '../secrets/view.ts'
import type { Choice } from './engine.ts'
import type { GameEvent } from './event.ts'
import type { Position } from './position.ts'
import type { PresentedDecision } from './present.ts'

/** What a drawing says about an option: where it leads, what it costs or gives, whether it ends a move. */
export interface Claim<P extends Position = Position> {
  /** The choice that the claim is about. The testkit plays it. */
  readonly choice: Choice
  /** The claim in a few words, for the message of a failed test. */
  readonly text: string
  /** What the rules did instead; null if the claim is true. */
  contradiction(before: P, after: P, events: readonly GameEvent[]): string | null
}

/**
 * Every claim of a game's drawings about the options of a seat, made by the functions that the drawings use. The testkit
 * plays the choices and compares (`testkit/claims.ts`).
 */
export type Claims<P extends Position> = (
  view: View<P>,
  decisions: readonly PresentedDecision[],
) => readonly Claim<P>[]
