import { at } from '@kantyna/kernel'
import { type MapKey, mapOf } from '../../rules/map/map.ts'

/** Every route once, as two spaces. */
export function waysOf(map: MapKey): readonly (readonly [number, number])[] {
  const { neighbours } = mapOf(map).graph
  return neighbours.flatMap((others, one) =>
    others.filter((other) => one < other).map((other) => [one, other] as const),
  )
}

/** A shortest way between two spaces, including both; just the two if there is none. */
export function shortestWay(map: MapKey, from: number, to: number): readonly number[] {
  const { neighbours, distance } = mapOf(map).graph
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
