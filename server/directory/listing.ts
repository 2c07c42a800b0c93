import type { Listing } from './directory.ts'

/** Whether strangers find the table in the list of open tables: it is listed, and a seat is free. */
export function looksForPlayers({ settings, stage, names }: Listing): boolean {
  return (
    settings.isListed &&
    stage === 'gathering' &&
    settings.seats.some(({ kind }, seat) => kind === 'person' && (names[seat] ?? null) === null)
  )
}
