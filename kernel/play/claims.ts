import type { View } from '../secrets/view.ts'
import type { Choice } from './engine.ts'
import type { GameEvent } from './event.ts'
import type { Position } from './position.ts'
import type { PresentedDecision } from './present.ts'

/** What a drawing says of an option: where it leads, what it costs or brings, whether it ends a move. */
export interface Claim<P extends Position = Position> {
  /** The choice that it is about, to be carried out. */
  readonly choice: Choice
  /** In a few words, for the reader of the failed test. */
  readonly says: string
  /** What the rules have done instead; null where the claim is true. */
  contradiction(before: P, after: P, events: readonly GameEvent[]): string | null
}

/**
 * Everything that a game's drawings say of the options that a seat has, made by the functions that the drawings use.
 * The testkit carries the choices out and compares (`testkit/claims.ts`).
 */
export type Claims<P extends Position> = (
  view: View<P>,
  decisions: readonly PresentedDecision[],
) => readonly Claim<P>[]
