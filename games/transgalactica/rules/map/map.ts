import { at, numberAt, type Seat } from '@kantyna/kernel'
import { maps } from '../../content/maps.ts'
import { planets } from '../../content/planets.ts'
import type { Planet } from '../../content/types.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'

/** The galaxy map of a table, with everything about its connections computed once (GC-ORG-43, GC-ORG-44). */
export interface StarMap {
  readonly spaces: number
  /** By space: the neighbouring spaces, and in the same order the energy that a move there costs. */
  readonly neighbours: readonly (readonly number[])[]
  readonly energies: readonly (readonly number[])[]
  /** By space: the energy of its cheapest connection. */
  readonly cheapest: readonly number[]
  readonly hasTunnel: readonly boolean[]
  /** Spaces with a tunnel. */
  readonly tunnels: readonly number[]
}

const made: (StarMap | undefined)[] = []

/** GC-SET-01, GC-SET-02: the map for a number of seats. */
export function mapFor(seats: number): StarMap {
  const known = made[seats]
  if (known !== undefined) return known
  const content = maps[seats]
  if (content === undefined) throw new Error(`no map for ${seats} seats`)
  const count = content.spaces.length
  const neighbours = Array.from({ length: count }, (): number[] => [])
  const energies = Array.from({ length: count }, (): number[] => [])
  for (const [from, to, energy] of content.ways) {
    at(neighbours, from).push(to)
    at(energies, from).push(energy)
    at(neighbours, to).push(from)
    at(energies, to).push(energy)
  }
  const hasTunnel = content.spaces.map((space) => space.hasTunnel)
  const tunnels: number[] = []
  for (let space = 0; space < count; space++) if (at(hasTunnel, space)) tunnels.push(space)
  const map: StarMap = {
    spaces: count,
    neighbours,
    energies,
    cheapest: energies.map((each) => Math.min(...each)),
    hasTunnel,
    tunnels,
  }
  made[seats] = map
  return map
}

export function mapOf(t: PublicGalaxy): StarMap {
  return mapFor(t.seats)
}

/** The planet tile on a space; null for the hub, which is printed on the map (GC-ORG-41). */
export function planetAt(t: Galaxy, space: number): Planet | null {
  const planet = numberAt(t.planets, space)
  return planet < 0 ? null : at(planets, planet)
}

/** The space where a seat's ship is. */
export function orbitOf(t: PublicGalaxy, seat: Seat, ship: number): number {
  return numberAt(at(t.ships, seat), ship)
}
