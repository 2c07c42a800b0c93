import type { Position, Seat } from './position.ts'

/** Orders of seats are plain lists: a routine keeps one in its frame and walks it. */

/** Every seat once, from one on and round the table. */
export function seatsFrom({ seats }: Pick<Position, 'seats'>, first: Seat): Seat[] {
  const order: Seat[] = []
  for (let after = 0; after < seats; after++) order.push((first + after) % seats)
  return order
}
