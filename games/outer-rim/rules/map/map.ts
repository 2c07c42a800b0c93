import { at, type Graph, graphOf } from '@kantyna/kernel'
import type { Box } from '../../content/index.ts'
import { endcaps, type MapSpace, type MapTile, planetFactsOf, tiles } from '../../content/map.ts'
import { type Faction, factions, type Rank, ranks } from '../../content/names.ts'
import { numbersIn } from '../numbered.ts'
import { CONTACT_PLACES_PER_BLOCK, NONE } from '../pieces.ts'
import type { PublicRim, Rim } from '../rim.ts'

/**
 * The map as the rules see it. Spaces have the same number in every order of the tiles. Routes between tiles, positions from
 * left to right and the spaces where patrols enter depend on the order. Each order is computed once and shared.
 */
const known: MapSpace[] = tiles.flatMap((tile) => tile.spaces)

/** All spaces by number: those of the base game and of every box that was opened, with holes (numbered.ts). */
export const spaces: readonly MapSpace[] = known

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
  const faction = kind === 'planet' ? planetFactsOf(id).faction : undefined
  return faction === undefined ? NONE : factions.indexOf(faction)
})

export function factionOfSpace(space: number): number {
  return factionBySpace[space] ?? NONE
}

/** A contact space: the space of its planet, and its rank, which is the number of its dots. */
export interface ContactSpace {
  readonly space: number
  readonly rank: number
}

const allRanks: readonly Rank[] = ranks

const knownPlaces: ContactSpace[] = spaces.flatMap(({ id, kind }, space) =>
  kind === 'planet'
    ? planetFactsOf(id).contacts.map((rank) => ({ space, rank: allRanks.indexOf(rank) + 1 }))
    : [],
)

/** All contact places by number, like spaces. */
export const contactSpaces: readonly ContactSpace[] = knownPlaces

const PRINTED_PLACES = knownPlaces.length

const contactSpacesBySpace: number[][] = spaces.map((_, space) =>
  [...contactSpaces.keys()].filter((place) => contactSpaces[place]?.space === space),
)

/** The contact spaces of a planet, left to right, then the places of other boxes there; none elsewhere. */
export function contactSpacesAt(space: number): readonly number[] {
  return contactSpacesBySpace[space] ?? []
}

/** Whether contacts can lie at a place in this game: always at printed places, otherwise if the box is on the table. */
export function isPlaceInGame(t: MapKey, place: number): boolean {
  if (place < PRINTED_PLACES) return true
  return mapOf(t).addedPlaces.includes(place)
}

/** All contact places of this game. */
export function placesInGame(t: MapKey): number[] {
  return numbersIn(contactSpaces).filter((place) => isPlaceInGame(t, place))
}

const opened = new Map<Box, readonly number[]>()

/** The size of a block of space numbers. Blocks work as for pieces. */
const SPACES_PER_BLOCK = 64

/** The first free number of the first block. */
function firstFree(list: readonly unknown[], perBlock: number): number {
  return numbersIn(list).filter((number) => number < perBlock).length
}

/** Registers the spaces and places of a box, once. */
function openBox(box: Box): void {
  if (opened.has(box)) return
  const { block = 0 } = box
  const firstSpace = block === 0 ? firstFree(known, SPACES_PER_BLOCK) : block * SPACES_PER_BLOCK
  for (const [index, space] of (box.spaces ?? []).entries()) {
    numbers.set(space.id, firstSpace + index)
    known[firstSpace + index] = space
    contactSpacesBySpace[firstSpace + index] = []
  }
  const firstPlace =
    block === 0 ? firstFree(knownPlaces, CONTACT_PLACES_PER_BLOCK) : block * CONTACT_PLACES_PER_BLOCK
  const places = (box.contactPlaces ?? []).map(({ planet, rank }, index) => {
    const space = spaceOf(planet)
    const place = firstPlace + index
    knownPlaces[place] = { space, rank }
    at(contactSpacesBySpace, space).push(place)
    return place
  })
  opened.set(box, places)
}

/** For tests: forgets the spaces and places of the box that was opened last. */
export function closeBox(box: Box): void {
  const places = opened.get(box) ?? []
  for (const list of contactSpacesBySpace)
    list?.splice(0, list.length, ...list.filter((place) => !places.includes(place)))
  knownPlaces.length -= places.length
  const { spaces: added = [] } = box
  for (const { id } of added) numbers.delete(id)
  known.length -= added.length
  contactSpacesBySpace.length -= added.length
  opened.delete(box)
}

