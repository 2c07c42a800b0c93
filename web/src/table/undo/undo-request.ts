import type { GameEvent, Seat, TableSnapshot, TakenChoice } from '@kantyna/kernel'

/** A request to take something back, as the viewer may know it. */
export interface ShownUndoRequest {
  /** The seat that asks. */
  readonly seat: Seat
  readonly entry: number
  /** The choice that would be taken back; null if the viewer may not know it. */
  readonly choice: TakenChoice | null
  /** What that choice caused, as the viewer may know it. */
  readonly caused: readonly GameEvent[]
  /** How many choices were made after it: they would be taken back too. */
  readonly later: number
  /** The seats that have not answered yet. */
  readonly waitsFor: readonly Seat[]
  /** Those of them at this screen. */
  readonly askedHere: readonly Seat[]
}

/** How a request to take something back has ended. */
export type UndoEnding =
  | { readonly how: 'agreed' | 'lapsed' }
  /** `by`: the seat that refused, if only one player was left who could. */
  | { readonly how: 'refused'; readonly by: Seat | null }
  /** A player left, so nobody can answer for that seat. */
  | { readonly how: 'left'; readonly seat: Seat }

/** The facts that show how a request proceeds. */
export type UndoNews = Pick<TableSnapshot, 'cursor' | 'takebacks' | 'undoAsked' | 'presence'>

/** The people at a table. */
export function peopleAt({ presence }: Pick<TableSnapshot, 'presence'>): Seat[] {
  return presence.flatMap((each, seat) => (each === 'bot' ? [] : [seat]))
}

/** The people at a table who cannot be asked for anything now. */
export function awayAt({ presence }: Pick<TableSnapshot, 'presence'>): Seat[] {
  return presence.flatMap((each, seat) => (each === 'away' ? [seat] : []))
}

/** The seats whose answers a request waits for. */
export function waitsFor(now: Pick<TableSnapshot, 'undoAsked' | 'presence'>): Seat[] {
  const { undoAsked } = now
  if (undoAsked === null) return []
  return peopleAt(now).filter((seat) => seat !== undoAsked.seat && !undoAsked.agreed.includes(seat))
}

/** How the previously open request ended; null if there was none, or it is still open. */
export function undoEnding(before: UndoNews, now: UndoNews): UndoEnding | null {
  if (before.undoAsked === null || now.undoAsked !== null) return null
  if (now.takebacks > before.takebacks) return { how: 'agreed' }
  if (now.cursor > before.cursor) return { how: 'lapsed' }
  const left = awayAt(now).find((seat) => before.presence[seat] !== 'away')
  if (left !== undefined) return { how: 'left', seat: left }
  const [only, ...others] = waitsFor(before)
  return { how: 'refused', by: only !== undefined && others.length === 0 ? only : null }
}
