import type { Seat } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { characterNumber } from '../../../outer-rim/rules/reads.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { characterOf } from '../../../outer-rim/rules/tables.ts'
import { isHuntersStart } from './hunters-start.ts'

/** Whether the AI player of a seat is a bounty hunter, which depends on its character (UB-SOL-05, UB-SOL-06). */
export function isHunter(t: PublicRim, seat: Seat): boolean {
  return isAutoma(t, seat) && characterNumber(t, seat) !== NONE && isHuntersStart(characterOf(t, seat))
}

/** The seats of AI players, in the order of turns. `chooseFirst` in outer-rim/rules/setup lets the person begin. */
export function aiSeats(t: Pick<Rim, 'seats' | 'automas'>): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < t.seats; seat++) if ((t.automas & (1 << seat)) !== 0) seats.push(seat)
  return seats
}
