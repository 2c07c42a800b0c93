import { at } from '@kantyna/kernel'
import { mapOf } from '../../rules/map.ts'

/** The map of an order of the tiles. */
function mapFor(order: number) {
  return mapOf({ modules: 0, mapOrder: order })
}

/** Every route once, as two spaces. */
export function waysOf(order: number): readonly (readonly [number, number])[] {
  const { neighbours } = mapFor(order).graph
  return neighbours.flatMap((others, one) =>
    others.filter((other) => one < other).map((other) => [one, other] as const),
  )
}

/** A shortest way between two spaces, both included; just the two where none leads there. */
export function shortestWay(order: number, from: number, to: number): readonly number[] {
  const { neighbours, distance } = mapFor(order).graph
  if (from < 0 || distance(from, to) === Number.POSITIVE_INFINITY) return [from, to]
  const way = [from]
  for (let here = from; here !== to; ) {
    const left = distance(here, to)
    const next = at(neighbours, here).find((space) => distance(space, to) === left - 1)
    if (next === undefined) return [from, to]
    way.push(next)
    here = next
  }
  return way
}
