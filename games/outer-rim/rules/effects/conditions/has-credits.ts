import { at } from '@kantyna/kernel'
import { creditCount } from '../../../words/cards/effect-words.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

export const hasCredits: Conditions['hasCredits'] = {
  legal(t, { atLeast: needs }, { seat }) {
    const has = at(t.credits, seat)
    return has >= needs ? null : refuse('OR-CRED-01', 'tooFewCredits', { has, needs })
  },
  words: {
    en: ({ atLeast }) => `you have at least ${creditCount('en', atLeast)}`,
    pl: ({ atLeast }) => `masz co najmniej ${creditCount('pl', atLeast)}`,
  },
  negated: {
    en: ({ atLeast }) => `you have fewer than ${creditCount('en', atLeast)}`,
    pl: ({ atLeast }) => `masz mniej niż ${creditCount('pl', atLeast)}`,
  },
}
