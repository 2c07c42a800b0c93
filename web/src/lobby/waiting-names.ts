import type { TableSummary } from '../saves/summary.ts'

/** The names of the players whom a game waits for. */
export function waitingNames(
  table: Extract<TableSummary, { readonly state: 'unfinished' | 'finished' }>,
): string {
  return table.waiting
    .map((seat) => table.seats[seat]?.name ?? '')
    .filter((name) => name !== '')
    .join(', ')
}
