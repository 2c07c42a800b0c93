import { expect, test } from 'vitest'
import { foldedFrom } from './columns.ts'

test.each([
  [null, []],
  ['', []],
  ['right', ['right']],
  ['right left', ['left', 'right']],
  ['{"left":true}', []],
] as const)('%j means that %j are folded', (text, folded) => {
  expect(foldedFrom(text)).toEqual(folded)
})
