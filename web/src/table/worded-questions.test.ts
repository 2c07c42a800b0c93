import type { GameWords } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import type { TableState } from './controller/table-state.ts'
import { withWordedQuestions } from './worded-questions.ts'

const asked = { decisions: [{ kind: 'plan' }], moves: [{ kind: 'give' }], waiting: [{ kind: 'plan' }] }
const state = asked as unknown as TableState // only what is asked counts
const words = (hasQuestion?: GameWords['hasQuestion']) =>
  ({ ...(hasQuestion && { hasQuestion }) }) as GameWords

test('a question is hidden until its words have been fetched', () => {
  expect(
    withWordedQuestions(
      words((kind) => kind === 'plan'),
      state,
    ),
  ).toMatchObject({ ...asked, moves: [] })
  expect(
    withWordedQuestions(
      words(() => false),
      state,
    ),
  ).toMatchObject({ decisions: [], moves: [], waiting: [] })
})

test('the state stays the same if every question has words', () => {
  expect(withWordedQuestions(words(), state)).toBe(state)
  expect(
    withWordedQuestions(
      words(() => true),
      state,
    ),
  ).toBe(state)
})
