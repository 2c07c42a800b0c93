import { damagePreventedCount, preventPl, you } from '../../../words/cards/effect-words.ts'
import { canPreventDamage, preventDamage as prevent } from '../../combat/suffering.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-DMG-08: reduces the damage that is about to be suffered. */
export const preventDamage: Operations['preventDamage'] = {
  legal: (t, _, { seat }) => (canPreventDamage(t, seat) ? null : refuse('OR-DMG-08', 'noDamage')),
  run(t, { amount }) {
    prevent(t, amount)
  },
  words: {
    en: ({ amount }, mood) => you(mood, `prevent ${damagePreventedCount('en', amount)}`),
    pl: ({ amount }, mood) => `${preventPl(mood)} ${damagePreventedCount('pl', amount)}`,
  },
  hint: (_, { amount }) => amount * worth.damage,
}
