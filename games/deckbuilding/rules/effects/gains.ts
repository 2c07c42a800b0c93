import { at, hasListener, type Operation } from '@kantyna/kernel'
import { clauses } from '../../words/clauses.ts'
import type { Duel } from '../duel.ts'
import { emitEvent } from '../events.ts'
import { gainForce, isAtOwnEnd } from '../force.ts'
import { drawable, draw as drawCards } from '../piles.ts'
import type { DuelRefusal } from '../refusal.ts'
import type { DrawArgs, GainArgs, RepairArgs, SpendArgs } from './args.ts'
import type { CardContext } from './language.ts'
import { worth } from './worth.ts'

/** What cards give to the player who uses them. */

type CardOperation<Args extends object> = Operation<Duel, CardContext, Args>

const forceAtEnd: DuelRefusal = { rule: 'DB-FORCE-06', reason: 'forceAtEnd' }
const nothingToDraw: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'nothingToDraw' }
const noDamage: DuelRefusal = { rule: 'DB-REPAIR-01', reason: 'noDamage' }

export const gain: CardOperation<GainArgs> = {
  legal: (t, { stat }, { seat }) => (stat === 'force' && isAtOwnEnd(t, seat) ? forceAtEnd : null),
  run(t, { stat, amount }, { seat, source }) {
    if (hasListener(t)) emitEvent(t, { type: 'gained', seat, stat, amount, source })
    if (stat === 'force') gainForce(t, seat, amount)
    else if (stat === 'resources') t.resources[seat] = at(t.resources, seat) + amount
    else for (let point = 0; point < amount; point++) t.boosts.push(source)
  },
  words: clauses.gain,
  hint(t, { stat, amount }, { seat, source }) {
    if (stat === 'force' && isAtOwnEnd(t, seat)) return 0
    if (stat === 'attack' && t.attacked.includes(source)) return 0
    return amount * worth[stat]
  },
}

export const draw: CardOperation<DrawArgs> = {
  legal: (t, _, { seat }) => (drawable(t, seat) > 0 ? null : nothingToDraw),
  run: (t, { cards }, context, language) => drawCards(t, context.seat, language.amount(t, cards, context)),
  words: clauses.draw,
  hint: (t, { cards }, context, language) => language.amount(t, cards, context) * worth.card,
}

export const repair: CardOperation<RepairArgs> = {
  legal: (t, _, { seat }) => (t.baseDamage[seat] === 0 ? noDamage : null),
  run(t, { damage }, { seat }) {
    const before = at(t.baseDamage, seat)
    const repaired = Math.min(before, damage)
    t.baseDamage[seat] = before - repaired
    emitEvent(t, { type: 'repaired', seat, damage: repaired })
  },
  words: clauses.repair,
  hint: (t, { damage }, { seat }) => Math.min(at(t.baseDamage, seat), damage) * worth.damage,
}

/** Only as the price of something else. */
export const spend: CardOperation<SpendArgs> = {
  legal(t, { resources }, { seat }) {
    const has = at(t.resources, seat)
    if (has >= resources) return null
    return {
      rule: 'DB-ABIL-11',
      reason: 'tooFewResources',
      facts: { has, needs: resources },
    } satisfies DuelRefusal
  },
  run(t, { resources }, { seat }) {
    t.resources[seat] = at(t.resources, seat) - resources
    emitEvent(t, { type: 'spent', seat, amount: resources })
  },
  words: clauses.spend,
  hint: (_, { resources }) => -resources * worth.resources,
}
