import { describe, expect, test } from 'vitest'
import { widthOf, wrapped } from './wrap.ts'

describe('text on a narrow screen', () => {
  test.each([
    ['a line that fits', '  1  Play it', 20, '  1  Play it'],
    ['an option', '  12  Play the Inquisitor now', 20, '  12  Play the\n      Inquisitor now'],
    ['a line of the log', '  Ala plays the green card', 20, '  Ala plays the\n    green card'],
    [
      'a command of the help',
      'r RULE   what the rulebook says',
      24,
      'r RULE   what the\n         rulebook says',
    ],
    ['a word longer than a line', `  ${'x'.repeat(30)}`, 20, `  ${'x'.repeat(18)}\n    ${'x'.repeat(12)}`],
    ['several lines', 'one two three four five\nsix', 20, 'one two three four\n  five\nsix'],
    ['a screen of no width', 'a b', 0, 'a b'],
  ])('%s', (_, text, width, shown) => {
    expect(wrapped(text, width)).toBe(shown)
  })

  test('colours take no room', () => {
    const bold = '  \u001b[1m1\u001b[0m  \u001b[31mred\u001b[0m 6: Falcon'
    expect(widthOf(bold)).toBe('  1  red 6: Falcon'.length)
    expect(wrapped(bold, 20)).toBe(bold)
  })

  test('wide letters take two columns, and combining marks none', () => {
    expect(widthOf('星')).toBe(2)
    expect(widthOf('e\u0301')).toBe(1)
  })

  test('in a pipe nothing is wrapped', () => {
    expect(wrapped('x '.repeat(500), null)).toBe('x '.repeat(500))
  })

  test('any text fits, and no letter is lost', () => {
    for (let width = 20; width < 60; width++) {
      const text = `  7  ${'Lorem ipsum dolor sit amet, consectetur '.repeat(6)}${'W'.repeat(60)} end`
      const lines = wrapped(text, width).split('\n')
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }
  })
})
