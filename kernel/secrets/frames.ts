import type { RandomBelow } from '../chance/fast.ts'
import { at } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import type { Frame, Position, Seat } from '../play/position.ts'
import { isCustom, type LocalPolicy } from './locals.ts'
import { canSee, isListOfPiles } from './piles.ts'
import { UNSEEN } from './secrets.ts'

/** A half-done procedure as a viewer may know it. Locals are replaced, never changed: they need no copies. */
export function seenFrame<P extends Position>(game: Game<P>, t: P, frame: Frame, viewer: Seat | null): Frame {
  const locals = game.routines.get(frame.routine)?.locals ?? 'shown'
  if (locals === 'shown') return { ...frame }
  if (isCustom(locals)) return locals.see(frame, viewer)
  const seen: Record<string, unknown> = { ...frame }
  for (const [local, policy] of policies(locals)) {
    if (policy === 'shown') continue
    const piece: unknown = Reflect.get(frame, local)
    if (typeof piece === 'number' && piece >= 0 && !canSee(game, t, policy.pieceIn, piece, viewer))
      seen[local] = UNSEEN
  }
  return seen as unknown as Frame // the same locals, some of them unseen
}

/** Makes the frames of a view whole, in a guess whose fields are dealt; tells whether one of them begins anew. */
export function restoreFrames<P extends Position>(game: Game<P>, t: P, randomBelow: RandomBelow): boolean {
  for (const [depth, frame] of t.stack.entries()) {
    const locals = game.routines.get(frame.routine)?.locals ?? 'shown'
    if (locals === 'shown') continue
    if (isCustom(locals)) {
      if (!locals.restore(frame, t, randomBelow)) continue
      // What it had begun is begun anew with it.
      t.stack.length = depth + 1
      return true
    }
    for (const [local, policy] of policies(locals)) {
      if (policy === 'shown' || Reflect.get(frame, local) !== UNSEEN) continue
      const seat: unknown = Reflect.get(frame, 'seat')
      Reflect.set(
        frame,
        local,
        anyPieceIn(t, policy.pieceIn, typeof seat === 'number' ? seat : 0, randomBelow),
      )
    }
  }
  return false
}

/** What kind of question is open, as far as a viewer may know. */
export function seenKind<P extends Position>(game: Game<P>, t: P, kind: string, viewer: Seat | null): string {
  const top = t.stack[t.stack.length - 1]
  const locals = top === undefined ? 'shown' : (game.routines.get(top.routine)?.locals ?? 'shown')
  if (top === undefined || !isCustom(locals)) return kind
  return locals.hidesQuestion(top, viewer) ? HIDDEN_KIND : kind
}

/** Stands for the kind of a question that would tell which secret card asks it. */
export const HIDDEN_KIND = 'secret'

/** One of the pieces in a field: of the seat's pile, where there is one a seat. */
export function anyPieceIn(t: object, field: string, seat: Seat, randomBelow: RandomBelow): number {
  const value: unknown = Reflect.get(t, field)
  const pile = isListOfPiles(value) ? at(value, seat) : (value as number[]) // a field of pieces
  const pieces = pile.filter((piece) => piece >= 0)
  return at(pieces, randomBelow(pieces.length))
}

function policies(locals: object): [string, LocalPolicy][] {
  return Object.entries(locals) as [string, LocalPolicy][] // by the type of what a routine declares
}
