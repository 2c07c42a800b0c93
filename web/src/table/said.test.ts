import type { GameWords } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import type { TableState } from './controller/table-state.ts'
import { saidWith } from './said.ts'

const asked = { decisions: [{ kind: 'plan' }], moves: [{ kind: 'give' }], waiting: [{ kind: 'plan' }] }
const state = asked as unknown as TableState // only what is asked counts
const words = (says?: GameWords['says']) => ({ ...(says && { says }) }) as GameWords

test('a question is asked with its words', () => {
  expect(
    saidWith(
      words((kind) => kind === 'plan'),
      state,
    ),
  ).toMatchObject({ ...asked, moves: [] })
  expect(
    saidWith(
      words(() => false),
      state,
    ),
  ).toMatchObject({ decisions: [], moves: [], waiting: [] })
})

test('the state stays the same where everything has words', () => {
  expect(saidWith(words(), state)).toBe(state)
  expect(
    saidWith(
      words(() => true),
      state,
    ),
  ).toBe(state)
})
