import type { Seat, TableLink, TableSnapshot } from '@kantyna/kernel'
import type { RoomView, Said } from '@kantyna/online'
import type { ShownPresence } from '../../table/online-parts.ts'

/** Who is at the table: a bot needs no connection. */
export function presenceOf(snapshot: Pick<TableSnapshot, 'presence'>, { seats }: Pick<RoomView, 'seats'>) {
  return snapshot.presence.map(
    (each, seat): ShownPresence => (each === 'bot' ? 'bot' : (seats[seat]?.presence ?? each)),
  )
}

/** The seats that a device can do something about: its own that are still played by people. */
export function ownPeople({ seats }: Pick<TableSnapshot, 'seats'>, own: readonly Seat[]): Seat[] {
  return own.filter((seat) => seats[seat]?.kind === 'person')
}

/** The seats of this device that a bot plays until their owner is back. */
export function awayHere(snapshot: Pick<TableSnapshot, 'seats'>, own: readonly Seat[]): Seat[] {
  return own.filter((seat) => snapshot.seats[seat]?.kind === 'bot')
}

/** The players whom others can remind that they are asked: people elsewhere. */
export function mayNudge(
  { waiting, presence }: Pick<TableSnapshot, 'waiting' | 'presence'>,
  own: readonly Seat[],
) {
  const asked = new Set(waiting.map(({ seat }) => seat))
  return [...asked].filter((seat) => presence[seat] !== 'bot' && !own.includes(seat))
}

/** The seats that were set up for bots and that nobody has taken over. */
export function botSeats(
  snapshot: Pick<TableSnapshot, 'seats'>,
  { settings }: Pick<RoomView, 'settings'>,
): Seat[] {
  return settings.seats.flatMap(({ kind }, seat) =>
    kind === 'bot' && snapshot.seats[seat]?.kind === 'bot' ? [seat] : [],
  )
}

/** Whether the other side wins when a seat resigns: automas do not count. */
export function isDuel({ seats }: Pick<TableSnapshot, 'seats'>): boolean {
  return seats.filter(({ kind }) => kind !== 'automa').length === 2
}

/** What was said, once each: after a lost connection the server may tell it again. */
export function onceEach(said: readonly Said[]): readonly Said[] {
  const known = new Map(said.map((each) => [`${each.at} ${each.seat}`, each] as const))
  return known.size === said.length ? said : [...known.values()]
}

/** How many sentences a reader has not seen yet; own ones count as seen. */
export function unreadOf(said: readonly Said[], seenTo: number, own: readonly Seat[]): number {
  return said.filter(({ at, seat }) => at > seenTo && !own.includes(seat)).length
}

/** How often the others have reminded this device that it is asked. */
export function nudgesOf(link: TableLink): number {
  return 'nudges' in link && typeof link.nudges === 'number' ? link.nudges : 0
}
