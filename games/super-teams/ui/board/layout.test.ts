import { describe, expect, test } from 'vitest'
import { track } from '../../content/track.ts'
import { type BoardLayout, type Box, layBoard, readableSize, smoothPath } from './layout.ts'

const sizes = [
  ['a phone', 360, 400],
  ['a tall phone', 412, 620],
  ['a phone on its side', 640, 220],
  ['a tablet', 768, 700],
  ['a desk', 1270, 585],
  ['a wide desk', 1900, 640],
] as const

function boxes({ tile, centres }: BoardLayout): Box[] {
  return centres.slice(1, -1).map(({ x, y }) => ({ x: x - tile.width / 2, y: y - tile.height / 2, ...tile }))
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe.each(sizes)('the board in %s (%d × %d)', (_, width, height) => {
  const layout = layBoard(width, height)

  test('gives every place a target for a finger', () => {
    expect(Math.min(layout.touchArea.width, layout.touchArea.height)).toBeGreaterThanOrEqual(44)
  })

  test('has a spot for every place', () => {
    expect(layout.centres).toHaveLength(track.length)
  })

  test('keeps everything inside', () => {
    for (const box of [
      ...boxes(layout),
      layout.start,
      layout.finish,
      layout.movementPiles,
      layout.bonusPiles,
    ]) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
  })

  test('overlaps nothing', () => {
    const all = [...boxes(layout), layout.start, layout.finish, layout.movementPiles, layout.bonusPiles]
    const shrunk = all.map((box) => ({ ...box, width: box.width - 0.01, height: box.height - 0.01 }))
    const pairs = shrunk.flatMap((one, index) => shrunk.slice(index + 1).map((other) => meet(one, other)))
    expect(pairs).not.toContain(true)
  })

  test('puts each place next to the previous one', () => {
    const step = Math.max(width / layout.columns, height / layout.rows) * 1.2
    layout.centres.slice(2, -1).forEach((to, index) => {
      const from = layout.centres[index + 1]
      expect(Math.hypot(to.x - (from?.x ?? 0), to.y - (from?.y ?? 0))).toBeLessThan(step)
    })
  })
})

test('the board chooses the grid that suits its size', () => {
  const { columns: wide, rows: flat } = layBoard(1280, 500)
  expect(wide).toBeGreaterThan(flat)
  const { columns: narrow, rows: tall } = layBoard(360, 480)
  expect(narrow).toBeLessThan(tall)
})

test('a smooth path goes through its ends', () => {
  expect(
    smoothPath([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toMatch(/^M1 2C.* 3 4$/)
  expect(smoothPath([])).toBe('')
})

test('small text is enlarged until it can be read', () => {
  expect(readableSize(37, 1)).toBe(37)
  expect(readableSize(37, 0.1) * 0.1).toBeGreaterThanOrEqual(10)
})
