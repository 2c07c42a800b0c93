import { at } from '@kantyna/kernel'
import { type Race, turnOf } from './race.ts'

/** Sets a ship down and notes its trip: for overtaking, and for landing effects in order (SG-26). */
export function moveTo(t: Race, ship: number, place: number, half: number): void {
  const turn = turnOf(t)
  turn.moved.push(ship)
  turn.cameFrom.push(at(t.places, ship))
  t.places[ship] = place
  t.halves[ship] = half
}
