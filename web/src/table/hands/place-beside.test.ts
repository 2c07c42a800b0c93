import { expect, it } from 'vitest'
import { placeBeside } from './place-beside.ts'

const page = { width: 360, height: 640 }
const card = { width: 240, height: 160 }
const thing = (left: number, top: number) => ({ left, top, width: 40, height: 40 })

it.each([
  ['in the middle', thing(160, 300)],
  ['in the left upper corner', thing(0, 0)],
  ['in the right lower corner', thing(320, 600)],
  ['at the right edge', thing(320, 200)],
])('stands beside a thing %s, on the page', (_, where) => {
  const { left, top } = placeBeside(where, card, page)
  expect(left).toBeGreaterThanOrEqual(8)
  expect(top).toBeGreaterThanOrEqual(8)
  expect(left + card.width).toBeLessThanOrEqual(352)
  expect(top + card.height).toBeLessThanOrEqual(632)
  const overlaps =
    top < where.top + 40 &&
    top + card.height > where.top &&
    left < where.left + 40 &&
    left + card.width > where.left
  expect(overlaps).toBe(false)
})
