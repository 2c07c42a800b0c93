import { maps } from '../../content/maps.ts'

/** Where the spaces of the galaxy lie, in units of the drawing: two rings round the hub, as wide as there is room for. Pure. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Chart {
  readonly width: number
  readonly height: number
  readonly spaces: readonly Point[]
}

/** Half of the room that a planet takes with everything on it. */
const TILE = { x: 98, y: 76 } as const

/** The narrowest and the widest galaxy. */
const [NARROW, WIDE] = [0.78, 2.3]
/** The least distance of neighbouring rings, and what rings of many spaces need. */
const [RING_X, RING_Y] = [172, 142]

/** For a room whose width is `aspect` times its height; below the lowest planets `foot` is left free. */
export function chartOf(seats: number, aspect: number, foot = 0): Chart {
  const spaces = maps[seats]?.spaces ?? []
  const shape = Math.min(WIDE, Math.max(NARROW, aspect))
  const [rx, ry] =
    shape >= 1 ? [RING_Y * 2 * stretch(shape), RING_Y * 2] : [RING_X * 2, RING_X * 2 * stretch(1 / shape)]
  const [width, height] = [2 * (rx + TILE.x), 2 * (ry + TILE.y)]
  return {
    width,
    height: height + foot,
    spaces: spaces.map(({ ring, angle }) => {
      const share = ring / 2
      const turn = (angle * Math.PI) / 180
      // The inner ring is wider than half of the outer one: all around it ways go out.
      const [ax, ay] =
        ring === 1
          ? [rx * (shape >= 1 ? 0.54 : 0.5), ry * (shape >= 1 ? 0.5 : 0.54)]
          : [rx * share, ry * share]
      return { x: width / 2 + ax * Math.sin(turn), y: height / 2 - ay * Math.cos(turn) }
    }),
  }
}

/** How much longer the longer axis is, so that all of the drawing has the shape of its room. */
function stretch(shape: number): number {
  return (shape * (RING_Y * 2 + TILE.y) - TILE.x) / (RING_Y * 2)
}

/** A row of pieces around a point. */
export function row(count: number, middle: Point, gap: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: middle.x + (index - (count - 1) / 2) * gap,
    y: middle.y,
  }))
}
