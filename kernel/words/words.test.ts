import { describe, expect, test } from 'vitest'
import { counted, line, plainText, player, plural, thing } from '../index.ts'

const fields = {
  pl: { one: 'pole', few: 'pola', many: 'pól', other: 'pola' },
  en: { one: 'space', other: 'spaces' },
}

describe('plurals', () => {
  test.each([
    [0, '0 pól'],
    [1, '1 pole'],
    [2, '2 pola'],
    [4, '4 pola'],
    [5, '5 pól'],
    [12, '12 pól'],
    [22, '22 pola'],
    [112, '112 pól'],
    [1.5, '1,5 pola'],
  ])('Polish: %d → %s', (count, said) => {
    expect(counted('pl', count, fields.pl)).toBe(said)
  })

  test.each([
    [0, '0 spaces'],
    [1, '1 space'],
    [2, '2 spaces'],
    [1.5, '1.5 spaces'],
  ])('English: %d → %s', (count, said) => {
    expect(counted('en', count, fields.en)).toBe(said)
  })

  test('a form that a language does not have falls back to the other', () => {
    expect(plural('pl', 3, { one: 'a', other: 'b' })).toBe('b')
  })
})

test('a line keeps players and things apart from its words', () => {
  const inner = line`and ${thing('ship:1', 'Falcon')}`
  const said = line`${player(0)} moves ${thing('ship:0', 'X-wing')} ${3} ${inner}.`
  expect(said).toEqual([
    { seat: 0 },
    ' moves ',
    { thing: 'ship:0', text: 'X-wing' },
    ' ',
    '3',
    ' ',
    'and ',
    { thing: 'ship:1', text: 'Falcon' },
    '.',
  ])
  expect(plainText(said, () => 'Ania')).toBe('Ania moves X-wing 3 and Falcon.')
})
