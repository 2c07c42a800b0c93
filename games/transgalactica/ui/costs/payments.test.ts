import { expect, test } from 'vitest'
import { mixesOf, mixText, total } from './payments.ts'

const options = ['energy', 'raw', 'alien'].map((id) => ({ id, touches: [] }))

test('two resources of any type are six mixes', () => {
  const mixes = mixesOf({ options, limits: [2, 2, 2], min: 2, max: 2 })
  expect(mixes).toHaveLength(6)
  expect(mixes?.every((mix) => total(mix) === 2)).toBe(true)
})

test('a good that the seat does not have is in no mix', () => {
  expect(mixesOf({ options, limits: [1, 0, 1], min: 1, max: 1 })).toEqual([
    [0, 0, 1],
    [1, 0, 0],
  ])
})

test('too long a list gives null', () => {
  expect(mixesOf({ options, limits: [9, 9, 9], min: 9, max: 9 })).toBeNull()
})

test('a mix has a text', () => {
  const wording = (mix: readonly number[], lang: 'en' | 'pl') => mixText(mix, paid, lang, ({ id }) => id)
  const paid = [...options, { id: 'credits', touches: [] }]
  expect(wording([0, 0, 0, 1], 'pl')).toBe('1 kredyt')
  expect(wording([1, 2, 0, 5], 'pl')).toBe('1 energia, 2 surowce, 5 kredytów')
  expect(wording([0, 2, 2, 0], 'en')).toBe('2 raw materials, 2 aliens')
})
