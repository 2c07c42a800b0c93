import { at, type Operation } from '@kantyna/kernel'
import { clauses } from '../../words/clauses.ts'
import { worthOf } from '../bots/card-worth.ts'
import { damageBase, damageOn, damageShip, destroyShip as destroy } from '../damage.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { emitEvent } from '../events.ts'
import { FIRST_BASE } from '../pieces.ts'
import { discardFromRow } from '../piles.ts'
import type { DuelRefusal } from '../refusal.ts'
import type { DamageArgs, DestroyShipArgs } from './args.ts'
import type { CardContext } from './language.ts'
import { optionOfCopy } from './picking.ts'
import { shipsAmong } from './ships.ts'
import { worth } from './worth.ts'

/** What cards do to the opponent's base and to ships. */

type CardOperation<Args extends object> = Operation<Duel, CardContext, Args>

const noShip: DuelRefusal = { rule: 'DB-DESTROY-01', reason: 'noShip' }
const nothingToDamage: DuelRefusal = { rule: 'DB-DEALDMG-01', reason: 'nothingToDamage' }

const baseAndShips = (t: Duel, _: DamageArgs, { seat }: CardContext) => {
  const opponent = opponentOf(seat)
  const base = at(t.bases, opponent)
  return base === NOTHING ? at(t.ships, opponent) : [base, ...at(t.ships, opponent)]
}

/** Damage from an ability goes straight to the base: ships do not stop it (DB-DEALDMG-01). */
export const damage: CardOperation<DamageArgs> = {
  legal(t, { damage: amount, to }, context, language) {
    const opponent = opponentOf(context.seat)
    const isThere = t.bases[opponent] !== NOTHING || (to === 'baseOrShip' && at(t.ships, opponent).length > 0)
    return isThere && language.amount(t, amount, context) > 0 ? null : nothingToDamage
  },
  picks: {
    kind: 'pickTarget',
    rules: ['DB-DEALDMG-01'],
    isWanted: ({ to }) => to === 'baseOrShip',
    from: baseAndShips,
    option: (t, args, context, piece, language) =>
      optionOfCopy(t, baseAndShips(t, args, context), piece, {
        damage: damageOn(t, piece),
        deals: language.amount(t, args.damage, context),
      }),
  },
  run(t, { damage: amount }, context, language, picked) {
    const opponent = opponentOf(context.seat)
    const points = language.amount(t, amount, context)
    const [target = FIRST_BASE] = picked
    if (target >= FIRST_BASE) damageBase(t, opponent, points)
    else damageShip(t, opponent, target, points)
  },
  words: clauses.damage,
  hint: (t, { damage: amount }, context, language) => language.amount(t, amount, context) * worth.damage,
}

export const destroyShip: CardOperation<DestroyShipArgs> = {
  legal: (t, { among }, { seat }) => (shipsAmong(t, seat, among).length > 0 ? null : noShip),
  picks: {
    kind: 'pickShip',
    rules: ['DB-DESTROY-01', 'DB-DESTROY-02'],
    from: (t, { among }, { seat }) => shipsAmong(t, seat, among),
    option: (t, { among }, { seat }, ship) =>
      optionOfCopy(t, shipsAmong(t, seat, among), ship, { damage: damageOn(t, ship) }),
  },
  run(t, _, { seat }, __, [ship = NOTHING]) {
    const opponent = opponentOf(seat)
    if (at(t.ships, opponent).includes(ship)) {
      destroy(t, opponent, ship)
      return
    }
    emitEvent(t, { type: 'discardedFromRow', seat, card: ship, isDestroyed: true })
    discardFromRow(t, ship)
  },
  words: clauses.destroyShip,
  hint(t, { among }, { seat }) {
    let most = 0
    if (among.includes('opponent'))
      for (const ship of at(t.ships, opponentOf(seat))) most = Math.max(most, worthOf(ship))
    return most * worth.ship
  },
}
