import { emit, type Seat } from '@kantyna/kernel'
import { ships } from '../content/ships.ts'
import { FINISH } from './board.ts'
import type { RaceEvent } from './events.ts'
import { ownerOf, type Race, sideOf, turnOf } from './race.ts'

/** After all Tows of the turn: every side whose ships are all home has won, several share it (ST-WIN-01, ST-WIN-06). */
export function judge(t: Race): void {
  if (!turnOf(t).moved.some((ship) => t.places[ship] === FINISH)) return
  const winners = seatsHome(t)
  if (winners.length === 0) return
  t.outcome = { winners }
  emit<RaceEvent>(t, { type: 'won', winners })
}

/** The seats of every side that has brought all its ships home. */
export function seatsHome(t: Race): Seat[] {
  const sidesRacing = new Set<number>()
  for (let ship = 0; ship < ships.length; ship++) {
    const seat = ownerOf(t, ship)
    if (seat >= 0 && t.places[ship] !== FINISH) sidesRacing.add(sideOf(t.seats, seat))
  }
  if (sidesRacing.size === sideCount(t.seats)) return []
  const seats = Array.from({ length: t.seats }, (_, seat) => seat)
  return seats.filter((seat) => !sidesRacing.has(sideOf(t.seats, seat)))
}

function sideCount(seats: number): number {
  return seats === 4 ? 2 : seats
}
