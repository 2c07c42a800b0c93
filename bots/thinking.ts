import type { Decision, GameWithBots, Position, View } from '@kantyna/kernel'

/** What a bot is told: its seat's view, never the position itself. */
export interface Thinking<P extends Position> {
  readonly view: View<P>
  readonly decision: Decision
  /** The same seed gives the same answer, on every machine. */
  readonly seed: number
  /** Called now and then; a bot that is stopped answers with the best that it has found so far. */
  readonly shouldStop?: () => boolean
}

/** A player that is a program: answers a decision with codes of its options, or with a number. */
export type Bot = <P extends Position>(game: GameWithBots<P>, thinking: Thinking<P>) => readonly number[]
