import type { Seat } from '@kantyna/kernel'
import type { Listing } from './directory.ts'

/** Whether strangers find the table in the list of open tables: it is listed, and a seat is free. */
export function looksForPlayers({ settings, stage, names }: Listing): boolean {
  return (
    settings.isListed &&
    stage === 'gathering' &&
    settings.seats.some(({ kind }, seat) => kind === 'person' && (names[seat] ?? null) === null)
  )
}

/** The listing with neutral names for the seats whose names were erased. */
export function withoutNames(listing: Listing, erased: readonly Seat[]): Listing {
  if (erased.length === 0) return listing
  const nameOf = (name: string | null, seat: Seat) =>
    name !== null && erased.includes(seat) ? `Player ${seat + 1}` : name
  return { ...listing, names: listing.names.map(nameOf) }
}
