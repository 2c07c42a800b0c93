import { newChance } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { encounterTable } from '../../test/encounters/encounter-table.ts'
import { ADDED_HIT, countFaces, damageOf, facesOf, rollDice, rolledDie } from './dice.ts'

describe('dice', () => {
  test('OR-DICE-01, OR-COMP-05: 3 hits, 1 critical hit, 2 focuses and 2 blanks; the number of dice has no limit', () => {
    const t = encounterTable()
    t.chance = newChance(7, Object.keys(t.chance.drawn))
    const faces = facesOf(rollDice(t, 'attack', 8000))
    const share = (face: string) => Math.round(faces.filter((each) => each === face).length / 1000)
    expect(['hit', 'critical', 'focus', 'blank'].map(share)).toEqual([3, 1, 2, 2])
  })

  test('OR-CSTEP-06, OR-CAB-01, OR-CAB-03: a hit is 1, a critical hit 2; cancelled dice do not count', () => {
    const dice = [rolledDie('hit'), rolledDie('critical'), rolledDie('focus'), rolledDie('blank')]
    expect(damageOf(dice)).toBe(3)
    expect(damageOf([...dice, ADDED_HIT])).toBe(4)
    expect(damageOf([rolledDie('hit'), { face: 'critical', isCancelled: true }])).toBe(1)
  })

  test('OR-DICE-02, OR-DICE-03: a critical hit does not count as a hit', () => {
    const dice = [rolledDie('critical'), rolledDie('hit')]
    expect(countFaces(dice, ['hit'])).toBe(1)
    expect(countFaces(dice, ['hit', 'critical'])).toBe(2)
  })
})
