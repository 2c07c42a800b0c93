import { expect, test } from 'vitest'
import { encodingOf } from './text-encoding.ts'

test.each([
  ['nothing', [], 'utf-8'],
  ['no mark', [0x7b, 0x7d], 'utf-8'],
  ['the mark of UTF-8', [0xef, 0xbb, 0xbf], 'utf-8'],
  ['the mark of UTF-16, lower byte first', [0xff, 0xfe, 0x7b, 0], 'utf-16le'],
  ['the mark of UTF-16, higher byte first', [0xfe, 0xff, 0, 0x7b], 'utf-16be'],
])('%s is read as %s', (_, bytes, encoding) => {
  expect(encodingOf(bytes)).toBe(encoding)
})
