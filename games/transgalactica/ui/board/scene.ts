import { at, type Seat } from '@kantyna/kernel'
import type { Point } from '@kantyna/ui'
import type { GalaxyView } from '../view.ts'
import { type Chart, row } from './layout.ts'

/** Where ships stand on the map: in a row above the planet that they orbit. Pure. */
export interface PlacedShip extends Point {
  readonly key: string
  readonly seat: Seat
  readonly ship: number
  readonly space: number
}

const GAP = 34
const ABOVE = 50

export function shipsOf(view: GalaxyView, chart: Chart): readonly PlacedShip[] {
  const all = view.ships.flatMap((spaces, seat) => spaces.map((space, ship) => ({ seat, ship, space })))
  return all.map((each) => {
    const here = all.filter(({ space }) => space === each.space)
    const { x, y } = at(chart.spaces, each.space)
    const place = at(row(here.length, { x, y: y - ABOVE }, GAP), here.indexOf(each))
    return { key: `ship-${each.seat}-${each.ship}`, ...each, ...place }
  })
}
