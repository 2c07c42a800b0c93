import { at, type ChangeRules, hasListener, type Proposed, propose, type Seat } from '@kantyna/kernel'
import { type Duel, NOTHING, opponentOf, type PublicDuel } from '../duel.ts'
import { emitEvent } from '../events.ts'
import { removeShip } from '../market/piles.ts'
import { cardOf, hitPointsLeft, hitPointsOf, PIECES } from '../pieces.ts'
import { judge } from '../victory.ts'

/** Damage to ships and bases, and their destruction. `seat` is the seat that is hit. */

/** How much damage each base prevents in a turn (Hoth). */
const preventions = Int8Array.from({ length: PIECES }, (_, piece) => {
  for (const ability of cardOf(piece).abilities) if ('prevents' in ability) return ability.prevents
  return 0
})

export function damageLeft(t: Pick<PublicDuel, 'ships' | 'shipDamage'>, seat: Seat, index: number): number {
  return hitPointsLeft(at(at(t.ships, seat), index), at(at(t.shipDamage, seat), index))
}

/** The damage on a base or a ship; 0 if it is not in play. */
export function damageOn(
  t: Pick<PublicDuel, 'bases' | 'baseDamage' | 'ships' | 'shipDamage'>,
  piece: number,
): number {
  for (const [seat, ships] of t.ships.entries()) {
    if (t.bases[seat] === piece) return at(t.baseDamage, seat)
    const index = ships.indexOf(piece)
    if (index >= 0) return at(at(t.shipDamage, seat), index)
  }
  return 0
}

/** Damage stays on a ship until it is enough to destroy it (DB-BASE-05, DB-BASE-09, DB-PLAY-08). */
export function damageShip(t: Duel, seat: Seat, ship: number, damage: number): void {
  if (damage === 0) return
  const index = at(t.ships, seat).indexOf(ship)
  const all = at(t.shipDamage, seat)
  all[index] = at(all, index) + damage
  emitEvent(t, { type: 'shipDamaged', seat, card: ship, damage })
  if (at(all, index) >= hitPointsOf(ship)) destroyShip(t, seat, ship)
}

/** A destroyed ship goes to its owner's discard pile, without its damage (DB-BASE-06, DB-BASE-13, DB-DESTROY-03). */
export function destroyShip(t: Duel, seat: Seat, ship: number): void {
  removeShip(t, seat, ship)
  at(t.discards, seat).push(ship)
  emitEvent(t, { type: 'shipDestroyed', seat, card: ship })
}

/** A base may prevent damage before it is counted (Hoth). */
const damageRules: ChangeRules<Duel, BaseDamage> = {
  reduce: [
    (t, { base }, amount) => {
      const spared = Math.min(amount, Math.max(0, (preventions[base] ?? 0) - t.prevented))
      t.prevented += spared
      return amount - spared
    },
  ],
}

interface BaseDamage extends Proposed {
  readonly base: number
}

/**
 * Damage that reaches a base, from attacks and abilities. Damage beyond its hit points is lost (DB-BASE-14,
 * DB-DEALDMG-02).
 */
export function damageBase(t: Duel, seat: Seat, damage: number): void {
  const base = at(t.bases, seat)
  if (base === NOTHING || damage === 0) return
  const fate = propose(t, damageRules, { amount: damage, base })
  if (fate.is !== 'made') return
  const total = at(t.baseDamage, seat) + fate.amount
  t.baseDamage[seat] = total
  if (hasListener(t)) {
    emitEvent(t, { type: 'baseDamaged', seat, base, damage: fate.amount, prevented: fate.prevented })
  }
  if (total >= hitPointsOf(base)) destroyBase(t, seat, base)
}

/**
 * The player who destroyed the base keeps it. Its owner has no base until the owner's next turn (DB-BASE-10 to
 * DB-BASE-12, DB-BASE-15).
 */
function destroyBase(t: Duel, seat: Seat, base: number): void {
  const destroyer = opponentOf(seat)
  t.bases[seat] = NOTHING
  t.baseDamage[seat] = 0
  at(t.victory, destroyer).push(base)
  emitEvent(t, { type: 'baseDestroyed', seat, base })
  judge(t, destroyer)
}
