import { activatePl, you } from '../../../words/cards/effect-words.ts'
import { activateMiningPlanets as activate, activationRefusal } from '../../production/mining.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-PLN-12, GC-ORG-56: activates the mining planets and nothing else. The result is their number. */
export const activateMiningPlanets: Operations['activateMiningPlanets'] = {
  legal: (t, _, { seat }) => activationRefusal(t, seat),
  run: (t, _, { seat }) => activate(t, seat),
  words: {
    en: (_, mood) => you(mood, 'activate all mining planets where you have an outpost'),
    pl: (_, mood) => `${activatePl(mood)} wszystkie planety górnicze, na których masz placówkę`,
  },
  hint: () => 2 * worth.points,
}
