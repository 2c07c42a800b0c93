import { expect, test } from 'vitest'
import { nextStop } from './useRovingFocus.ts'

const lines = ['1', '1', '2', '3', '3', '3']

test('up and down go to the first link of another line', () => {
  expect(nextStop('ArrowDown', 0, lines)).toBe(2)
  expect(nextStop('ArrowDown', 4, lines)).toBeNull()
  expect(nextStop('ArrowUp', 5, lines)).toBe(2)
  expect(nextStop('ArrowUp', 2, lines)).toBe(0)
  expect(nextStop('ArrowUp', 1, lines)).toBeNull()
})

test('left and right stay inside a line', () => {
  expect(nextStop('ArrowRight', 3, lines)).toBe(4)
  expect(nextStop('ArrowRight', 1, lines)).toBeNull()
  expect(nextStop('ArrowLeft', 3, lines)).toBeNull()
  expect(nextStop('ArrowLeft', 4, lines)).toBe(3)
})

test('other keys, and a focus that is elsewhere, lead nowhere', () => {
  expect(nextStop('a', 0, lines)).toBeNull()
  expect(nextStop('ArrowDown', -1, lines)).toBeNull()
})
