import { at } from '@kantyna/kernel'
import type { Point } from '@kantyna/ui'
import { spaces } from '../../rules/map/map.ts'
import {
  CHART,
  type Chart,
  type ChartSpace,
  contactPoint,
  FAME_RADIUS,
  KESSEL,
  onArc,
  PLANET_RADIUS,
  SWEEP,
} from './layout.ts'

/** The point of a planet's name, chosen so that the name covers as little as possible. Pure geometry. */

export interface NamePoint extends Point {
  /** At the sides of the chart, a name begins or ends at its planet. */
  readonly anchor: 'start' | 'middle' | 'end'
  /** Whether a long name is on two lines; then the point is that of the lower one. */
  readonly isOnTwoLines?: true
}

/** Splits a name into two lines. */
export function linesOf(name: string): readonly [string, string] {
  const [first = '', ...rest] = name.split(' ')
  return [first, rest.join(' ')]
}

/** The largest font size, in units of the drawing: on a phone that shows the whole chart. */
const LARGEST = 46
/** The size of a letter, as a share of the font size. */
const LETTER = { width: 0.47, ascent: 0.75, descent: 0.2 } as const

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The box of a name in the largest font size. */
export function nameBox(name: string, { x, y, anchor, isOnTwoLines }: NamePoint): Box {
  const letters = isOnTwoLines === true ? Math.max(...linesOf(name).map(({ length }) => length)) : name.length
  const width = letters * LETTER.width * LARGEST
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return {
    left,
    right: left + width,
    top: y - (LETTER.ascent + (isOnTwoLines === true ? 1 : 0)) * LARGEST,
    bottom: y + LETTER.descent * LARGEST,
  }
}

