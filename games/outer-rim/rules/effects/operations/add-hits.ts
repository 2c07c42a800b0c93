import { addPl, hitCount, you } from '../../../words/cards/effect-words.ts'
import { addHits as add, currentPool } from '../../combat/dice-pools.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-CAB-03: counts like one more die with a hit. */
export const addHits: Operations['addHits'] = {
  legal: (t) => (currentPool(t) === null ? refuse('OR-CAB-03', 'noDice') : null),
  run(t, { amount }) {
    add(t, amount)
  },
  words: {
    en: ({ amount }, mood) => you(mood, `add ${hitCount('en', amount)} to your roll`),
    pl: ({ amount }, mood) => `${addPl(mood)} ${hitCount('pl', amount)} do swojego rzutu`,
  },
  hint: (_, { amount }) => amount * worth.die,
}
