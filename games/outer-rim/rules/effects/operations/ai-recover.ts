import { at } from '@kantyna/kernel'
import { removePl, you } from '../../../words/cards/effect-words.ts'
import { recoverDamage } from '../../combat/damage.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-EX-15: without damage the line does not apply. */
export const aiRecover: Operations['aiRecover'] = {
  legal(t, { onlyIfDefeated }, { seat }) {
    if (onlyIfDefeated === true && !at(t.isDefeated, seat)) return refuse('OR-AIFLOW-04', 'notDefeated')
    return at(t.characterDamage, seat) + at(t.shipDamage, seat) > 0
      ? null
      : refuse('OR-AIFLOW-04', 'noDamage')
  },
  run(t, _, { seat }) {
    recoverDamage(t, seat, 'both', 'all')
  },
  words: {
    en: ({ onlyIfDefeated }, mood) =>
      you(mood, `recover all damage${onlyIfDefeated ? ' if the AI player is defeated' : ''}`),
    pl: ({ onlyIfDefeated }, mood) =>
      `${removePl(mood)} wszystkie obrażenia${onlyIfDefeated ? ', jeśli gracz SI jest pokonany' : ''}`,
  },
  hint: () => worth.damage,
}
