import { at } from '@kantyna/kernel'
import type { Point } from '@kantyna/ui'
import { endcaps, tiles } from '../../content/map.ts'
import { factions } from '../../content/names.ts'
import { deckAt } from '../../rules/encounters/section-key.ts'
import {
  contactSpaces,
  contactSpacesAt,
  type MapEnd,
  type MapKey,
  mapEnds,
  placesInGame,
  spaceOf,
  spaces,
  tilesInOrder,
} from '../../rules/map/map.ts'

/**
 * The layout of the star chart: six tiles side by side form an arc, from one endcap at the lower left over the top to
 * the other at the lower right. Pure geometry, in units of the drawing.
 */

export const CHART = { width: 1660, height: 1180 } as const

const CENTRE: Point = { x: 830, y: 832 }
/** The angle of the arc in degrees: more than half a circle, so that it fills a screen. */
export const SWEEP = 216
const TILE_ANGLE = SWEEP / 6
const COLUMNS = 4

export const OUTER_EDGE = 812
export const INNER_EDGE = 420
/** The distance of the fame track from the centre, inside the arc. */
export const FAME_RADIUS = 282

/** By lane: the distance from the centre of the arc. */
const LANES = { upper: 716, middle: 612, lower: 522 } as const

/** Bends of the route around Kessel: column and distance from the centre. */
const bends: Readonly<Record<string, readonly [column: number, radius: number]>> = {
  'km-5': [-0.28, 522],
  maelstrom: [0.6, 532],
  kessel: [2.08, 522],
  'km-6': [2.5, 606],
  'km-9': [2.3, 656],
  'km-10': [2.72, 672],
  'km-8': [3.06, 612],
  'km-7': [3.1, 522],
}

export const PLANET_RADIUS = 56

/** How far a route between the ends of the chart bends downwards, below the arc. */
const BEND = 100

/** The control point of a route between the ends of the chart. */
export function controlPoint(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: Math.max(from.y, to.y) + BEND }
}

/** Points on a route between the ends of the chart, without the two ends. */
export function pointsAcross(from: Point, to: Point, count: number): Point[] {
  const bend = controlPoint(from, to)
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / (count + 1)
    const along = (start: number, over: number, end: number) =>
      (1 - part) ** 2 * start + 2 * part * (1 - part) * over + part ** 2 * end
    return { x: along(from.x, bend.x, to.x), y: along(from.y, bend.y, to.y) }
  })
}

export interface ChartSpace extends Point {
  readonly space: number
  /** The direction away from the centre of the arc, with length 1. */
  readonly outward: Point
  /** Whether the name of the planet is on its outer side. */
  readonly isOuter: boolean
  /** Whether it is a planet beyond an end of the arc. */
  readonly isBeyond: boolean
}

export interface ChartTile {
  readonly id: string
  /** The outline of the tile. */
  readonly outline: string
}

export interface Chart {
  /** By space. */
  readonly spaces: readonly ChartSpace[]
  readonly tiles: readonly ChartTile[]
  /** By faction: the point of its stack of patrols. */
  readonly stacks: readonly Point[]
  readonly endcaps: readonly string[]
  /** The centres of the rounds at the endcaps, if planets lie beyond them. */
  readonly rounds: readonly Point[]
  /** By deck: the point of an encounter deck, inside the arc near the tile of its planets. */
  readonly decks: ReadonlyMap<number, Point>
  /** The contact places, by their numbers. */
  readonly places: readonly number[]
}

/** A point on the arc, by degrees from its left end and distance from the centre. */
export function onArc(degrees: number, radius: number): Point {
  const angle = ((90 + SWEEP / 2 - degrees) * Math.PI) / 180
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) }
}

function sector(from: number, to: number, outer: number, inner: number): string {
  const [a, b, c, d] = [onArc(from, outer), onArc(to, outer), onArc(to, inner), onArc(from, inner)]
  return `M${pointText(a)}A${outer} ${outer} 0 0 1 ${pointText(b)}L${pointText(c)}A${inner} ${inner} 0 0 0 ${pointText(d)}Z`
}

const pointText = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The degrees that each endcap fills beyond its end of the arc. */
const ENDCAP = 7

/** A planet beyond an end of the arc: its distance from that end in degrees, and its distance from the centre. */
const BEYOND = { degrees: 9, radius: 372 } as const
/** The decks of planets beyond the ends are this far below the centre. */
const BEYOND_DECK = 133
/** If a planet lies beyond an end, the lower stack is only this many degrees past it, clear of the route. */
const STACK_ASIDE = 1.7
/** The distance of the lower stacks from the centre. It leaves room for the name of the planet next to them. */
const LOWER_STACK = 480

const charts = new Map<string, Chart>()

/** The chart of a map, created once. */
export function chartOf(map: MapKey): Chart {
  const key = `${map.modules} ${map.mapOrder}`
  const before = charts.get(key)
  if (before !== undefined) return before
  const made = makeChart(tilesInOrder(map.mapOrder), mapEnds(map), placesInGame(map))
  charts.set(key, made)
  return made
}

