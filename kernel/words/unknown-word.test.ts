import { expect, test } from 'vitest'
import { unknownWord } from './unknown-word.ts'

const many = Array.from({ length: 90 }, (_, index) => `card-number-${index}`)

test.each([
  ['a slip', 'rebel', ['empire', 'rebels'], 'rebel; did you mean rebels? There are: empire, rebels'],
  ['another word', 'jedi', ['empire', 'rebels'], 'jedi; there are: empire, rebels'],
  [
    'a slip among many',
    'storm-trooper',
    [...many, 'stormtrooper'],
    'storm-trooper; did you mean stormtrooper?',
  ],
  ['another word among many', 'jedi', many, 'jedi'],
  ['a word where there are none', 'jedi', [], 'jedi; there are: none'],
  [
    'a capital letter',
    'Rebels',
    ['empire', 'rebels'],
    'Rebels; did you mean rebels? There are: empire, rebels',
  ],
])('%s', (_, word, known, says) => {
  expect(unknownWord('side', word, known)).toBe(`there is no side called ${says}`)
})

test('a word from outside is made harmless and short', () => {
  const said = unknownWord('side', `\u001b[2J${'x'.repeat(100_000)}`, ['empire', 'rebels'])
  expect(said).toMatch(/^there is no side called \\u\{1b\}\[2Jx+…; there are: empire, rebels$/)
  expect(said.length).toBeLessThan(120)
})
