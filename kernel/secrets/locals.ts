import type { RandomBelow } from '../chance/fast.ts'
import type { Frame, Position, Seat } from '../play/position.ts'

/**
 * Who may see the locals of a procedure that is under way. Most are public facts. A local may name a piece in a field of
 * the position, perhaps a face-down one. A viewer sees that local if the viewer sees the piece. A guess replaces it with
 * one of the pieces that the guess has dealt to that pile.
 */
export type LocalPolicy = 'shown' | { readonly pieceIn: string }

export type Locals<F extends Frame = Frame> =
  | 'shown'
  | { readonly [Local in LocalsOf<F>]: LocalPolicy }
  | CustomLocals<F>

export type LocalsOf<F extends Frame> = Exclude<keyof F & string, keyof Frame>

/** For procedures that hide more than a piece: the effect of a player's secret card. */
export interface CustomLocals<F extends Frame> {
  see(frame: F, viewer: Seat | null): Frame
  /** Completes a seen frame in a guess; returns whether the procedure starts again and so has to ask again. */
  restore(frame: F, t: Position, randomBelow: RandomBelow): boolean
  /** Whether its question would reveal something. Then the viewer sees only that a seat is asked. */
  hidesQuestion(frame: F, viewer: Seat | null): boolean
}

export function isCustom(locals: Locals): locals is CustomLocals<Frame> {
  return typeof locals === 'object' && 'see' in locals && typeof locals.see === 'function'
}
