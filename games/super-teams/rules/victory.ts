import type { Seat } from '@kantyna/kernel'
import { ships } from '../content/ships.ts'
import { emitEvent } from './events.ts'
import { isRacing, ownerOf, type Race, sideOf } from './race.ts'

/** After all Tows of the turn: every side whose ships are all home has won, several share it (ST-WIN-01, ST-WIN-06). */
export function judge(t: Race): void {
  const winners = seatsHome(t)
  if (winners.length === 0) return
  t.outcome = { winners }
  emitEvent(t, { type: 'won', winners })
}

/** The seats of every side that has brought all its ships home. */
export function seatsHome(t: Race): Seat[] {
  let sidesRacing = 0 // as bits
  for (let ship = 0; ship < ships.length; ship++) {
    if (isRacing(t, ship)) sidesRacing |= 1 << sideOf(t.seats, ownerOf(t, ship))
  }
  const home: Seat[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    if ((sidesRacing & (1 << sideOf(t.seats, seat))) === 0) home.push(seat)
  }
  return home
}
