import { expect, test } from 'vitest'
import type { Face } from '../../content/names.ts'
import { damageOf, rolledDie, SIDES } from '../../rules/combat/dice.ts'
import { doesPass, TEST_DICE } from '../../rules/combat/roll-parts.ts'
import { chanceToHold, combatChance, testChance } from './odds.ts'

test('a test is passed as often as two dice show what the level asks for', () => {
  expect(testChance(0)).toBeCloseTo(15 / 64)
  expect(testChance(1)).toBeCloseTo(3 / 4)
  expect(testChance(2)).toBeCloseTo(15 / 16)
  expect(testChance(5)).toBeCloseTo(15 / 16)
})

test('what was rolled holds as often as the other rolls no more', () => {
  expect(chanceToHold(0, 1)).toBeCloseTo(4 / 8)
  expect(chanceToHold(1, 1)).toBeCloseTo(7 / 8)
  expect(chanceToHold(4, 2)).toBeCloseTo(1)
})

test('a fight against nothing is won, and a tie is the attacker’s', () => {
  expect(combatChance(0, 0)).toBe(1)
  expect(combatChance(3, 0)).toBeCloseTo(1)
  expect(combatChance(0, 1)).toBeCloseTo(4 / 8)
  // By cases: 0 against 0, 1 against at most 1, 2 against anything.
  expect(combatChance(1, 1)).toBeCloseTo((4 / 8) * (4 / 8) + (3 / 8) * (7 / 8) + 1 / 8)
})

/** Every way that so many dice can fall. */
function rolls(dice: number): readonly (readonly Face[])[] {
  return dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => SIDES.map((face) => [...roll, face]))
}

test('the odds are the share of all rolls that the rules judge so', () => {
  const tests = rolls(TEST_DICE).map((roll) => roll.map(rolledDie))
  for (const level of [0, 1, 2, 3])
    expect(testChance(level)).toBeCloseTo(tests.filter((dice) => doesPass(dice, level)).length / tests.length)
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
