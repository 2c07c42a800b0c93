import { deliverPl, you } from '../../../words/cards/effect-words.ts'
import { aiCargoHere, startAiDelivery } from '../../ai/delivering.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

export const aiDeliver: Operations['aiDeliver'] = {
  legal: (t, _, { seat }) =>
    aiCargoHere(t, seat).length > 0 ? null : refuse('OR-AIJOB-03', 'nothingToDeliver'),
  run(t, { illegal }, context) {
    startAiDelivery(t, context, illegal)
  },
  words: {
    en({ illegal }, mood, say) {
      const all = you(mood, 'deliver all cargo whose destination is its planet')
      return illegal === undefined ? all : `${all}; if any of it was illegal, ${say.clause(illegal)}`
    },
    pl({ illegal }, mood, say) {
      const all = `${deliverPl(mood)} wszystkie ładunki, których punktem docelowym jest planeta gracza SI`
      return illegal === undefined ? all : `${all}; jeśli któryś był nielegalny, ${say.clause(illegal)}`
    },
  },
  hint: () => worth.job,
}
