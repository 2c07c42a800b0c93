import { removePl, you } from '../../../words/cards/effect-words.ts'
import { recoveredText } from '../../../words/cards/recover-words.ts'
import { damagedParts, damageOn, recoverDamage } from '../../combat/damage.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-DMG-07, OR-DEF-06. */
export const recover: Operations['recover'] = {
  legal: (t, { on }, { seat }) =>
    damagedParts(on).some((part) => damageOn(t, seat, part) > 0) ? null : refuse('OR-DMG-07', 'noDamage'),
  run(t, { on, amount }, { seat }) {
    recoverDamage(t, seat, on, amount)
  },
  words: {
    en: ({ on, amount }, mood) => you(mood, `recover ${recoveredText('en', on, amount)}`),
    pl: ({ on, amount }, mood) => `${removePl(mood)} ${recoveredText('pl', on, amount)}`,
  },
  hint(t, { on, amount }, { seat }) {
    let removed = 0
    for (const part of damagedParts(on)) {
      const damage = damageOn(t, seat, part)
      removed += amount === 'all' ? damage : Math.min(amount, damage)
    }
    return removed * worth.damage
  },
}
