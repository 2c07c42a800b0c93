import { placeOf, type Race, turnOf } from '../race.ts'

/** Puts a ship down and records its trip, for overtaking and for landing effects in order (SG-26). */
export function moveTo(t: Race, ship: number, place: number, half: number): void {
  const turn = turnOf(t)
  const from = placeOf(t, ship)
  const isFirst = turn.moved.length === 0
  turn.moved = isFirst ? [ship] : [...turn.moved, ship]
  turn.cameFrom = isFirst ? [from] : [...turn.cameFrom, from]
  t.places[ship] = place
  t.halves[ship] = half
}
