import { isUnderWay } from '@kantyna/kernel'
import { removePl, you } from '../../../words/cards/effect-words.ts'
import { recoveredText } from '../../../words/cards/recover-words.ts'
import { escapeDefeat as avert } from '../../combat/damage.ts'
import { NONE } from '../../pieces.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** Avoids a defeat. If the damage is then below both limits, no part of the defeat happens. */
export const escapeDefeat: Operations['escapeDefeat'] = {
  legal: (t) => (isUnderWay(t, 'defeat') ? null : refuse('OR-DMG-02', 'notDefeated')),
  run(t, { on, amount }, { seat, source = NONE }) {
    avert(t, seat, on, amount, source)
  },
  words: {
    en: ({ on, amount }, mood) => you(mood, `recover ${recoveredText('en', on, amount)} instead`),
    pl: ({ on, amount }, mood) => `zamiast tego ${removePl(mood)} ${recoveredText('pl', on, amount)}`,
  },
  hint: () => worth.escape,
}
