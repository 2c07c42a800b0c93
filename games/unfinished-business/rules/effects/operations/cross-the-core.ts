import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { moveSelfPl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { cross, refusalOfCrossing } from '../../setup/core-worlds.ts'
import type { AddedOperations } from '../vocabulary.ts'

/** UB-COR-13, UB-COR-15. */
export const crossTheCore: AddedOperations['crossTheCore'] = {
  legal: (t, _, { seat }) => refusalOfCrossing(t, seat),
  run(t, _, { seat }) {
    cross(t, seat)
  },
  words: {
    en: (_, mood) => you(mood, 'move directly to the other Core Worlds space'),
    pl: (_, mood) => `${moveSelfPl(mood)} bezpośrednio na drugie pole Światów Jądra`,
  },
  hint: () => worth.space,
}
