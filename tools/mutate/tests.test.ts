import { expect, test } from 'vitest'
import { patternOf, titlesInScenarios, titlesInTest } from './tests.ts'

test('finds the titles that name a rule', () => {
  const text = "test('AB-ONE-01: moves', f)\ntest('AB-ONE-02: pays', g)\ndescribe('AB-ONE-01', () => {})"
  expect(titlesInTest('some.test.ts', text, 'AB-ONE-01')).toEqual(['AB-ONE-01: moves', 'AB-ONE-01'])
})

test('finds the scenarios that list a rule', () => {
  const scenario = (name: string, rule: string) =>
    `- { game: some, name: "${name}", rules: [${rule}], seats: 2, arrange: {}, do: [], expect: {} }\n`
  const text = scenario('first', 'AB-ONE-01') + scenario('second', 'AB-ONE-02')
  expect(titlesInScenarios(text, 'AB-ONE-02')).toEqual(['second'])
})

test('a title fits its test, also inside others, and no other test', () => {
  const pattern = patternOf(['AB-ONE-01: pays (twice)', 'moves'])
  expect(pattern.test('turns.yaml AB-ONE-01: pays (twice)')).toBe(true)
  expect(pattern.test('turns.yaml AB-ONE-01: pays twice')).toBe(false)
  expect(pattern.test('moves on')).toBe(true)
})

test('placeholders of a table or a variable match any text', () => {
  const pattern = patternOf(['AB-ONE-01: %s pays $amount', 'for ${' + 'seat} and %i'])
  expect(pattern.test('AB-ONE-01: Greedo pays 3')).toBe(true)
  expect(pattern.test('for 2 and 7')).toBe(true)
  expect(pattern.test('AB-ONE-01: Greedo wins')).toBe(false)
})
