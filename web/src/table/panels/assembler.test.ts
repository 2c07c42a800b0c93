import type { AnswerPreview } from '@kantyna/ui'
import { expect, test, vi } from 'vitest'
import { Assembler } from './assembler.ts'
import { cargo, complete, questionOf, slot } from './test-table.ts'

/** A link with scripted previews that records its calls. */
function at(previews: (picks: readonly string[]) => AnswerPreview | null) {
  const given: unknown[] = []
  const link = {
    choose: (...answer: unknown[]) => given.push(['choose', ...answer]),
    makeMove: (...answer: unknown[]) => given.push(['move', ...answer]),
    preview: (_: unknown, picks: readonly string[]) => Promise.resolve(previews(picks)),
  }
  return { assembler: new Assembler(() => link), given }
}

const settled = (assembler: Assembler) =>
  vi.waitFor(() => expect(assembler.state.get().isWaiting).toBe(false))
const short = { amount: -1, terms: [], refusal: { rule: 'OR-BUY-01', reason: 'price' } }

test('an answer in two parts is given as one', async () => {
  const question = questionOf('buy')
  const { assembler, given } = at((picks) => (picks.length === 2 ? { ...complete, next: slot } : complete))
  assembler.begin(question, 'gozanti')
  await settled(assembler)
  assembler.confirm()
  await settled(assembler)
  expect(assembler.state.get().assembly?.parts).toHaveLength(2)
  assembler.pick({ option: 'right' })
  await settled(assembler)
  // A part without any picks is an answer too.
  expect(given).toEqual([['choose', question, ['gozanti', 'cargo=', 'slot=right']]])
  expect(assembler.state.get().assembly).toBeNull()
})

test('held things are picked at once, and the total is shown during picking', async () => {
  const { assembler } = at((picks) => ({ ...complete, total: { amount: 10 - picks.length, terms: [] } }))
  assembler.begin(questionOf('buy'), 'gozanti', ['card:2', 'card:77'])
  await settled(assembler)
  expect(assembler.state.get().assembly?.parts[0]?.picks).toMatchObject({ chosen: ['ore'] })
  expect(assembler.state.get().assembly?.total?.amount).toBe(8)
  assembler.pick({ option: 'spice' })
  await settled(assembler)
  expect(assembler.state.get().assembly).toMatchObject({ total: { amount: 7 }, isLast: true })
})

test('with a total to confirm, the last pick does not submit the answer', async () => {
  const { assembler, given } = at(() => ({ ...complete, total: { amount: 1, terms: [] } }))
  assembler.begin(questionOf('buy', slot), 'gozanti')
  await settled(assembler)
  assembler.pick({ option: 'left' })
  await settled(assembler)
  expect(given).toEqual([])
  assembler.confirm()
  expect(given).toHaveLength(1)
})

test('an answer that is not enough is not submitted', async () => {
  const { assembler, given } = at(() => ({ next: null, total: short, isEnough: false }))
  assembler.begin(questionOf('buy'), 'gozanti')
  await settled(assembler)
  assembler.confirm()
  await settled(assembler)
  expect(given).toEqual([])
  expect(assembler.state.get().assembly).toMatchObject({ isComplete: false, isEnough: false, total: short })
})

test('a removed pick leaves the sum at once, and the answer is no longer enough', async () => {
  const paid = { amount: 2, terms: [] }
  const { assembler, given } = at((picks) =>
    picks.includes('cargo=ore')
      ? { ...complete, total: paid }
      : { next: null, total: short, isEnough: false },
  )
  assembler.begin(questionOf('buy'), 'gozanti')
  await settled(assembler)
  expect(assembler.state.get().assembly).toMatchObject({ total: short, isEnough: false })
  assembler.pick({ option: 'ore' })
  await settled(assembler)
  expect(assembler.state.get().assembly).toMatchObject({ total: paid, isEnough: true })
  assembler.pick({ option: 'ore' })
  await settled(assembler)
  expect(assembler.state.get().assembly).toMatchObject({ total: short, isEnough: false })
  assembler.confirm()
  expect(assembler.state.get().isWaiting).toBe(false)
  assembler.pick({ option: 'ore' })
  assembler.pick({ option: 'spice' })
  assembler.clear()
  await settled(assembler)
  expect(assembler.state.get().assembly).toMatchObject({ total: short, parts: [{ picks: { chosen: [] } }] })
  expect(given).toEqual([])
})

test('without a preview, no sum is shown', async () => {
  const { assembler } = at((picks) =>
    picks.includes('cargo=ore') ? null : { ...complete, total: { amount: 1, terms: [] } },
  )
  assembler.begin(questionOf('buy'), 'gozanti')
  await settled(assembler)
  assembler.pick({ option: 'ore' })
  await settled(assembler)
  expect(assembler.state.get().assembly).toMatchObject({ total: null, isEnough: false })
})

test('a standing move is made, not answered', async () => {
  const move = questionOf('give', slot, -1)
  const { assembler, given } = at(() => complete)
  assembler.begin(move, 'gozanti')
  await settled(assembler)
  assembler.pick({ option: 'left' })
  await settled(assembler)
  expect(given).toEqual([['move', move, ['gozanti', 'slot=left']]])
})

test('going back from the first part cancels it, and later previews are ignored', async () => {
  const { assembler, given } = at(() => complete)
  assembler.begin(questionOf('buy'), 'gozanti')
  assembler.back()
  expect(assembler.state.get()).toEqual({ assembly: null, isWaiting: false })
  await Promise.resolve()
  expect(assembler.state.get().assembly).toBeNull()
  expect(given).toEqual([])
})

test('an unfinished answer is kept if its question is asked again, and otherwise dropped', async () => {
  const { assembler } = at(() => complete)
  assembler.begin(questionOf('buy'), 'gozanti')
  assembler.pick({ option: 'ore' })
  assembler.update([questionOf('buy', { ...cargo })])
  await settled(assembler)
  expect(assembler.state.get().assembly?.parts[0]?.picks).toMatchObject({ chosen: ['ore'] })
  assembler.update([questionOf('buy', cargo, 8)])
  expect(assembler.state.get().assembly).toBeNull()
})

test('gathered things are submitted as the answer if they are enough', async () => {
  const { assembler, given } = at(() => ({ ...complete, total: { amount: 1, terms: [] } }))
  assembler.begin(questionOf('buy'), 'gozanti', ['card:2'], 'gathered')
  await settled(assembler)
  expect(given).toEqual([['choose', expect.anything(), ['gozanti', 'cargo=ore']]])
})

test('gathered things that are not enough stay picked', async () => {
  const { assembler, given } = at(() => ({ next: null, total: short, isEnough: true }))
  assembler.begin(questionOf('buy'), 'gozanti', ['card:2'], 'gathered')
  await settled(assembler)
  expect(given).toEqual([])
  expect(assembler.state.get().assembly?.parts[0]?.picks).toMatchObject({ chosen: ['ore'] })
})