export interface RimMap {
  readonly graph: Graph
  /** By space, its position from left to right. */
  readonly x: readonly number[]
  /** By faction, the space at which its patrols enter. */
  readonly entries: readonly number[]
  /** Contact places that are not printed on the base game's map. */
  readonly addedPlaces: readonly number[]
  /** All planets, by number. */
  readonly planets: readonly number[]
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

/** A tile that is always the first (west) or the last (east), and is never shuffled. */
export interface MapEnd {
  readonly edge: 'west' | 'east'
  readonly tile: MapTile
}

/** What a map depends on in addition to the order of its tiles. Drawings also need it when there is no game. */
interface MapRules {
  readonly ends: readonly MapEnd[]
}

/** By the bits of `modules`. */
const mapRules: (MapRules & { readonly boxes: readonly Box[] })[] = [{ ends: [], boxes: [] }]

/** Called when a game with these boxes is built (game.ts). */
export function registerMap(modules: number, rules: MapRules, boxes: readonly Box[]): void {
  for (const box of boxes) openBox(box)
  mapRules[modules] = { ...rules, boxes }
}

/** By the bits of `modules`, then by the order of the tiles: one list with large gaps would be slow to read. */
const maps: (RimMap | undefined)[][] = []

/** The parts of a position that decide the map. */
export type MapKey = Pick<Rim, 'modules' | 'mapOrder'>

/** The tiles that are added at the west and east ends. */
export function mapEnds({ modules }: Pick<Rim, 'modules'>): readonly MapEnd[] {
  return at(mapRules, modules).ends
}

export function mapOf(t: MapKey): RimMap {
  return maps[t.modules]?.[t.mapOrder] ?? makeAndCache(t)
}

function makeAndCache(t: MapKey): RimMap {
  const made = makeMap(t, tilesInOrder(t.mapOrder))
  const byOrder = maps[t.modules] ?? new Array<RimMap | undefined>(MAP_ORDERS)
  maps[t.modules] = byOrder
  byOrder[t.mapOrder] = made
  return made
}

const COLUMNS = 4

/**
 * The space where a faction's patrols enter: at the port of the first or last tile, beside its stack (OR-SETUP-03,
 * OR-SETUP-06, OR-MAP-05, OR-MAP-06).
 */
function patrolEntry(faction: Faction, laid: readonly MapTile[]): string {
  const { edge, port } = endcaps[faction]
  return at(at(laid, edge === 'west' ? 0 : laid.length - 1).ports[edge], port)
}

/** OR-GAP-02: neighbouring tiles are joined port by port. */
function makeMap(t: MapKey, order: readonly number[]): RimMap {
  const { ends, boxes } = at(mapRules, t.modules)
  const endsAt = (edge: 'west' | 'east') => ends.filter((end) => end.edge === edge).map(({ tile }) => tile)
  const west = endsAt('west')
  const laid = [...west, ...order.map((tile) => at(tiles, tile)), ...endsAt('east')]
  const inside = laid.flatMap(({ routes }) => routes)
  const connections = laid.slice(1).flatMap((tile, index) => {
    const before = at(laid, index)
    return before.ports.east.map((port, lane) => [port, at(tile.ports.west, lane)] as const)
  })
  const routes = [...inside, ...connections].map(([one, other]) => [spaceOf(one), spaceOf(other)] as const)
  const laidSpaces = laid.flatMap((tile) => tile.spaces.map(({ id }) => spaceOf(id)))
  // Spaces of boxes that are not on the table have higher numbers than all that are.
  const count = 1 + Math.max(...laidSpaces)
  const x = new Array<number>(count).fill(0)
  for (const [position, tile] of laid.entries())
    for (const { id, column } of tile.spaces) x[spaceOf(id)] = COLUMNS * (position - west.length) + column
  const entries = factions.map((faction) => spaceOf(patrolEntry(faction, laid)))
  const addedPlaces = boxes.flatMap((box) => opened.get(box) ?? [])
  const planets = laidSpaces.filter(isPlanet).sort((one, other) => one - other)
  return { graph: graphOf(count, routes), x, entries, addedPlaces, planets }
}

export function distance(t: PublicRim, from: number, to: number): number {
  return mapOf(t).graph.distance(from, to)
}

export { spaceOfSeat } from '../reads.ts'
