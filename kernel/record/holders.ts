import type { SeatHolder, TableChange } from './record.ts'

/** Returns a function that says who had each seat when an entry was made. */
export function holdersAt({
  seats,
  changes = [],
}: {
  readonly seats: readonly SeatHolder[]
  readonly changes?: readonly TableChange[] | undefined
}) {
  return (entry: number): readonly SeatHolder[] => {
    const holders = seats.slice()
    for (const change of changes)
      if (change.kind === 'seat' && change.at <= entry) holders[change.seat] = change.holder
    return holders
  }
}
