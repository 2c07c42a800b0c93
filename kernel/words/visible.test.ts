import { expect, test } from 'vitest'
import { isVisible } from './visible.ts'

test.each(['Ala', ' 7', '李', '🙂', 'ż', '\u200bA', '!'])('%j can be seen', (name) => {
  expect(isVisible(name)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['a zero-width space', '\u200b'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a variation selector', '\ufe0f'],
  ['a mark without a letter', '\u0301'],
  ['a blank Braille pattern', '\u2800'],
  ['a private character', '\ue000'],
  ['a control character', '\u0007'],
])('%s cannot be seen', (_, name) => {
  expect(isVisible(name)).toBe(false)
})
