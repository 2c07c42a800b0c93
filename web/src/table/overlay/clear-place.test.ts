import { expect, test } from 'vitest'
import { clearPlace } from './clear-place.ts'

const board = { left: 200, top: 50, right: 1000, bottom: 550 }
const hand = { left: 0, top: 600, right: 1200, bottom: 740 }
const size = { width: 300, height: 120 }

test('an empty region is used at its lower right', () => {
  expect(clearPlace(size, [hand, board], [])).toEqual({ left: 900, top: 620, covers: 0 })
})

test('a region without room is passed over', () => {
  const cards = { left: 100, top: 610, right: 1100, bottom: 730 }
  expect(clearPlace(size, [hand, board], [cards])).toEqual({ left: 700, top: 430, covers: 0 })
  expect(clearPlace({ width: 300, height: 200 }, [hand, board], [])?.top).toBe(350)
})

test('with lit things at the lower right, it uses the lower left', () => {
  const lit = { left: 950, top: 500, right: 990, bottom: 540 }
  expect(clearPlace(size, [board], [lit])).toEqual({ left: 200, top: 430, covers: 0 })
})

test('between two lit rows, it is placed just above the lower one', () => {
  const rows = [
    { left: 200, top: 50, right: 1000, bottom: 100 },
    { left: 200, top: 480, right: 1000, bottom: 550 },
  ]
  expect(clearPlace(size, [board], rows)).toEqual({ left: 700, top: 360, covers: 0 })
})

test('if everything is lit, it covers as little as possible, and returns how much', () => {
  const rows = [60, 160, 260, 360, 460].map((top) => ({ left: 200, top, right: 1000, bottom: top + 60 }))
  expect(clearPlace(size, [board], rows)?.covers).toBe(1)
  expect(clearPlace({ width: 900, height: 20 }, [board], rows)).toBeNull()
})

test('of the places that cover nothing lit it takes the one that hides least', () => {
  const pile = { left: 200, top: 440, right: 1000, bottom: 540 }
  const track = { left: 200, top: 50, right: 220, bottom: 550 }
  const wide = { width: 800, height: 120 }
  expect(clearPlace(wide, [board], [], [pile, track])).toEqual({ left: 200, top: 320, covers: 0 })
})
