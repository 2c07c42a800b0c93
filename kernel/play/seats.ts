import type { Position, Seat } from './position.ts'

/** Orders of seats are plain lists: a routine keeps one in its frame and walks it. */

/** Every seat once, from one on and round the table. */
export function seatsFrom({ seats }: Pick<Position, 'seats'>, first: Seat): Seat[] {
  const order: Seat[] = []
  for (let after = 0; after < seats; after++) order.push((first + after) % seats)
  return order
}

/** A list of seats from one of them on and round: turn order where it is not the order around the table. */
export function orderFrom(order: readonly Seat[], first: Seat): Seat[] {
  const start = order.indexOf(first)
  return order.slice(start).concat(order.slice(0, start))
}

/** To the end and back again, as in a draft: the last one chooses twice. */
export function forthAndBack(order: readonly Seat[]): Seat[] {
  return [...order, ...order.toReversed()]
}
