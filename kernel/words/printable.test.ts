import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['plain words', 'Zażółć gęślą jaźń 🚀', 'Zażółć gęślą jaźń 🚀'],
  ['an escape that names the window', '\u001b]0;pwned\u0007', '\\u{1b}]0;pwned\\u{7}'],
  ['the one-byte escape', '\u009b31mred', '\\u{9b}31mred'],
  ['writing turned round', 'abc\u202edef', 'abc\\u{202e}def'],
  ['half a character', 'a\ud800b', 'a\\u{d800}b'],
  ['several lines', ' one\r\n\ttwo\u2028three ', 'one two three'],
])('%s', (_, text, shown) => {
  expect(printable(text, 100)).toBe(shown)
})

test('a long text is cut', () => {
  expect(printable('x'.repeat(100), 100)).toBe('x'.repeat(100))
  expect(printable('x'.repeat(101), 100)).toBe(`${'x'.repeat(99)}…`)
  expect(printable(`${' '.repeat(500)}x`, 100)).toBe('…')
})
