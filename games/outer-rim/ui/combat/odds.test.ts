import { expect, test } from 'vitest'
import type { Face } from '../../content/names.ts'
import { damageOf, rolledDie, SIDES } from '../../rules/combat/dice.ts'
import { passesTest, TEST_DICE } from '../../rules/combat/roll-parts.ts'
import { chanceToHold, combatChance, testChance } from './odds.ts'

test('the chance of a test is the share of two dice that pass at its level', () => {
  expect(testChance(0)).toBeCloseTo(15 / 64)
  expect(testChance(1)).toBeCloseTo(3 / 4)
  expect(testChance(2)).toBeCloseTo(15 / 16)
  expect(testChance(5)).toBeCloseTo(15 / 16)
})

test('the chance to hold is the share of rolls that do not exceed the result', () => {
  expect(chanceToHold(0, 1)).toBeCloseTo(4 / 8)
  expect(chanceToHold(1, 1)).toBeCloseTo(7 / 8)
  expect(chanceToHold(4, 2)).toBeCloseTo(1)
})

test('a combat against an empty roll is won, and the attacker wins a tie', () => {
  expect(combatChance(0, 0)).toBe(1)
  expect(combatChance(3, 0)).toBeCloseTo(1)
  expect(combatChance(0, 1)).toBeCloseTo(4 / 8)
  // Case by case: 0 against 0, 1 against at most 1, 2 against anything.
  expect(combatChance(1, 1)).toBeCloseTo((4 / 8) * (4 / 8) + (3 / 8) * (7 / 8) + 1 / 8)
})

/** All results of a number of dice. */
function rolls(dice: number): readonly (readonly Face[])[] {
  return dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => SIDES.map((face) => [...roll, face]))
}

test('the odds equal the share of all rolls by the rules', () => {
  const tests = rolls(TEST_DICE).map((roll) => roll.map(rolledDie))
  for (const level of [0, 1, 2, 3])
    expect(testChance(level)).toBeCloseTo(
      tests.filter((dice) => passesTest(dice, level)).length / tests.length,
    )
  const damage = (dice: number) => rolls(dice).map((roll) => damageOf(roll.map(rolledDie)))
  for (const [attack, defence] of [
    [1, 2],
    [2, 1],
    [2, 2],
  ] as const) {
    const pairs = damage(attack).flatMap((own) => damage(defence).map((theirs) => own >= theirs))
    expect(combatChance(attack, defence)).toBeCloseTo(pairs.filter((isWon) => isWon).length / pairs.length)
  }
})
