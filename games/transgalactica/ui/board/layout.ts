import type { Point } from '@kantyna/ui'
import { maps } from '../../content/maps.ts'

/** The positions of the spaces, in units of the drawing: two rings round the hub that fill the available room. Pure. */

export interface Chart {
  readonly width: number
  readonly height: number
  readonly spaces: readonly Point[]
}

/** Half the size of a planet with everything on it. */
const TILE = { x: 114, y: 74 } as const
/** The smallest distance between two planets, side by side or one above the other. Diagonally it may be less. */
const APART = { x: 182, y: 132 } as const

/** The narrowest and the widest galaxy. */
const [NARROW, WIDE] = [0.7, 2.3]

/** The sizes of the inner ring, and how angular the rings are. An angular ring uses the corners of the room. */
const inners = [0.54, 0.5, 0.58, 0.46] as const
const bends = [1, 0.85, 0.72] as const
/** Half the height of the galaxy, from the smallest to one in which the planets of any map fit. */
const [LOWEST, HIGHEST, STEP] = [200, 900, 8]

/** Lays out the map for a room whose width is `aspect` times its height. */
export function chartOf(seats: number, aspect: number): Chart {
  const shape = Math.min(WIDE, Math.max(NARROW, aspect))
  // The smaller the drawing, the larger it appears.
  for (let ry = LOWEST; ry < HIGHEST; ry += STEP) {
    const height = 2 * (ry + TILE.y)
    const width = shape * height
    const rx = width / 2 - TILE.x
    for (const bend of bends)
      for (const inner of inners) {
        const spaces = spacesOf(seats, { rx, ry, inner, bend })
        if (areApart(spaces))
          return {
            width,
            height,
            spaces: spaces.map(({ x, y }) => ({ x: x + width / 2, y: y + height / 2 })),
          }
      }
  }
  throw new Error(`There is no layout of the galaxy for ${seats} players in this room.`)
}

interface Rings {
  readonly rx: number
  readonly ry: number
  readonly inner: number
  readonly bend: number
}

/** The positions of the spaces relative to the hub. */
function spacesOf(seats: number, { rx, ry, inner, bend }: Rings): readonly Point[] {
  return (maps[seats]?.spaces ?? []).map(({ ring, angle }) => {
    const share = ring === 1 ? inner : ring / 2
    const turn = (angle * Math.PI) / 180
    return {
      x: rx * share * compressed(Math.sin(turn), bend),
      y: -ry * share * compressed(Math.cos(turn), bend),
    }
  })
}

function compressed(part: number, bend: number): number {
  return Math.sign(part) * Math.abs(part) ** bend
}

function areApart(spaces: readonly Point[]): boolean {
  return spaces.every((one, index) =>
    spaces
      .slice(index + 1)
      .every(({ x, y }) => Math.hypot((one.x - x) / APART.x, (one.y - y) / APART.y) >= 1),
  )
}

/** A row of pieces around a point. */
export function row(count: number, middle: Point, gap: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: middle.x + (index - (count - 1) / 2) * gap,
    y: middle.y,
  }))
}
