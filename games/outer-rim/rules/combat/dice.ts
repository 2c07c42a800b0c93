import { at, drawBelow } from '@kantyna/kernel'
import type { Face } from '../../content/names.ts'
import type { Die } from '../frames.ts'
import type { Rim } from '../rim.ts'

/** One stream for each purpose: a reroll in a fight does not change the test after it. */
export type DiceStream = 'attack' | 'defence' | 'test' | 'delivery' | 'roll'

/** OR-DICE-01: 3 hits, 1 critical hit, 2 focuses, 2 blanks. */
export const SIDES: readonly Face[] = ['hit', 'hit', 'hit', 'critical', 'focus', 'focus', 'blank', 'blank']

/** OR-CSTEP-06. */
const DAMAGE: Readonly<Record<Face, number>> = { blank: 0, focus: 0, hit: 1, critical: 2 }

/** All unchanged dice with the same face share one object. */
const ROLLED: Readonly<Record<Face, Die>> = {
  blank: { face: 'blank' },
  focus: { face: 'focus' },
  hit: { face: 'hit' },
  critical: { face: 'critical' },
}

/** OR-CAB-03: counts like one more die with a hit. */
export const ADDED_HIT: Die = { face: 'hit', isAdded: true }

export function rollFace(t: Rim, stream: DiceStream): Face {
  return at(SIDES, drawBelow(t, stream, SIDES.length))
}

export function rolledDie(face: Face): Die {
  return ROLLED[face]
}

/** Rolls as many dice as the rules say, even if the box holds fewer (OR-COMP-05). */
export function rollDice(t: Rim, stream: DiceStream, count: number): Die[] {
  const dice: Die[] = []
  for (let rolled = 0; rolled < count; rolled++) dice.push(ROLLED[rollFace(t, stream)])
  return dice
}

/** The damage of a roll; cancelled dice do not count (OR-CAB-01). */
export function damageOf(dice: readonly Die[]): number {
  let damage = 0
  for (const { face, isCancelled } of dice) if (isCancelled !== true) damage += DAMAGE[face]
  return damage
}

/** Counts the dice with these faces (OR-DICE-03). A critical hit is not a hit (OR-DICE-02). */
export function countFaces(dice: readonly Die[], faces: readonly Face[]): number {
  let count = 0
  for (const { face, isCancelled } of dice) if (isCancelled !== true && faces.includes(face)) count++
  return count
}

export function facesOf(dice: readonly Die[]): Face[] {
  return dice.map(({ face }) => face)
}
