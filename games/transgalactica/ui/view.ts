import { at, type KernelView, type Seat, type View } from '@kantyna/kernel'
import { pointsOf } from '../rules/costs/hold.ts'
import { crewSpacesUsed } from '../rules/costs/workers.ts'
import type { Galaxy, secrets } from '../rules/galaxy.ts'
import { outpostCount } from '../rules/map/outposts.ts'

/** The viewer's view of the table. Negative numbers stand for faces that are not known. */
export type GalaxyView = View<Galaxy, typeof secrets>

/** The page stores the views of all games under one type; the drawings of this game know theirs. */
export function galaxyView(view: KernelView): GalaxyView {
  return view as GalaxyView // made by viewOf with this game's secrets
}

/**
 * The seat whose panel is at the bottom of the screen: the viewer's, or for a spectator that of the player whose turn
 * it is.
 */
export function seatBelow(view: GalaxyView): Seat {
  return view.seat ?? Math.max(0, view.active)
}

export function hasBit(bits: number, index: number): boolean {
  return (bits & (1 << index)) !== 0
}

/** Points so far. */
export function pointsIn(view: GalaxyView, seat: Seat): number {
  return pointsOf(view, seat)
}

export function workersAtHome(view: GalaxyView, seat: Seat): number {
  return at(view.captains, seat) + crewSpacesUsed(view, seat)
}

/** Outposts of a seat on the map. */
export function outpostsPlaced(view: GalaxyView, seat: Seat): number {
  return outpostCount(view, seat)
}
