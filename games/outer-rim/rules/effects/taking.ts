import type { Seat } from '@kantyna/kernel'
import { canMakeRoomFor } from '../resources/slots.ts'
import type { Rim } from '../rim.ts'

/** Whether a seat can take a resource, discarding another card for it if necessary (OR-RES-02, OR-RES-03). */
export function canTake(t: Rim, seat: Seat, piece: number): boolean {
  return canMakeRoomFor(t, seat, piece)
}
