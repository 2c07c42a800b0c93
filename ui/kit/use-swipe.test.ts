import { expect, test } from 'vitest'
import { swipeOf } from './use-swipe.ts'

const from = { x: 200, y: 200 }

test('a swipe goes far enough, and sideways', () => {
  expect(swipeOf(from, { x: 120, y: 190 })).toBe('left')
  expect(swipeOf(from, { x: 280, y: 220 })).toBe('right')
  expect(swipeOf(from, { x: 160, y: 200 })).toBeNull()
  expect(swipeOf(from, { x: 120, y: 260 })).toBeNull()
})
