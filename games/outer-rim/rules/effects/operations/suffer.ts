import { damageCount, sufferPl, you } from '../../../words/cards/effect-words.ts'
import { damageOn, limitOf } from '../../combat/damage.ts'
import { sufferFromEffect } from '../../combat/suffering.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-DMG-01; damage beyond the limit is ignored (OR-DMG-06). */
export const suffer: Operations['suffer'] = {
  legal: (t, { on }, { seat }) =>
    damageOn(t, seat, on) < limitOf(t, seat, on) ? null : refuse('OR-DMG-06', 'alreadyDefeated'),
  run(t, { on, amount }, { seat }) {
    sufferFromEffect(t, seat, on, amount)
  },
  words: {
    en: ({ on, amount }, mood) =>
      you(mood, `suffer ${damageCount('en', amount)}${on === 'ship' ? ' to your ship' : ''}`),
    pl: ({ on, amount }, mood) =>
      on === 'ship'
        ? `${{ imperative: 'twój statek otrzymuje', infinitive: 'sprawić, że twój statek otrzyma', indicative: 'twój statek otrzymuje' }[mood]} ${damageCount('pl', amount)}`
        : `${sufferPl(mood)} ${damageCount('pl', amount)}`,
  },
  hint: (_, { amount }) => -amount * worth.damage,
}
