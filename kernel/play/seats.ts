import type { Position, Seat } from './position.ts'

/** Orders of seats are plain lists: a routine keeps one in its frame and walks it. */

/** Every seat once, in order around the table, starting with `first`. */
export function seatsFrom({ seats }: Pick<Position, 'seats'>, first: Seat): Seat[] {
  const order: Seat[] = []
  for (let after = 0; after < seats; after++) order.push((first + after) % seats)
  return order
}
