import { damagedFrom } from '../../../words/card-terms.ts'
import { damageCount, recoverPl, you } from '../../../words/effect-words.ts'
import { damageOn, recoverDamage } from '../../damage.ts'
import { damagedParts } from '../damage-taken.ts'
import { no } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-DMG-07, OR-DEF-06. */
export const recover: Operations['recover'] = {
  legal: (t, { on }, { seat }) =>
    damagedParts(on).some((part) => damageOn(t, seat, part) > 0) ? null : no('OR-DMG-07', 'noDamage'),
  run(t, { on, amount }, { seat }) {
    recoverDamage(t, seat, on, amount)
  },
  words: {
    en({ on, amount }, mood) {
      if (amount === 'all') return you(mood, `recover all damage from ${damagedFrom.en[on]}`)
      return on === 'both'
        ? you(
            mood,
            `recover ${damageCount('en', amount)} from your character and ${damageCount('en', amount)} from your ship`,
          )
        : you(mood, `recover ${damageCount('en', amount)} from ${damagedFrom.en[on]}`)
    },
    pl({ on, amount }, mood) {
      if (amount === 'all') return `${recoverPl(mood)} wszystkie obrażenia ${damagedFrom.pl[on]}`
      return on === 'both'
        ? `${recoverPl(mood)} ${damageCount('pl', amount)} z postaci i ${damageCount('pl', amount)} ze statku`
        : `${recoverPl(mood)} ${damageCount('pl', amount)} ${damagedFrom.pl[on]}`
    },
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
