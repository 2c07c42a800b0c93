import { damageOn, recoverDamage } from '../../../../outer-rim/rules/combat/damage.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import type { Rim } from '../../../../outer-rim/rules/rim.ts'
import { removePl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { recoveredText } from '../../../../outer-rim/words/cards/recover-words.ts'
import type { AddedOperations } from '../vocabulary.ts'

function totalDamage(t: Rim, seat: number): number {
  return damageOn(t, seat, 'character') + damageOn(t, seat, 'ship')
}

/** UB-FACT-21. */
export const recoverFor: AddedOperations['recoverFor'] = {
  legal: (t, _, { seat }) => (totalDamage(t, seat) > 0 ? null : refuse('OR-DMG-07', 'noDamage')),
  run(t, { atLeast, then }, context, language) {
    // Counted before the damage is removed.
    if (totalDamage(t, context.seat) >= atLeast) language.run(t, then, context)
    recoverDamage(t, context.seat, 'both', 'all')
  },
  words: {
    en: ({ atLeast, then }, mood, say) =>
      `${you(mood, `recover ${recoveredText('en', 'both', 'all')}`)}; if that was at least ${atLeast} damage, ${say.clause(then)}`,
    pl: ({ atLeast, then }, mood, say) =>
      `${removePl(mood)} ${recoveredText('pl', 'both', 'all')}; jeśli było ich razem co najmniej ${atLeast}, ${say.clause(then)}`,
  },
  hint(t, { atLeast, then }, context, language) {
    const damage = totalDamage(t, context.seat)
    return damage * worth.damage + (damage >= atLeast ? language.hint(t, then, context) : 0)
  },
}
