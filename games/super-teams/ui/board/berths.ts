import { at } from '@kantyna/kernel'
import type { Point } from '@kantyna/ui'
import { FINISH, isDouble } from '../../rules/board.ts'
import { type BoardLayout, type Box, enlargeBox } from './layout.ts'

/** The position of each ship: ships at the same place, or on the same side of it, are drawn side by side. */

export interface Berth extends Point {
  /** How large the ship is drawn. */
  readonly size: number
  /** The part of the place that reacts to a tap for this ship. */
  readonly touchArea: {
    readonly width: number
    readonly height: number
    /** How far the centre of the touch area is from the ship. */
    readonly dx?: number
    readonly dy?: number
  }
}

export function berthShips(
  layout: BoardLayout,
  places: readonly number[],
  halves: readonly number[],
  undecided: number | null = null,
): readonly (Berth | null)[] {
  const berths: (Berth | null)[] = places.map(() => null)
  const largest = Math.min(layout.tile.width, layout.tile.height) * 0.88
  const settled = places.map((place, ship) => (ship === undecided ? -1 : place))
  for (const group of groups(settled, halves)) {
    const lead = at(group, 0)
    const area = areaOf(layout, at(places, lead), at(halves, lead))
    share(area, group.length, largest).forEach((berth, index) => {
      berths[at(group, index)] = isAlone(group, settled) ? withRoom(berth, layout, at(places, lead)) : berth
    })
  }
  if (undecided !== null) berths[undecided] = hover(layout, at(places, undecided), largest)
  return berths
}

/** Whether no other ship stands at its place, so that all the room around it is its own. */
function isAlone(group: readonly number[], places: readonly number[]): boolean {
  const place = at(places, at(group, 0))
  return place > 0 && place < FINISH && places.filter((other) => other === place).length === 1
}

function withRoom(berth: Berth, { touchArea, centres }: BoardLayout, place: number): Berth {
  // The ship may stand on either side of a double space, so it reacts on the whole place.
  const { x, y } = at(centres, place)
  return { ...berth, touchArea: { ...touchArea, dx: x - berth.x, dy: y - berth.y } }
}

/** A berth over the upper edge of a place, where the ship covers neither half. */
function hover(layout: BoardLayout, place: number, size: number): Berth {
  const { x, y } = at(layout.centres, place)
  return {
    x,
    y: Math.max(size / 2, y - layout.tile.height * 0.62),
    size,
    touchArea: { width: size, height: size },
  }
}

/** The ships, grouped by the space or half that they stand on. */
function groups(places: readonly number[], halves: readonly number[]): number[][] {
  const bySpot = new Map<number, number[]>()
  places.forEach((place, ship) => {
    if (place < 0) return
    const spot = place * 2 + (isDouble(place) ? (halves[ship] ?? 0) : 0)
    bySpot.set(spot, [...(bySpot.get(spot) ?? []), ship])
  })
  return [...bySpot.values()]
}

export function areaOf(layout: BoardLayout, place: number, half: number): Box {
  if (place === 0) return enlarged(layout.start, -0.04)
  if (place === FINISH) return enlarged(layout.finish, -0.04)
  const centre = at(layout.centres, place)
  const { width, height } = layout.tile
  const tile = { x: centre.x - width / 2, y: centre.y - height / 2, width, height }
  // Ships may extend a little over the edge.
  return enlarged(isDouble(place) ? halfOf(tile, half) : tile, 0.05)
}

/** A double space is split across its longer side. */
export function halfOf(tile: Box, half: number): Box {
  return tile.width >= tile.height
    ? { ...tile, x: tile.x + (half * tile.width) / 2, width: tile.width / 2 }
    : { ...tile, y: tile.y + (half * tile.height) / 2, height: tile.height / 2 }
}

/** Makes a box larger on all sides by a share of its shorter side; smaller if the share is negative. */
function enlarged(box: Box, share: number): Box {
  return enlargeBox(box, Math.min(box.width, box.height) * share)
}

function share(area: Box, count: number, largest: number): Berth[] {
  const columns = bestColumns(area, count)
  const rows = Math.ceil(count / columns)
  const size = Math.min(largest, area.width / columns, area.height / rows)
  const touchArea = {
    width: Math.min(area.width / columns, size * 1.6),
    height: Math.min(area.height / rows, size * 1.6),
  }
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    return {
      x: area.x + area.width / 2 + ((index % columns) - (inRow - 1) / 2) * touchArea.width,
      y: area.y + area.height / 2 + (row - (rows - 1) / 2) * touchArea.height,
      size,
      touchArea,
    }
  })
}

function bestColumns(area: Box, count: number): number {
  let best = 1
  const sizeWith = (columns: number) =>
    Math.min(area.width / columns, area.height / Math.ceil(count / columns))
  for (let columns = 2; columns <= count; columns++) if (sizeWith(columns) > sizeWith(best)) best = columns
  return best
}
