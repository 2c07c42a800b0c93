import { counted, numberAt, type Seat } from '@kantyna/kernel'
import { bitsIn } from '../../bits.ts'
import type { Galaxy } from '../../galaxy.ts'
import type { Conditions } from '../vocabulary.ts'

const cardsPl = {
  one: 'oznaczoną kartę technologii',
  few: 'oznaczone karty technologii',
  many: 'oznaczonych kart technologii',
  other: 'oznaczonej karty technologii',
}

export function markedCount(t: Galaxy, seat: Seat): number {
  return bitsIn(numberAt(t.marked, seat))
}

export const hasMarked: Conditions['hasMarked'] = {
  legal(t, { atLeast: needs }, { seat }) {
    const has = markedCount(t, seat)
    return has >= needs ? null : { rule: 'GC-SEN-01', reason: 'tooFewTechnologies', facts: { has, needs } }
  },
  words: {
    en: ({ atLeast }) =>
      `you have marked ${counted('en', atLeast, { one: 'technology card', other: 'technology cards' })}`,
    pl: ({ atLeast }) => `masz ${counted('pl', atLeast, cardsPl)}`,
  },
}
