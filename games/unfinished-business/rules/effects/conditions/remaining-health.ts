import { damageOn, limitOf } from '../../../../outer-rim/rules/combat/damage.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import type { AddedConditions } from '../vocabulary.ts'

/** UB-CLR-12: the health value less the damage on the character. */
export const remainingHealth: AddedConditions['remainingHealth'] = {
  legal(t, { atLeast: needs }, { seat }) {
    const has = limitOf(t, seat, 'character') - damageOn(t, seat, 'character')
    return has >= needs ? null : refuse('UB-CLR-12', 'tooLittleHealth', { has, needs })
  },
  words: {
    en: ({ atLeast }) => `your remaining health is more than ${atLeast - 1}`,
    pl: ({ atLeast }) => `twoje pozostałe zdrowie jest większe niż ${atLeast - 1}`,
  },
}