function around({ x, y }: Point, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

/** The area of the overlap. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Nearer to the edge than this, a centred name could reach beyond it. */
const NEAR_EDGE = 250
const BESIDE_ROUND = 88
const GAP = 20

/**
 * The usual point of a name: outside or inside the arc. At the sides of the arc it is above its planet or next to it.
 */
function usualPoint({ x, y, outward, isOuter, isBeyond, space }: ChartSpace): NamePoint {
  // The name has two lines and stays above the elements at the lower edge of the board.
  if (isBeyond) {
    const isLeft = outward.x < 0
    return { x: x - Math.sign(outward.x) * BESIDE_ROUND, y: y + 8, anchor: isLeft ? 'start' : 'end' }
  }
  const isOutward = isOuter || space === KESSEL
  const isAtSide = Math.abs(outward.x) > 0.72
  const anchor = x < NEAR_EDGE ? 'start' : x > CHART.width - NEAR_EDGE ? 'end' : 'middle'
  const aside = anchor === 'start' ? -PLANET_RADIUS : anchor === 'end' ? PLANET_RADIUS : 0
  if (isAtSide && isOutward) return { x: x + aside, y: y - PLANET_RADIUS - 16, anchor }
  if (isAtSide) {
    // Inside the arc, next to the planet.
    const isLeft = outward.x < 0
    return { x: x - Math.sign(outward.x) * (PLANET_RADIUS + 14), y: y + 10, anchor: isLeft ? 'start' : 'end' }
  }
  const away = isOutward ? 1 : -1
  const distance = PLANET_RADIUS + GAP
  return {
    x: x + outward.x * away * distance * 0.6,
    y: y + outward.y * away * distance + (isOutward ? 4 : 16),
    anchor,
  }
}

/** Other points for a name: above and below the planet, shifted to either side, and next to it. */
function otherPoints({ x, y }: ChartSpace): readonly NamePoint[] {
  const rows = [-14, -32, -50, -68, 40, 58, 76].map((gap) => y + Math.sign(gap) * PLANET_RADIUS + gap)
  const shifts = [0, -30, 30, -60, 60, -90, 90, -120, 120, -150, 150]
  const beside = [-58, -41, -24, -7, 10, 27, 44, 61, 78].flatMap((down): NamePoint[] => [
    { x: x + PLANET_RADIUS + 12, y: y + down, anchor: 'start' },
    { x: x - PLANET_RADIUS - 12, y: y + down, anchor: 'end' },
  ])
  return [
    ...rows.flatMap((row) => shifts.map((shift): NamePoint => ({ x: x + shift, y: row, anchor: 'middle' }))),
    ...beside,
  ]
}

/** The cost of covering a unit of area. */
const COST = {
  contact: 20,
  deck: 3,
  planet: 2,
  name: 4,
  navpoint: 6,
  fame: 4,
  button: 4,
  stack: 5,
  beyond: 20,
} as const
/** How much better another point must be than the usual one: FAR is added for each unit of distance from the planet. */
const UNUSUAL = 200
const FAR = 2
/** Half the size of a contact. */
const CONTACT = 28
/**
 * Half the size of a faction's stack of patrols. Its number does not count: it is hidden when the chart is zoomed out.
 */
const STACK = 24
/** Half the size of a patrol or standee on a navpoint. */
const PIECE = 24

/** The steps of the fame track in a game to 10 fame. In longer or shorter games, steps are between these points. */
const fameSteps: readonly Box[] = Array.from({ length: 11 }, (_, fame) =>
  around(onArc((SWEEP * fame) / 10, FAME_RADIUS), 22),
)

/** The area of the board's buttons in its upper corners on a phone. */
const corners: readonly Box[] = [
  { left: 0, right: 465, top: 0, bottom: 100 },
  { left: CHART.width - 465, right: CHART.width, top: 0, bottom: 100 },
]

function distanceFromPlanet(place: Point, { x, y, anchor }: NamePoint): number {
  return anchor === 'middle' ? Math.hypot(x - place.x, y - place.y) : PLANET_RADIUS
}

/** The points of all names, by space. */
export function namePoints(
  chart: Chart,
  nameOf: (space: number) => string | null,
): ReadonlyMap<number, NamePoint> {
  const taken: { readonly box: Box; readonly cost: number }[] = [
    ...chart.places.map((place) => ({
      box: around(contactPoint(chart, place), CONTACT),
      cost: COST.contact,
    })),
    ...[...chart.decks.values()].map((deck) => ({ box: around(deck, 28), cost: COST.deck })),
    ...chart.stacks.map((stack) => ({ box: around(stack, STACK), cost: COST.stack })),
    ...fameSteps.map((box) => ({ box, cost: COST.fame })),
    ...corners.map((box) => ({ box, cost: COST.button })),
    ...chart.spaces.map((place) =>
      at(spaces, place.space).kind === 'navpoint'
        ? { box: around({ x: place.x, y: place.y - 4 }, PIECE), cost: COST.navpoint }
        : { box: around(place, PLANET_RADIUS * 0.8), cost: COST.planet },
    ),
  ]
  const field: Box = { left: 8, right: CHART.width - 8, top: 4, bottom: CHART.height - 8 }
  const costOf = (box: Box) => {
    const size = (box.right - box.left) * (box.bottom - box.top)
    const beyond = (size - overlap(box, field)) * COST.beyond
    return taken.reduce((sum, { box: other, cost }) => sum + overlap(box, other) * cost, beyond)
  }
  const points = new Map<number, NamePoint>()
  for (const place of chart.spaces) {
    const name = nameOf(place.space)
    if (name === null) continue
    const usual = usualPoint(place)
    const others = otherPoints(place)
    const onTwoLines = name.includes(' ')
      ? others.map((point) => ({ ...point, isOnTwoLines: true as const }))
      : []
    const [best] = place.isBeyond
      ? [{ point: usual }]
      : [usual, ...others, ...onTwoLines]
          .map((point, index) => ({
            point,
            cost:
              costOf(nameBox(name, point)) +
              (index === 0 ? 0 : UNUSUAL + FAR * distanceFromPlanet(place, point)),
          }))
          .toSorted((one, other) => one.cost - other.cost)
    const point = best?.point ?? usual
    taken.push({ box: nameBox(name, point), cost: COST.name })
    points.set(place.space, point)
  }
  return points
}

/** Half the size of a distance mark, on a phone. */
const SIGN = 34

/** The points of distance marks: on the side where they cover the fewest names, contacts and faction symbols. */
export function signPoints(
  chart: Chart,
  names: ReadonlyMap<number, NamePoint>,
  nameOf: (space: number) => string | null,
): ReadonlyMap<number, Point> {
  const written = [...names].map(([space, point]) => nameBox(nameOf(space) ?? '', point))
  const contacts = chart.places.map((place) => around(contactPoint(chart, place), CONTACT))
  const covered = (box: Box, boxes: readonly Box[]) =>
    boxes.reduce((sum, other) => sum + overlap(box, other), 0)
  return new Map(
    [...names.keys()].map((space) => {
      const { x, y } = at(chart.spaces, space)
      const faction = around({ x: x + 44, y: y - 44 }, 17)
      const cost = (point: Point) => {
        const box = around(point, SIGN)
        return covered(box, written) * 8 + covered(box, contacts) * 4 + overlap(box, faction) * 4
      }
      const points = signSides.map(([across, down]) => ({ x: x + across, y: y + down }))
      const [best] = points.toSorted((one, other) => cost(one) - cost(other))
      return [space, best ?? { x, y }]
    }),
  )
}

const signSides = [
  [-46, -46],
  [-64, 0],
  [0, -64],
  [-46, 46],
  [0, 64],
  [46, 46],
  [64, 0],
] as const
