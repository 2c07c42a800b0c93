import { at, type Seat } from '@kantyna/kernel'
import { type Point, seatsOf } from '@kantyna/ui'
import { factions } from '../../content/names.ts'
import { NONE } from '../../rules/pieces.ts'
import type { RimView } from '../view.ts'
import { berths, type Chart } from './layout.ts'

/** A piece that moves between spaces: a patrol or a standee. */
export type Traveller = Point &
  (
    | { readonly key: `patrol-${number}`; readonly faction: number; readonly space: number }
    | { readonly key: `seat-${number}`; readonly seat: Seat; readonly space: number }
  )

const STEP = 46

/** The points of all pieces; those in one space are side by side. */
export function travellersOf(view: RimView, chart: Chart): readonly Traveller[] {
  const all = [
    ...factions.map((_, faction) => ({
      key: `patrol-${faction}` as const,
      faction,
      space: at(view.patrolSpaces, faction),
    })),
    ...seatsOf(view).map((seat) => ({ key: `seat-${seat}` as const, seat, space: at(view.spaces, seat) })),
  ].filter(({ space }) => space !== NONE)
  return all.map((piece) => {
    const here = all.filter(({ space }) => space === piece.space)
    const { x, y } = at(chart.spaces, piece.space)
    const point = at(berths(here.length, { x, y: y - 4 }, STEP), here.indexOf(piece))
    return { ...piece, ...point }
  })
}
