import { expect, test } from 'vitest'
import { FINISH } from '../../rules/board.ts'
import { areaOf, type Berth, berthShips } from './berths.ts'
import { layBoard } from './layout.ts'

const layout = layBoard(360, 420)
const none = Array.from({ length: 8 }, () => 0)
const there = (berths: readonly (Berth | null)[]) => berths.filter((berth) => berth !== null)

function expectApart(berths: readonly Berth[]) {
  berths.forEach((one, index) => {
    for (const other of berths.slice(index + 1)) {
      const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
      expect(apart).toBeGreaterThanOrEqual(Math.min(one.size, other.size) - 0.01)
    }
  })
}

test.each([0, 1, 9, 22, FINISH])('eight ships on place %d do not hide one another', (place) => {
  const berths = there(
    berthShips(
      layout,
      none.map(() => place),
      none,
    ),
  )
  expect(berths).toHaveLength(8)
  expectApart(berths)
})

test('a single ship is in the middle of its place', () => {
  const [berth] = berthShips(layout, [13], [0])
  expect(berth?.x).toBeCloseTo(layout.centres[13]?.x ?? 0)
  expect(berth?.y).toBeCloseTo(layout.centres[13]?.y ?? 0)
})

test('ships on a double space stand on their own halves', () => {
  const [first, second] = berthShips(layout, [9, 9], [0, 1])
  const left = areaOf(layout, 9, 0)
  const right = areaOf(layout, 9, 1)
  expect(first?.x).toBeCloseTo(left.x + left.width / 2)
  expect(second?.x).toBeCloseTo(right.x + right.width / 2)
  expect(first?.x).toBeLessThan(second?.x ?? 0)
})

test('a ship whose half is still to be chosen hovers over its place', () => {
  const [berth, other] = berthShips(layout, [9, 9], [0, 0], 0)
  expect(berth?.x).toBeCloseTo(layout.centres[9]?.x ?? 0)
  expect(berth?.y).toBeLessThan(layout.centres[9]?.y ?? 0)
  expect(other?.x).toBeLessThan(berth?.x ?? 0)
})

test('a ship that is not in play has no position', () => {
  expect(berthShips(layout, [-1, 3], [0, 0])[0]).toBeNull()
})
