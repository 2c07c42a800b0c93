import { expect, test } from 'vitest'
import { edgeFor } from './stand-clear.ts'

const board = { top: 100, bottom: 500 }

test('it stands at the lower edge of the board, above the dock', () => {
  expect(edgeFor(board, [{ top: 110, bottom: 160 }], 90)).toEqual({ edge: 'bottom', isFolded: false })
})

test('it makes way for what is lit there', () => {
  expect(edgeFor(board, [{ top: 400, bottom: 450 }], 90)).toEqual({ edge: 'top', isFolded: false })
})

test('where something is lit at both edges it folds, and covers the fewest', () => {
  const lit = [
    { top: 100, bottom: 150 },
    { top: 120, bottom: 170 },
    { top: 430, bottom: 480 },
  ]
  expect(edgeFor(board, lit, 90)).toEqual({ edge: 'bottom', isFolded: true })
  expect(edgeFor(board, lit.toReversed().slice(0, 2).concat({ top: 440, bottom: 450 }), 90).edge).toBe('top')
})
