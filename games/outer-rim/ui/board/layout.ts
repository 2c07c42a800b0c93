import { at } from '@kantyna/kernel'
import { endcaps, tiles } from '../../content/map.ts'
import { factions } from '../../content/names.ts'
import { contactSpaces, contactSpacesAt, spaceOf, spaces, tilesInOrder } from '../../rules/map.ts'

/**
 * Where everything lies on the star chart: six tiles side by side as an arc, from one endcap at the lower left over the
 * top to the other at the lower right. Pure geometry, in units of the drawing.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

export const CHART = { width: 1640, height: 960 } as const

const CENTRE: Point = { x: 820, y: 850 }
const TILE_ANGLE = 180 / 6
const COLUMNS = 4

export const OUTER_EDGE = 812
export const INNER_EDGE = 432

/** By lane: the distance from the middle of the arc. */
const LANES = { upper: 712, middle: 610, lower: 530 } as const

/** Round Kessel the route bends: column and distance from the middle. */
const bends: Readonly<Record<string, readonly [column: number, radius: number]>> = {
  kessel: [1.78, 530],
  maelstrom: [0.82, 540],
  'km-5': [0.08, 530],
  'km-6': [2.16, 600],
  'km-9': [2.02, 656],
  'km-10': [2.5, 664],
  'km-8': [2.78, 616],
  'km-7': [2.96, 530],
}

export const PLANET_RADIUS = 50
export const MAELSTROM_RADIUS = 62

export interface ChartSpace extends Point {
  readonly space: number
  /** Away from the middle of the arc, as a direction of length 1. */
  readonly outward: Point
  /** On which side of the planet its name stands. */
  readonly isOuter: boolean
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
  /** Where a faction's stack of patrols lies, by faction. */
  readonly stacks: readonly Point[]
  readonly endcaps: readonly string[]
}

/** On the arc: so many degrees from its left end, so far from the middle. */
export function onArc(degrees: number, radius: number): Point {
  const angle = ((180 - degrees) * Math.PI) / 180
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) }
}

function sector(from: number, to: number, outer: number, inner: number): string {
  const [a, b, c, d] = [onArc(from, outer), onArc(to, outer), onArc(to, inner), onArc(from, inner)]
  return `M${said(a)}A${outer} ${outer} 0 0 1 ${said(b)}L${said(c)}A${inner} ${inner} 0 0 0 ${said(d)}Z`
}

const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The stretch below the ends of the arc that the endcaps fill. */
const ENDCAP = 7

const charts = new Map<number, Chart>()

/** The chart for an order of the tiles: each is made once. */
export function chartOf(order: number): Chart {
  const before = charts.get(order)
  if (before !== undefined) return before
  const made = makeChart(tilesInOrder(order))
  charts.set(order, made)
  return made
}

function makeChart(order: readonly number[]): Chart {
  const placed = new Array<ChartSpace>(spaces.length)
  for (const [position, index] of order.entries()) {
    for (const { id, column, lane } of at(tiles, index).spaces) {
      const [across, radius] = bends[id] ?? [column, LANES[lane]]
      const degrees = (position + (across + 0.5) / COLUMNS) * TILE_ANGLE
      const point = onArc(degrees, radius)
      const far = onArc(degrees, radius + 1)
      const space = spaceOf(id)
      const outward = { x: far.x - point.x, y: far.y - point.y }
      placed[space] = { ...point, space, outward, isOuter: lane === 'upper' }
    }
  }
  return {
    spaces: placed,
    tiles: order.map((index, position) => ({
      id: at(tiles, index).id,
      outline: sector(position * TILE_ANGLE, (position + 1) * TILE_ANGLE, OUTER_EDGE, INNER_EDGE),
    })),
    stacks: factions.map((faction) => {
      const { edge, port } = endcaps[faction]
      const radius = LANES[port === 0 ? 'upper' : 'lower']
      const point = onArc(edge === 'west' ? 0 : 180, radius)
      return { x: point.x, y: point.y + 54 }
    }),
    endcaps: [sector(-ENDCAP, 0, OUTER_EDGE, INNER_EDGE), sector(180, 180 + ENDCAP, OUTER_EDGE, INNER_EDGE)],
  }
}

const KESSEL = spaceOf('kessel')

/** Where a planet's contact lies: between the lanes, side by side; Kessel's towards the middle, where there is room. */
export function contactPoint(chart: Chart, place: number): Point {
  const { space } = at(contactSpaces, place)
  const { x, y, outward, isOuter } = at(chart.spaces, space)
  const index = contactSpacesAt(space).indexOf(place)
  const away = isOuter || space === KESSEL ? -1 : 1
  const distance = away * (PLANET_RADIUS + 38)
  const aside = (index - 0.5) * 62
  return {
    x: x + outward.x * distance - outward.y * aside,
    y: y + outward.y * distance + outward.x * aside,
  }
}

/** Where the name of a planet stands. */
export function namePoint({ x, y, outward, isOuter, space }: ChartSpace): Point {
  const away = isOuter ? 1 : -1
  const distance = PLANET_RADIUS + (space === KESSEL ? 84 : 20)
  const lift = isOuter ? 4 : 12
  return { x: x + outward.x * away * distance * 0.72, y: y + outward.y * away * distance + lift }
}

/** Where the pieces in a space stand: side by side, in rows of three, so that each is to be seen. */
export function berths(count: number, at_: Point, step: number): Point[] {
  const perRow = count <= 3 ? count : Math.ceil(count / 2)
  const rows = Math.ceil(count / Math.max(1, perRow))
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow)
    const inRow = row === rows - 1 ? count - row * perRow : perRow
    return {
      x: at_.x + (index - row * perRow - (inRow - 1) / 2) * step,
      y: at_.y + (row - (rows - 1) / 2) * step,
    }
  })
}

/** A route between two spaces, slightly bent like a course on a chart. */
export function coursePath(from: Point, to: Point): string {
  return `M${said(from)}L${said(to)}`
}
