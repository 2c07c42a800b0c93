import { at, Fault } from '../play/fault.ts'

/** Places that are joined by ways: made once from content, shared by all positions, never copied. */
export interface Graph {
  readonly places: number
  readonly neighbours: readonly (readonly number[])[]
  /** The fewest steps between two places; Infinity where there is no way. */
  distance(from: number, to: number): number
}

export function graphOf(places: number, ways: readonly (readonly [number, number])[]): Graph {
  const neighbours = Array.from({ length: places }, (): number[] => [])
  for (const [one, other] of ways) {
    at(neighbours, one).push(other)
    at(neighbours, other).push(one)
  }
  const distances = neighbours.map((_, from) => distancesFrom(neighbours, from))
  // Without `at`, which reads lists of every sort and so is slower than this: distances are asked for all the time.
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

/** Those of the places that are nearest to one: several where they are equally near, none where none can be reached. */
export function nearest({ distance }: Graph, to: number, places: readonly number[]): number[] {
  const least = Math.min(...places.map((place) => distance(to, place)))
  return least === Number.POSITIVE_INFINITY ? [] : places.filter((place) => distance(to, place) === least)
}

/** A place that can be reached, with the way there; a mover must stop where a place says so. */
export interface Reached {
  readonly place: number
  readonly steps: number
  /** From the first place after the start to the last. */
  readonly route: readonly number[]
}

/** Every place within a number of steps, each by a shortest way that passes no place where a mover must stop. */
export function reachable(
  { neighbours }: Graph,
  from: number,
  steps: number,
  mustStop: (place: number) => boolean,
  isBarred: (place: number) => boolean = () => false,
): Reached[] {
  const found = new Map<number, Reached>()
  let edge: readonly Reached[] = [{ place: from, steps: 0, route: [] }]
  for (let step = 1; step <= steps && edge.length > 0; step++) {
    const next: Reached[] = []
    for (const { place, route } of edge) {
      for (const neighbour of at(neighbours, place)) {
        if (neighbour === from || found.has(neighbour) || isBarred(neighbour)) continue
        const reached = { place: neighbour, steps: step, route: [...route, neighbour] }
        found.set(neighbour, reached)
        if (!mustStop(neighbour)) next.push(reached)
      }
    }
    edge = next
  }
  return [...found.values()]
}
