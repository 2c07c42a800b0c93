import type { HowChosen, TableEntry } from '@kantyna/kernel'
import { expect, it } from 'vitest'
import { readHow, writeHow } from './how-chosen.ts'

const hows: readonly HowChosen[] = ['hand', 'only', 'passing', 'hand', 'only']
const history = hows.map(
  (how, index): TableEntry => ({
    index,
    choice: { seat: 0, kind: 'play', source: null, opensTurn: false, isPass: false, how, answer: null },
    events: [],
  }),
)

it('is kept as a short text', () => {
  expect(writeHow(history)).toBe('2o 3p 5o')
  const howAt = readHow(writeHow(history))
  expect(hows.map((_, index) => howAt(index))).toEqual(hows)
  expect(readHow(undefined)(0)).toBe('hand')
})
