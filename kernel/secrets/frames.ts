import type { RandomBelow } from '../chance/fast.ts'
import { at } from '../play/fault.ts'
import type { Game } from '../play/game.ts'
import type { Deferred, Frame, Position, Seat } from '../play/position.ts'
import { isCustom, type LocalPolicy } from './locals.ts'
import { canSee, isListOfPiles, mapped } from './piles.ts'
import { UNSEEN } from './secrets.ts'

/**
 * The stack as a viewer may know it. The frames above a hidden procedure would reveal as much as its locals: how deep
 * it goes, whether pieces are picked. So a viewer sees nothing above it, and a guess starts it again.
 */
export function seenStack<P extends Position>(game: Game<P>, t: P, viewer: Seat | null): Frame[] {
  const hiding = hidingDepth(game, t, viewer)
  const seen = hiding < 0 ? t.stack : t.stack.slice(0, hiding + 1)
  return mapped(seen, (frame) => seenFrame(game, t, frame, viewer))
}

/** Whether a procedure is under way that a viewer may not know. */
export function hidesWhatIsDone<P extends Position>(game: Game<P>, t: P, viewer: Seat | null): boolean {
  return hidingDepth(game, t, viewer) >= 0
}

/** The depth of the outermost procedure that hides its questions from a viewer, or −1. */
function hidingDepth<P extends Position>(game: Game<P>, t: P, viewer: Seat | null): number {
  return t.stack.findIndex((frame) => {
    const locals = game.routines.get(frame.routine)?.locals ?? 'shown'
    return isCustom(locals) && locals.hidesQuestion(frame, viewer)
  })
}

/** The deferred routines as a viewer may know them: none above a hidden procedure. */
export function seenDeferred<P extends Position>(
  game: Game<P>,
  t: P,
  viewer: Seat | null,
): readonly Deferred[] | null {
  if (t.deferred === null) return null
  const hiding = hidingDepth(game, t, viewer)
  const seen = hiding < 0 ? t.deferred : t.deferred.filter(({ depth }) => depth <= hiding)
  if (seen.length === 0) return null
  return seen.map(({ depth, frame }) => ({ depth, frame: seenFrame(game, t, frame, viewer) }))
}

/** Locals are replaced, never mutated, so they need no copies. */
function seenFrame<P extends Position>(game: Game<P>, t: P, frame: Frame, viewer: Seat | null): Frame {
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

/** Completes the frames of a guess after its fields are dealt; returns whether one of them starts again. */
export function restoreFrames<P extends Position>(game: Game<P>, t: P, randomBelow: RandomBelow): boolean {
  if (t.deferred !== null) {
    t.deferred = t.deferred.map(({ depth, frame }) => ({ depth, frame: { ...frame } }))
    for (const { frame } of t.deferred) restoreFrame(game, t, frame, randomBelow)
  }
  for (const [depth, frame] of t.stack.entries()) {
    if (!restoreFrame(game, t, frame, randomBelow)) continue
    // The procedures that it had called start again with it.
    t.stack.length = depth + 1
    return true
  }
  return false
}

function restoreFrame<P extends Position>(
  game: Game<P>,
  t: P,
  frame: Frame,
  randomBelow: RandomBelow,
): boolean {
  const locals = game.routines.get(frame.routine)?.locals ?? 'shown'
  if (locals === 'shown') return false
  if (isCustom(locals)) return locals.restore(frame, t, randomBelow)
  for (const [local, policy] of policies(locals)) {
    if (policy === 'shown' || Reflect.get(frame, local) !== UNSEEN) continue
    const seat: unknown = Reflect.get(frame, 'seat')
    Reflect.set(frame, local, anyPieceIn(t, policy.pieceIn, typeof seat === 'number' ? seat : 0, randomBelow))
  }
  return false
}

/** The kind that viewers see if the real kind of a question would reveal which secret card asks it. */
export const HIDDEN_KIND = 'secret'

/** A random piece in a field (in the seat's own pile, if there is one for each seat); `UNSEEN` if the pile is empty. */
export function anyPieceIn(t: object, field: string, seat: Seat, randomBelow: RandomBelow): number {
  const value: unknown = Reflect.get(t, field)
  const pile = isListOfPiles(value) ? at(value, seat) : (value as number[]) // a field of pieces
  const pieces = pile.filter((piece) => piece >= 0)
  return pieces.length === 0 ? UNSEEN : at(pieces, randomBelow(pieces.length))
}

function policies(locals: object): [string, LocalPolicy][] {
  return Object.entries(locals) as [string, LocalPolicy][] // routines declare their locals with these policies
}
