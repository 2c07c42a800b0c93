import { at, counted } from '@kantyna/kernel'
import type { Conditions } from '../vocabulary.ts'

const cardsPl = {
  one: 'oznaczoną kartę technologii',
  few: 'oznaczone karty technologii',
  many: 'oznaczonych kart technologii',
  other: 'oznaczonej karty technologii',
}

export const hasMarked: Conditions['hasMarked'] = {
  legal(t, { atLeast: needs }, { seat }) {
    let has = 0
    for (let left = at(t.marked, seat); left !== 0; left &= left - 1) has++
    return has >= needs ? null : { rule: 'GC-SEN-01', reason: 'tooFewTechnologies', facts: { has, needs } }
  },
  words: {
    en: ({ atLeast }) =>
      `you have marked ${counted('en', atLeast, { one: 'technology card', other: 'technology cards' })}`,
    pl: ({ atLeast }) => `masz ${counted('pl', atLeast, cardsPl)}`,
  },
}
