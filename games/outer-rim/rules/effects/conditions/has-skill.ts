import { skillNames } from '../../../words/cards/card-terms.ts'
import { hasSkill as seatHasSkill } from '../../abilities/values.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

/** OR-SKILL-06. */
export const hasSkill: Conditions['hasSkill'] = {
  legal: (t, { skill }, { seat }) => (seatHasSkill(t, seat, skill) ? null : refuse('OR-SKILL-06', 'noSkill')),
  words: {
    en: ({ skill }) => `you have the ${skillNames.en[skill]} skill`,
    pl: ({ skill }) => `masz umiejętność: ${skillNames.pl[skill]}`,
  },
  negated: {
    en: ({ skill }) => `you do not have the ${skillNames.en[skill]} skill`,
    pl: ({ skill }) => `nie masz umiejętności: ${skillNames.pl[skill]}`,
  },
}
