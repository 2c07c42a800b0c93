import type { GameEvent, Seat, TableSnapshot, TakenChoice } from '@kantyna/kernel'

/** A request to take something back, as the viewer may know it. */
export interface ShownUndoRequest {
  /** Who asks. */
  readonly seat: Seat
  readonly entry: number
  /** The choice that would go back; null where the viewer may not know it. */
  readonly choice: TakenChoice | null
  /** What that choice caused, as the viewer may know it. */
  readonly caused: readonly GameEvent[]
  /** How many choices were made after it: they would go back too. */
  readonly later: number
  /** Who has not answered yet. */
  readonly waitsFor: readonly Seat[]
  /** Who of them plays at this screen. */
  readonly askedHere: readonly Seat[]
}

/** How a request to take something back has ended. */
export type UndoEnding =
  | { readonly how: 'agreed' | 'lapsed' }
  /** `by`: who refused, where only one player was left who could. */
  | { readonly how: 'refused'; readonly by: Seat | null }
  /** A player left, so nobody can answer for that seat. */
  | { readonly how: 'left'; readonly seat: Seat }

/** What tells how a request goes on. */
export type UndoNews = Pick<TableSnapshot, 'cursor' | 'takebacks' | 'undoAsked' | 'presence'>

/** The people at a table. */
export function peopleAt({ presence }: Pick<TableSnapshot, 'presence'>): Seat[] {
  return presence.flatMap((each, seat) => (each === 'bot' ? [] : [seat]))
}

/** The people at a table who cannot be asked for anything now. */
export function awayAt({ presence }: Pick<TableSnapshot, 'presence'>): Seat[] {
  return presence.flatMap((each, seat) => (each === 'away' ? [seat] : []))
}

/** Whose answer a request waits for. */
export function waitsFor(now: Pick<TableSnapshot, 'undoAsked' | 'presence'>): Seat[] {
  const { undoAsked } = now
  if (undoAsked === null) return []
  return peopleAt(now).filter((seat) => seat !== undoAsked.seat && !undoAsked.agreed.includes(seat))
}

/** How the request has ended that was open before; null where none was, or where it is still open. */
export function undoEnding(before: UndoNews, now: UndoNews): UndoEnding | null {
  if (before.undoAsked === null || now.undoAsked !== null) return null
  if (now.takebacks > before.takebacks) return { how: 'agreed' }
  if (now.cursor > before.cursor) return { how: 'lapsed' }
  const left = awayAt(now).find((seat) => before.presence[seat] !== 'away')
  if (left !== undefined) return { how: 'left', seat: left }
  const [only, ...others] = waitsFor(before)
  return { how: 'refused', by: only !== undefined && others.length === 0 ? only : null }
}
