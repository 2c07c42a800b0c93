import type { Outbox, Plain, Position, Seat } from './position.ts'

/**
 * Something that happened, as data: log lines, animations, sounds and statistics are made from it. Facts that only some
 * seats may know are in `secret`, which is removed for everybody else.
 */
export interface GameEvent {
  readonly type: string
  readonly secret?: Secret<{ readonly [what: string]: Plain }>
}

/** Facts together with the seats that may know them. Each type of event defines the facts of its secret. */
export type Secret<What> = What & { readonly seats: readonly Seat[] }

export function emit<E extends GameEvent>(t: Position, event: E): void {
  t.out?.events.push(event)
}

/** Whether anybody will see the events. Rules in the hot path check this before they build one. */
export function hasListener(t: Position): t is Position & { out: Outbox } {
  return t.out !== null
}

/** The event as a seat (or a spectator: null) may know it. */
export function eventFor<E extends GameEvent>(event: E, seat: Seat | null): E {
  if (event.secret === undefined) return event
  if (seat !== null && event.secret.seats.includes(seat)) return event
  const { secret: _, ...open } = event
  // Only the optional `secret` was removed.
  return open as E
}
