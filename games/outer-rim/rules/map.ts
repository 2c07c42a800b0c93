import { at, type Graph, graphOf } from '@kantyna/kernel'
import { endcaps, type MapSpace, planetFacts, tiles } from '../content/map.ts'
import { factions, type Planet } from '../content/names.ts'
import { NONE } from './pieces.ts'
import type { Rim } from './rim.ts'

/**
 * The map as the rules see it. Spaces have the same number in every order of the tiles; routes between tiles, left and
 * right, and where patrols enter depend on the order. Each order is worked out once and shared by all positions.
 */
export const spaces: readonly MapSpace[] = tiles.flatMap((tile) => tile.spaces)

const numbers = new Map(spaces.map(({ id }, space) => [id, space]))

export function spaceOf(id: string): number {
  return numbers.get(id) ?? NONE
}

export function isPlanet(space: number): boolean {
  return spaces[space]?.kind === 'planet'
}

export function isNavpoint(space: number): boolean {
  return spaces[space]?.kind === 'navpoint'
}

export const MAELSTROM = spaceOf('maelstrom')

/** By space: the index of its faction in `factions`, or NONE (OR-MAP-08, OR-MAP-09). */
const factionBySpace = spaces.map(({ id, kind }) => {
  const faction = kind === 'planet' ? planetFacts[id as Planet].faction : undefined // planets are the ids of planets
  return faction === undefined ? NONE : factions.indexOf(faction)
})

export function factionOfSpace(space: number): number {
  return factionBySpace[space] ?? NONE
}

/** A contact space: the planet's space, and its rank by dots from 1. */
export interface ContactSpace {
  readonly space: number
  readonly rank: number
}

const rankDots = { white: 1, green: 2, yellow: 3 } as const

export const contactSpaces: readonly ContactSpace[] = spaces.flatMap(({ id, kind }, space) =>
  kind === 'planet'
    ? planetFacts[id as Planet].contacts.map((rank) => ({ space, rank: rankDots[rank] })) // planets are the ids of planets
    : [],
)

const contactSpacesBySpace = spaces.map((_, space) =>
  [...contactSpaces.keys()].filter((place) => contactSpaces[place]?.space === space),
)

/** The contact spaces of a planet, left to right; none elsewhere. */
export function contactSpacesAt(space: number): readonly number[] {
  return contactSpacesBySpace[space] ?? []
}

export interface RimMap {
  readonly graph: Graph
  /** By space, from left to right. */
  readonly x: readonly number[]
  /** By faction: the space at which its patrols enter. */
  readonly entries: readonly number[]
}

/** Every order of the tiles has a number: 0 is the standard one, the last the reverse (OR-RMAP-01). */
export const MAP_ORDERS = factorial(tiles.length)

function factorial(count: number): number {
  return count <= 1 ? 1 : count * factorial(count - 1)
}

/** The tiles from left to right, as indices of `tiles`. */
export function tilesInOrder(order: number): number[] {
  const left = [...tiles.keys()]
  let rest = order
  return tiles.map((_, placed) => {
    const ways = factorial(tiles.length - 1 - placed)
    const next = Math.floor(rest / ways)
    rest %= ways
    return at(left.splice(next, 1), 0)
  })
}

export function orderOfTiles(laid: readonly number[]): number {
  const left = [...tiles.keys()]
  return laid.reduce((order, tile, placed) => {
    const next = left.indexOf(tile)
    left.splice(next, 1)
    return order + next * factorial(tiles.length - 1 - placed)
  }, 0)
}

const maps: RimMap[] = []

export function mapOf(t: Rim): RimMap {
  return maps[t.mapOrder] ?? makeOnce(t.mapOrder)
}

function makeOnce(order: number): RimMap {
  const made = makeMap(tilesInOrder(order))
  maps[order] = made
  return made
}

const COLUMNS = 4

/** OR-GAP-02: neighbouring tiles are joined port by port. */
function makeMap(order: readonly number[]): RimMap {
  const laid = order.map((tile) => at(tiles, tile))
  const inside = laid.flatMap(({ routes }) => routes)
  const joints = laid.slice(1).flatMap((tile, index) => {
    const before = at(laid, index)
    return before.ports.east.map((port, lane) => [port, at(tile.ports.west, lane)] as const)
  })
  const routes = [...inside, ...joints].map(([one, other]) => [spaceOf(one), spaceOf(other)] as const)
  const x = spaces.map(() => 0)
  for (const [position, tile] of laid.entries())
    for (const { id, column } of tile.spaces) x[spaceOf(id)] = COLUMNS * position + column
  const entries = factions.map((faction) => {
    const { edge, port } = endcaps[faction]
    return spaceOf(at(at(laid, edge === 'west' ? 0 : laid.length - 1).ports[edge], port))
  })
  return { graph: graphOf(spaces.length, routes), x, entries }
}

export function distance(t: Rim, from: number, to: number): number {
  return mapOf(t).graph.distance(from, to)
}

export { spaceOfSeat } from './reads.ts'
