import { at, Fault } from '../play/fault.ts'

/** Places and the ways between them. Made once from content, shared by all positions, never copied. */
export interface Graph {
  readonly places: number
  readonly neighbours: readonly (readonly number[])[]
  /** The fewest steps between two places; Infinity if there is no way. */
  distance(from: number, to: number): number
}

export function graphOf(places: number, ways: readonly (readonly [number, number])[]): Graph {
  const neighbours = Array.from({ length: places }, (): number[] => [])
  for (const [one, other] of ways) {
    at(neighbours, one).push(other)
    at(neighbours, other).push(one)
  }
  const distances = neighbours.map((_, from) => distancesFrom(neighbours, from))
  // Faster than `at`, which reads lists of every type: distances are in the hot path.
  return { places, neighbours, distance: (from, to) => distances[from]?.[to] ?? noSuchPlace(from, to) }
}

function noSuchPlace(from: number, to: number): never {
  throw new Fault(`no place ${from}, or no place ${to}`)
}

function distancesFrom(neighbours: readonly (readonly number[])[], from: number): number[] {
  const steps = neighbours.map(() => Number.POSITIVE_INFINITY)
  steps[from] = 0
  for (let queue = [from]; queue.length > 0; ) {
    const next: number[] = []
    for (const place of queue) {
      for (const neighbour of at(neighbours, place)) {
        if (at(steps, neighbour) !== Number.POSITIVE_INFINITY) continue
        steps[neighbour] = at(steps, place) + 1
        next.push(neighbour)
      }
    }
    queue = next
  }
  return steps
}
