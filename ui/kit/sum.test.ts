import { expect, test } from 'vitest'
import { sumSpoken, sumText } from './sum.ts'
import { kitWords } from './words.ts'

const total = {
  amount: 1,
  terms: [
    { name: 'credits', amount: 10 },
    { name: 'price', amount: -5 },
    { name: 'fuel', amount: -4 },
  ],
}

test('a total is written as a sum', () => {
  expect(sumText(total)).toBe('10 − 5 − 4 = 1')
  expect(
    sumText({
      amount: -2,
      terms: [
        { name: 'credits', amount: -5 },
        { name: 'gift', amount: 3 },
      ],
    }),
  ).toBe('−5 + 3 = −2')
})

test('a single term is written without a sum', () => {
  const price = { amount: 5, terms: [{ name: 'price', amount: 5 }] }
  expect(sumSpoken(price, (name) => name, kitWords('en'))).toBe('5 (price)')
})

test('a total is read out with its terms', () => {
  expect(sumSpoken(total, (name) => name, kitWords('en'))).toBe(
    '10 (credits), minus 5 (price), minus 4 (fuel), comes to 1',
  )
  expect(sumSpoken(total, (name) => name, kitWords('pl'))).toBe(
    '10 (credits), minus 5 (price), minus 4 (fuel), razem 1',
  )
})
