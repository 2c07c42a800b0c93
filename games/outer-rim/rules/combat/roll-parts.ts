import { type Contribution, type Value, value } from '@kantyna/kernel'
import type { CombatKind, Face } from '../../content/names.ts'
import { skillLevel, skillTerms, statValues } from '../abilities/values.ts'
import { rulesOf } from '../composition.ts'
import type { CombatFrame, Die, TestFrame } from '../frames.ts'
import type { PublicRimWithContacts } from '../rim.ts'
import { countFaces } from './dice.ts'

/** The parts of a roll: the dice of a side of a combat, and the level of the tested player. */

/** The roll of a side in a current or future combat: 0 is the attacker's, 1 the defender's. */
export interface CombatRoll {
  readonly combat: Pick<CombatFrame, 'kind' | 'sides' | 'added'>
  readonly side: 0 | 1
}

function combatValue(kind: CombatKind): Value<PublicRimWithContacts, number> {
  return kind === 'ground' ? statValues.groundCombat : statValues.shipCombat
}

const ownDice: Contribution<PublicRimWithContacts, CombatRoll> = (t, { combat, side }, add) => {
  const { kind, sides } = combat
  const rolling = sides[side]
  if (rolling.seat === null) add(rolling.dice ?? 0, 'enemy')
  else
    for (const { amount, name, source } of combatValue(kind).terms(t, rolling.seat)) add(amount, name, source)
}

const diceOfAbilities: Contribution<PublicRimWithContacts, CombatRoll> = (_, { combat, side }, add) =>
  add(combat.added[side], 'ability')

const addedDice: Contribution<PublicRimWithContacts, CombatRoll> = (t, roll, add) => {
  for (const contribute of rulesOf(t).encounter.combat.dice) contribute(t, roll, add)
}

/** OR-CSTEP-01, OR-CSTEP-02: the number of dice of a side. */
export const combatDice: Value<PublicRimWithContacts, CombatRoll> = {
  ...value('combatDice', [ownDice, diceOfAbilities, addedDice]),
  of(t, roll) {
    const { kind, sides, added } = roll.combat
    const rolling = sides[roll.side]
    let dice = rolling.seat === null ? (rolling.dice ?? 0) : combatValue(kind).of(t, rolling.seat)
    dice += added[roll.side]
    addedDice(t, roll, (amount) => {
      dice += amount
    })
    return Math.max(0, dice)
  },
}

/** A current or future test. */
export type TestSubject = Pick<TestFrame, 'seat' | 'skill' | 'gained'>

const heldLevel: Contribution<PublicRimWithContacts, TestSubject> = (t, { seat, skill }, add) => {
  for (const { amount, name, source } of skillTerms(t, seat, skill)) add(amount, name, source)
}

const gainedLevel: Contribution<PublicRimWithContacts, TestSubject> = (_, { skill, gained }, add) => {
  for (const each of gained) if (each === skill) add(1, 'ability')
}

const addedLevel: Contribution<PublicRimWithContacts, TestSubject> = (t, test, add) => {
  for (const contribute of rulesOf(t).encounter.test.level) contribute(t, test, add)
}

/**
 * OR-TEST-06: how often the skill is on the character card and crew cards, plus what was gained for this test
 * (OR-SKILL-05).
 */
export const testLevel: Value<PublicRimWithContacts, TestSubject> = {
  ...value('testLevel', [heldLevel, gainedLevel, addedLevel]),
  of(t, test) {
    let level = skillLevel(t, test.seat, test.skill)
    const add = (amount: number) => {
      level += amount
    }
    gainedLevel(t, test, add)
    addedLevel(t, test, add)
    return level
  },
}

/** OR-TEST-02. */
export const TEST_DICE = 2

const UNSKILLED: readonly Face[] = ['critical']
const SKILLED: readonly Face[] = ['hit', 'critical']
const HIGHLY_SKILLED: readonly Face[] = ['hit', 'critical', 'focus']

/** OR-TEST-03, OR-TEST-04, OR-TEST-05: by level. Critical hits are listed because they are not hits (OR-DICE-02). */
function passingFaces(level: number): readonly Face[] {
  if (level <= 0) return UNSKILLED
  return level === 1 ? SKILLED : HIGHLY_SKILLED
}

/** Whether dice pass a test at a level. */
export function passesTest(dice: readonly Die[], level: number): boolean {
  return countFaces(dice, passingFaces(level)) > 0
}
