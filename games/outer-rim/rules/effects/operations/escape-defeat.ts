import { isUnderWay } from '@kantyna/kernel'
import { damagedFrom } from '../../../words/card-terms.ts'
import { damageCount, recoverPl, you } from '../../../words/effect-words.ts'
import { recoverDamage } from '../../damage.ts'
import { no } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** Instead of being defeated: with less damage than both limits, nothing of the defeat happens. */
export const escapeDefeat: Operations['escapeDefeat'] = {
  legal: (t) => (isUnderWay(t, 'defeat') ? null : no('OR-DMG-02', 'notDefeated')),
  run(t, { on, amount }, { seat }) {
    recoverDamage(t, seat, on, amount)
  },
  words: {
    en: ({ on, amount }, mood) =>
      you(
        mood,
        `recover ${amount === 'all' ? 'all damage' : damageCount('en', amount)} from ${damagedFrom.en[on]} instead`,
      ),
    pl: ({ on, amount }, mood) =>
      `zamiast tego ${recoverPl(mood)} ${amount === 'all' ? 'wszystkie obrażenia' : damageCount('pl', amount)} ${damagedFrom.pl[on]}`,
  },
  hint: () => worth.escape,
}
