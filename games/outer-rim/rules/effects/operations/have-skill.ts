import { skillNames } from '../../../words/cards/card-terms.ts'
import { gainPl, you } from '../../../words/cards/effect-words.ts'
import { canHaveSkill, haveSkill as have } from '../../combat/dice-pools.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-SKILL-04, OR-SKILL-05. If no skill is named, the seat gains the tested one, because no other matters. */
export const haveSkill: Operations['haveSkill'] = {
  legal: (t, _, { seat }) => (canHaveSkill(t, seat) ? null : refuse('OR-SKILL-04', 'noTest')),
  run(t, { skill }, { seat }) {
    have(t, seat, skill)
  },
  words: {
    en: ({ skill }, mood) =>
      you(
        mood,
        `gain ${skill === undefined ? 'any 1 skill' : `the ${skillNames.en[skill]} skill`} for this test`,
      ),
    pl: ({ skill }, mood) =>
      `${gainPl(mood)} na czas tego testu ${skill === undefined ? '1 dowolną umiejętność' : `umiejętność: ${skillNames.pl[skill]}`}`,
  },
  hint: () => worth.skill,
}
