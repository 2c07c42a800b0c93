import type { RandomBelow } from '../chance/fast.ts'
import type { Frame, Position, Seat } from '../play/position.ts'

/**
 * Who may see the locals of a half-done procedure. Most are plain facts of the table. A local may name a piece that
 * lies in a field of the position, face down for some: it is seen by whoever sees the piece there, and a guess puts one
 * of the pieces in its place that it has dealt to that pile.
 */
export type LocalPolicy = 'shown' | { readonly pieceIn: string }

export type Locals<F extends Frame = Frame> =
  | 'shown'
  | { readonly [Local in LocalsOf<F>]: LocalPolicy }
  | CustomLocals<F>

export type LocalsOf<F extends Frame> = Exclude<keyof F & string, keyof Frame>

/** For procedures that hide more than a piece: an effect of somebody's secret card. */
export interface CustomLocals<F extends Frame> {
  see(frame: F, viewer: Seat | null): Frame
  /** Makes a seen frame whole in a guess; tells whether it begins anew and so has to ask again. */
  restore(frame: F, t: Position, randomBelow: RandomBelow): boolean
  /** Whether what is asked on its behalf would tell a viewer something: then only that somebody is asked is seen. */
  hidesQuestion(frame: F, viewer: Seat | null): boolean
}

export function isCustom(locals: Locals): locals is CustomLocals<Frame> {
  return typeof locals === 'object' && 'see' in locals && typeof locals.see === 'function'
}
