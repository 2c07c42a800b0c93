import { at, type Seat } from '@kantyna/kernel'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { isShip } from '../pieces.ts'
import { isEnemy } from '../sides.ts'
import type { DestroyShipArgs } from './args.ts'

/** The ships that a "destroy" text lets a seat choose from (DB-DESTROY-01). */
export function shipsAmong(t: Duel, seat: Seat, among: DestroyShipArgs['among']): number[] {
  const found: number[] = []
  for (const where of among) {
    if (where === 'opponent') found.push(...at(t.ships, opponentOf(seat)))
    else
      for (const card of t.row)
        if (card !== NOTHING && isShip(card) && (where === 'row' || isEnemy(t, seat, card))) found.push(card)
  }
  return found
}
