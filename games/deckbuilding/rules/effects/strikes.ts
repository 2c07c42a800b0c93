import { at, type Operation } from '@kantyna/kernel'
import { clauses } from '../../words/clauses.ts'
import { worthOf } from '../bots/card-worth.ts'
import { damageBase } from '../damage.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { callPick } from '../frames.ts'
import { shipsAmong } from '../picks/ships.ts'
import type { DuelRefusal } from '../refusal.ts'
import { amountOf } from './amounts.ts'
import type { DamageArgs, DestroyShipArgs } from './args.ts'
import type { CardContext } from './language.ts'
import { worth } from './worth.ts'

/** What cards do to the opponent's base and to ships. */

type CardOperation<Args extends object> = Operation<Duel, CardContext, Args>

const noShip: DuelRefusal = { rule: 'DB-DESTROY-01', reason: 'noShip' }
const nothingToDamage: DuelRefusal = { rule: 'DB-DEALDMG-01', reason: 'nothingToDamage' }

/** Damage from an ability goes straight to the base: ships do not stop it (DB-DEALDMG-01). */
export const damage: CardOperation<DamageArgs> = {
  legal(t, { damage: amount, to }, context) {
    const opponent = opponentOf(context.seat)
    const isThere = t.bases[opponent] !== NOTHING || (to === 'baseOrShip' && at(t.ships, opponent).length > 0)
    return isThere && amountOf(t, amount, context) > 0 ? null : nothingToDamage
  },
  run(t, { damage: amount, to }, context) {
    const points = amountOf(t, amount, context)
    if (to === 'baseOrShip') callPick(t, 'target', context, { points })
    else damageBase(t, opponentOf(context.seat), points)
  },
  words: clauses.damage,
  hint: (t, { damage: amount }, context) => amountOf(t, amount, context) * worth.damage,
}

export const destroyShip: CardOperation<DestroyShipArgs> = {
  legal: (t, { among }, { seat }) => (shipsAmong(t, seat, among).length > 0 ? null : noShip),
  run: (t, { among }, context) => callPick(t, 'ship', context, { among }),
  words: clauses.destroyShip,
  hint(t, { among }, { seat }) {
    let most = 0
    if (among.includes('opponent'))
      for (const ship of at(t.ships, opponentOf(seat))) most = Math.max(most, worthOf(ship))
    return most * worth.ship
  },
}
