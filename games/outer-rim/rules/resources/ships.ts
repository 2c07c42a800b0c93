import { hasListener, type Seat } from '@kantyna/kernel'
import { standUp } from '../combat/damage.ts'
import { emitEvent } from '../events.ts'
import { NONE } from '../pieces.ts'
import { shipNumber } from '../reads.ts'
import type { Rim } from '../rim.ts'

/**
 * Exchanges the ship sheet for another one (OR-SHIP-06). The old one goes to the pool (OR-SHIP-08, OR-DISC-05), which every
 * player may look through (OR-SHIP-10), with its front up, without tokens (OR-GAP-62) and without damage (OR-SHIP-07);
 * damage of the character stays. Earlier progress does not count for the new ship (OR-GOAL-08). Cards that no longer fit
 * are discarded when things are settled (OR-SLOT-08).
 */
export function takeShip(t: Rim, seat: Seat, ship: number): void {
  const before = shipNumber(t, seat)
  const index = t.shipPool.indexOf(ship)
  if (index >= 0) t.shipPool.splice(index, 1)
  if (before !== NONE) t.shipPool.push(before)
  t.ships[seat] = ship
  t.isShipFlipped[seat] = false
  t.shipTokens[seat] = 0
  t.shipDamage[seat] = 0
  if (hasListener(t)) emitEvent(t, { type: 'shipTaken', seat, ship, before })
  standUp(t, seat)
}
