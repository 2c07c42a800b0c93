import { at, counted } from '@kantyna/kernel'
import type { Conditions } from '../vocabulary.ts'

const tokensPl = {
  one: 'żeton piratów',
  few: 'żetony piratów',
  many: 'żetonów piratów',
  other: 'żetonu piratów',
}

/** Pirate tokens collected, wherever they lie (GC-ORG-28). */
export const hasPirates: Conditions['hasPirates'] = {
  legal(t, { atLeast: needs }, { seat }) {
    const has = at(t.pirateTokens, seat).length
    return has >= needs ? null : { rule: 'GC-MIS-04', reason: 'tooFewPirates', facts: { has, needs } }
  },
  words: {
    en: ({ atLeast }) =>
      `you have ${counted('en', atLeast, { one: 'pirate token', other: 'pirate tokens' })}`,
    pl: ({ atLeast }) => `masz ${counted('pl', atLeast, tokensPl)}`,
  },
}