function makeChart(order: readonly number[], ends: readonly MapEnd[], places: readonly number[]): Chart {
  const placed: ChartSpace[] = []
  const put = (id: string, degrees: number, radius: number, isOuter: boolean, isBeyond = false) => {
    const point = onArc(degrees, radius)
    const far = onArc(degrees, radius + 1)
    const space = spaceOf(id)
    placed[space] = {
      ...point,
      space,
      outward: { x: far.x - point.x, y: far.y - point.y },
      isOuter,
      isBeyond,
    }
  }
  for (const [position, index] of order.entries()) {
    for (const { id, column, lane } of at(tiles, index).spaces) {
      const [across, radius] = bends[id] ?? [column, LANES[lane]]
      put(id, (position + (across + 0.5) / COLUMNS) * TILE_ANGLE, radius, lane === 'upper')
    }
  }
  for (const { edge, tile } of ends)
    for (const { id, kind } of tile.spaces) {
      const isBeyond = kind === 'planet'
      const [beyond, radius] = isBeyond ? [BEYOND.degrees, BEYOND.radius] : [ENDCAP / 2, LANES.middle]
      put(id, beyondEnd(edge, beyond), radius, false, isBeyond)
    }
  return {
    spaces: placed,
    tiles: order.map((index, position) => ({
      id: at(tiles, index).id,
      outline: sector(position * TILE_ANGLE, (position + 1) * TILE_ANGLE, OUTER_EDGE, INNER_EDGE),
    })),
    stacks: factions.map((faction) => {
      const { edge, port } = endcaps[faction]
      const lane = port === 0 ? 'upper' : 'lower'
      const isAside = lane === 'lower' && ends.some((end) => end.edge === edge)
      return onArc(
        beyondEnd(edge, isAside ? STACK_ASIDE : ENDCAP / 2),
        lane === 'lower' ? LOWER_STACK : LANES[lane],
      )
    }),
    decks: deckPoints(order, ends),
    endcaps: [
      sector(-ENDCAP, 0, OUTER_EDGE, INNER_EDGE),
      sector(SWEEP, SWEEP + ENDCAP, OUTER_EDGE, INNER_EDGE),
    ],
    rounds: ends.map(({ edge }) => onArc(beyondEnd(edge, BEYOND.degrees), BEYOND.radius)),
    places,
  }
}

function beyondEnd(edge: MapEnd['edge'], degrees: number): number {
  return edge === 'west' ? -degrees : SWEEP + degrees
}

/** The distance of the encounter decks from the centre: between the arc and the fame track. */
const DECKS = 344

/** The points of the decks. Each avoids the planet whose name is inside the arc. The navpoint deck is in the middle. */
function deckPoints(order: readonly number[], ends: readonly MapEnd[]): ReadonlyMap<number, Point> {
  const points = new Map<number, Point>()
  for (const [position, index] of order.entries()) {
    const planets = at(tiles, index).spaces.filter(({ kind }) => kind === 'planet')
    const inner = planets.find(({ lane }) => lane === 'lower')
    const across = (inner?.column ?? 0) >= 2 ? 0.9 : 2.4
    const point = onArc((position + (across + 0.5) / COLUMNS) * TILE_ANGLE, DECKS)
    for (const { id } of planets) points.set(deckAt(spaceOf(id)), point)
    for (const { id, kind } of at(tiles, index).spaces)
      if (kind === 'navpoint') points.set(deckAt(spaceOf(id)), onArc(SWEEP / 2, DECKS))
  }
  // Planets beyond the ends have their decks between them, at the opening of the arc.
  for (const { id, kind } of ends.flatMap(({ tile }) => tile.spaces))
    if (kind === 'planet') points.set(deckAt(spaceOf(id)), { x: CENTRE.x, y: CENTRE.y + BEYOND_DECK })
  return points
}

export const KESSEL = spaceOf('kessel')

/** The offset of a third contact from its planet, sideways and away from the centre. Kessel has its own. */
const THIRD = { aside: 72, away: 46 } as const
const THIRD_OF_KESSEL = { aside: -48, away: 70 } as const

/**
 * The point of a contact: between the lanes, on the side of its planet that faces away from the tile's other planet.
 * Kessel's contacts are towards the centre, where there is room. A third contact space, which an expansion adds, is
 * close to the planet.
 */
export function contactPoint(chart: Chart, place: number): Point {
  const { space } = at(contactSpaces, place)
  const planet = at(chart.spaces, space)
  const places = contactSpacesAt(space)
  const index = places.indexOf(place)
  const isKessel = space === KESSEL
  const isLeft = at(spaces, space).column <= 1
  if (index > 1) return thirdPoint(planet, isLeft)
  const away = (planet.isOuter || isKessel ? -1 : 1) * (PLANET_RADIUS + 42)
  const shift = isKessel ? 0.5 : isLeft ? 0.86 : 0.14
  return offsetFrom(planet, places.length === 1 ? 0 : (index - shift) * 66, away)
}

/** The point of a third contact. At an outer planet it is far from the faction symbol, which is at the upper right. */
function thirdPoint(planet: ChartSpace, isLeft: boolean): Point {
  if (planet.space === KESSEL) return offsetFrom(planet, THIRD_OF_KESSEL.aside, THIRD_OF_KESSEL.away)
  const left = offsetFrom(planet, -THIRD.aside, THIRD.away)
  const right = offsetFrom(planet, THIRD.aside, THIRD.away)
  if (!planet.isOuter) return isLeft ? left : right
  const toSymbol = ({ x, y }: Point) => Math.hypot(x - planet.x - 44, y - planet.y + 44)
  return toSymbol(left) > toSymbol(right) ? left : right
}

function offsetFrom({ x, y, outward }: ChartSpace, aside: number, away: number): Point {
  return {
    x: x + outward.x * away - outward.y * aside,
    y: y + outward.y * away + outward.x * aside,
  }
}

/** The points of pieces in a space: side by side, in rows of three, so that each can be seen. */
export function berths(count: number, middle: Point, step: number): Point[] {
  const perRow = count <= 3 ? count : Math.ceil(count / 2)
  const rows = Math.ceil(count / Math.max(1, perRow))
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow)
    const inRow = row === rows - 1 ? count - row * perRow : perRow
    return {
      x: middle.x + (index - row * perRow - (inRow - 1) / 2) * step,
      y: middle.y + (row - (rows - 1) / 2) * step,
    }
  })
}
