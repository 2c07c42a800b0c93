import { expect, test } from 'vitest'
import { placementFor } from './place-reader.ts'

const board = { top: 100, bottom: 500 }

test('it is placed at the lower edge of the board, above the dock', () => {
  const lit = [{ top: 110, bottom: 160 }]
  expect(placementFor(board, lit, 90, false)).toEqual({ top: 410, room: null })
  expect(placementFor(board, [], 90, false)).toEqual({ top: 410, room: null })
})

test('it makes room for lit things', () => {
  expect(placementFor(board, [{ top: 400, bottom: 450 }], 90, false)).toEqual({ top: 100, room: null })
})

test('with lit things at both edges, it is placed between them', () => {
  const lit = [
    { top: 430, bottom: 480 },
    { top: 90, bottom: 150 },
    { top: 120, bottom: 170 },
  ]
  expect(placementFor(board, lit, 90, false)).toEqual({ top: 340, room: null })
})

test('if it fits nowhere it fills the largest gap; pinned, all of it is shown', () => {
  const lit = [100, 180, 270, 350, 430].map((top) => ({ top, bottom: top + 60 }))
  expect(placementFor(board, lit, 90, false)).toEqual({ top: 240, room: 30 })
  expect(placementFor(board, lit, 90, true)).toEqual({ top: 410, room: null })
})

test('pinned, it is placed at the edge where it covers fewer lit things', () => {
  const lit = [150, 400, 450].map((top) => ({ top, bottom: top + 40 }))
  expect(placementFor(board, lit, 220, true)).toEqual({ top: 100, room: null })
})
