import { rerollText } from '../../../words/cards/dice-words.ts'
import { rerollable, rerollDie } from '../../combat/dice-pools.ts'
import { dieOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CSTEP-04, OR-CSTEP-05: dice of the current roll; added hits stay (OR-CAB-04). */
export const reroll: Operations['reroll'] = {
  legal: (t, { faces }) => (rerollable(t, faces).length > 0 ? null : refuse('OR-CAB-04', 'noSuchDie')),
  picks: {
    kind: 'pickDice',
    rules: ['OR-CSTEP-04', 'OR-CAB-04'],
    from: (t, { faces }) => rerollable(t, faces),
    bounds(t, { upTo, faces }) {
      const most = rerollable(t, faces).length
      return { min: Math.min(1, most), max: upTo === 'any' ? most : Math.min(upTo, most) }
    },
    option: (t, _, __, die) => dieOption(t, die),
  },
  run(t, _, __, ___, picked) {
    for (const die of picked) rerollDie(t, die)
  },
  words: {
    en: (args, mood) => rerollText('en', args, mood),
    pl: (args, mood) => rerollText('pl', args, mood),
  },
  hint: () => worth.die,
}
