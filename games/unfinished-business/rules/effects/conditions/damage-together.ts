import { damageOn } from '../../../../outer-rim/rules/damage.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { damageCount } from '../../../../outer-rim/words/effect-words.ts'
import type { AddedConditions } from '../vocabulary.ts'

/** UB-FACT-21: on character and ship together. */
export const damageTogether: AddedConditions['damageTogether'] = {
  legal(t, { atLeast: needs }, { seat }) {
    const has = damageOn(t, seat, 'character') + damageOn(t, seat, 'ship')
    return has >= needs ? null : refuse('UB-FACT-21', 'tooLittleDamage', { has, needs })
  },
  words: {
    en: ({ atLeast }) =>
      `your character and your ship have at least ${damageCount('en', atLeast)} between them`,
    pl: ({ atLeast }) => `twoja postać i twój statek mają razem co najmniej ${damageCount('pl', atLeast)}`,
  },
}
