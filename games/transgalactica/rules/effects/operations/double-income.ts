import { doublePl, you } from '../../../words/cards/effect-words.ts'
import { emitEvent } from '../../events.ts'
import type { GalaxyRefusal } from '../../refusal.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const incomeOnly: GalaxyRefusal = { rule: 'GC-ORG-38', reason: 'incomeOnly' }

/** GC-SYM-16, GC-ORG-38: the income phase itself counts its sources twice; this only emits the event. */
export const doubleIncome: Operations['doubleIncome'] = {
  legal: ({ phase }) => (phase === 'income' ? null : incomeOnly),
  run: (t, _, { seat }) => emitEvent(t, { type: 'doubledIncome', seat }),
  words: {
    en: (_, mood) => you(mood, 'double your rewards in the income phase that is just beginning'),
    pl: (_, mood) => `${doublePl(mood)} swoje nagrody w fazie dochodów, która właśnie się zaczyna`,
  },
  hint: () => 4 * worth.any,
}
