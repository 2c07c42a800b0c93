import { at } from '@kantyna/kernel'
import { damageCount } from '../../../words/cards/counts.ts'
import { repairPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { emitEvent } from '../../events.ts'
import type { DuelRefusal } from '../../refusal.ts'
import type { CardOperation } from '../operation.ts'
import { worth } from '../worth.ts'

interface RepairArgs {
  readonly damage: number
}

const noDamage: DuelRefusal = { rule: 'DB-REPAIR-01', reason: 'noDamage' }

/** Repairs only the player's own base, never ships, and at most the damage on it (DB-REPAIR-01 to DB-REPAIR-03). */
export const repair: CardOperation<RepairArgs> = {
  legal: (t, _, { seat }) => (t.baseDamage[seat] === 0 ? noDamage : null),
  run(t, { damage }, { seat }) {
    const before = at(t.baseDamage, seat)
    const repaired = Math.min(before, damage)
    t.baseDamage[seat] = before - repaired
    emitEvent(t, { type: 'repaired', seat, damage: repaired })
  },
  words: {
    en: ({ damage: count }, mood) => secondPersonEn(mood, `repair ${damageCount('en', count)} on your base`),
    pl: ({ damage: count }, mood) =>
      secondPersonPl(mood, `${repairPl(mood)} ${damageCount('pl', count)} ze swojej bazy`),
  },
  hint: (t, { damage }, { seat }) => Math.min(at(t.baseDamage, seat), damage) * worth.damage,
}
