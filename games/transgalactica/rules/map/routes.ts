import { at, numberAt } from '@kantyna/kernel'
import { mapFor, type StarMap } from './map.ts'

/**
 * The least energy from any space to any other in a number of steps, some of which may be free, with or without a
 * tunnel. Computed once for each map; rules look it up. A second tunnel never makes a journey cheaper, because every
 * tunnel leads to every other (GC-ORG-44).
 */

/** GC-EXP-02 with every grey planet, TC103 and the Second ship: the most steps possible. */
export const MOST_STEPS = 9
/** TC103 and the Second ship give one free space each; effects give at most two free spaces. */
const MOST_FREE = 2
/** Stands for the energy if a space cannot be reached. */
export const NO_WAY = 99

/**
 * How a journey uses tunnels: not at all, once from a tunnel space, or once from any space where the ship is
 * (GC-ORG-105).
 */
export const [WALK, TUNNEL, TUNNEL_ANYWHERE] = [0, 1, 2]
const KINDS = 3

interface Journeys {
  readonly map: StarMap
  readonly least: readonly number[]
}

const made: (Journeys | undefined)[] = []

function indexOf(
  spaces: number,
  from: number,
  kind: number,
  free: number,
  steps: number,
  to: number,
): number {
  return (((from * KINDS + kind) * (MOST_FREE + 1) + free) * (MOST_STEPS + 1) + steps) * spaces + to
}

function journeysFor(seats: number): Journeys {
  const known = made[seats]
  if (known !== undefined) return known
  const map = mapFor(seats)
  const least: number[] = []
  const entries = map.spaces * KINDS * (MOST_FREE + 1) * (MOST_STEPS + 1) * map.spaces
  // Pushed one by one: V8 treats a list created at this length as one with gaps, which is slower to read.
  while (least.length < entries) least.push(NO_WAY)
  for (let from = 0; from < map.spaces; from++)
    for (const kind of [WALK, TUNNEL, TUNNEL_ANYWHERE])
      for (let free = 0; free <= MOST_FREE; free++) {
        if (kind === WALK) least[indexOf(map.spaces, from, kind, free, 0, from)] = 0
        for (let steps = 1; steps <= MOST_STEPS; steps++)
          for (let to = 0; to < map.spaces; to++)
            least[indexOf(map.spaces, from, kind, free, steps, to)] = Math.min(
              numberAt(least, indexOf(map.spaces, from, kind, free, steps - 1, to)),
              leastByLastStep(map, least, from, kind, free, steps, to),
            )
      }
  const journeys = { map, least }
  made[seats] = journeys
  return journeys
}

function leastByLastStep(
  map: StarMap,
  least: readonly number[],
  from: number,
  kind: number,
  free: number,
  steps: number,
  to: number,
): number {
  const { spaces } = map
  let best = NO_WAY
  const [neighbours, energies] = [at(map.neighbours, to), at(map.energies, to)]
  for (let index = 0; index < neighbours.length; index++) {
    const before = numberAt(neighbours, index)
    // Either this step is paid, or it is a free one: take the cheaper result.
    const paid =
      numberAt(least, indexOf(spaces, from, kind, free, steps - 1, before)) + numberAt(energies, index)
    const waived =
      free > 0 ? numberAt(least, indexOf(spaces, from, kind, free - 1, steps - 1, before)) : NO_WAY
    best = Math.min(best, paid, waived)
  }
  if (kind === WALK || !at(map.hasTunnel, to)) return best
  for (let before = 0; before < spaces; before++)
    if (before !== to && (kind === TUNNEL_ANYWHERE || at(map.hasTunnel, before)))
      best = Math.min(best, numberAt(least, indexOf(spaces, from, WALK, free, steps - 1, before)))
  return best
}

/**
 * The least energy, or NO_WAY. `steps` counts all steps that may be used; `free` counts those among them that cost no
 * energy.
 */
export function leastEnergy(
  seats: number,
  from: number,
  to: number,
  kind: number,
  steps: number,
  free: number,
): number {
  const { map, least } = journeysFor(seats)
  return numberAt(
    least,
    indexOf(map.spaces, from, kind, Math.min(free, MOST_FREE), Math.min(steps, MOST_STEPS), to),
  )
}

/**
 * All least energies of a map. The energies from one space to all others stand in a row that begins at index `rowOf`.
 */
export function leastEnergies(seats: number): readonly number[] {
  return journeysFor(seats).least
}

export function rowOf(seats: number, from: number, kind: number, steps: number, free: number): number {
  return indexOf(
    journeysFor(seats).map.spaces,
    from,
    kind,
    Math.min(free, MOST_FREE),
    Math.min(steps, MOST_STEPS),
    0,
  )
}

/** The fewest steps in which a journey has its least cost. */
export function fewestSteps(
  seats: number,
  from: number,
  to: number,
  kind: number,
  steps: number,
  free: number,
): number {
  const energy = leastEnergy(seats, from, to, kind, steps, free)
  let fewest = Math.min(steps, MOST_STEPS)
  while (fewest > 1 && leastEnergy(seats, from, to, kind, fewest - 1, free) === energy) fewest--
  return fewest
}

/** The spaces that a journey of the least energy enters, in order; used for drawing it. */
export function pathOf(
  seats: number,
  from: number,
  to: number,
  kind: number,
  steps: number,
  free: number,
): number[] {
  const { map } = journeysFor(seats)
  let [left, how, here, most] = [Math.min(free, MOST_FREE), kind, to, Math.min(steps, MOST_STEPS)]
  const path: number[] = []
  while (here !== from || how !== WALK) {
    path.push(here)
    const energy = leastEnergy(seats, from, here, how, most, left)
    most = fewestSteps(seats, from, here, how, most, left) - 1
    const before = stepBefore(map, seats, from, here, how, most, left, energy)
    here = before.space
    left = before.free
    how = before.kind
  }
  return path.reverse()
}

interface Before {
  readonly space: number
  readonly free: number
  readonly kind: number
}

/** The space from which the journey made its last step. */
function stepBefore(
  map: StarMap,
  seats: number,
  from: number,
  to: number,
  kind: number,
  steps: number,
  free: number,
  energy: number,
): Before {
  const [neighbours, energies] = [at(map.neighbours, to), at(map.energies, to)]
  for (let index = 0; index < neighbours.length; index++) {
    const space = numberAt(neighbours, index)
    if (leastEnergy(seats, from, space, kind, steps, free) + numberAt(energies, index) === energy)
      return { space, free, kind }
    if (free > 0 && leastEnergy(seats, from, space, kind, steps, free - 1) === energy)
      return { space, free: free - 1, kind }
  }
  for (let space = 0; space < map.spaces; space++)
    if (
      kind !== WALK &&
      space !== to &&
      at(map.hasTunnel, to) &&
      (kind === TUNNEL_ANYWHERE || at(map.hasTunnel, space)) &&
      leastEnergy(seats, from, space, WALK, steps, free) === energy
    )
      return { space, free, kind: WALK }
  throw new Error(`no journey from ${from} to ${to}`)
}
