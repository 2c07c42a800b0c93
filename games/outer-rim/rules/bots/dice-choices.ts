import { at, type Decision, type Frame, type Seat } from '@kantyna/kernel'
import type { Face } from '../../content/names.ts'
import { currentPool } from '../combat/dice-pools.ts'
import { testLevel } from '../combat/roll-parts.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import type { Die } from '../frames.ts'
import type { Rim } from '../rim.ts'

/** The current roll as a seat sees it: whether the dice are its own, and the worth of each face to the roller. */
interface CurrentDice {
  readonly isOwn: boolean
  readonly dice: readonly Die[]
  readonly worth: Readonly<Record<Face, number>>
  /** Whether the roll needs no more help, for example because a test is already passed. */
  readonly isEnough: boolean
}

const inCombat = { blank: 0, focus: 0, hit: 1, critical: 2 } as const
const passing = [
  { blank: 0, focus: 0, hit: 0, critical: 1 },
  { blank: 0, focus: 0, hit: 1, critical: 1 },
  { blank: 0, focus: 1, hit: 1, critical: 1 },
] as const
const delivering = { blank: 0, focus: 0, hit: 1, critical: 0 } as const

function diceFor(t: Rim, seat: Seat): CurrentDice | null {
  const pool = currentPool(t)
  if (pool === null) return null
  const { frame, dice, side } = pool
  if (frame.routine === 'combat')
    return { isOwn: frame.sides[side].seat === seat, dice, worth: inCombat, isEnough: false }
  if (frame.routine === 'roll') {
    const worth = frame.stream === 'delivery' ? delivering : inCombat
    return { isOwn: true, dice, worth, isEnough: dice.some(({ face }) => worth[face] > 0) }
  }
  const level = testLevel.of(t, frame)
  const worth = passing[level <= 0 ? 0 : level === 1 ? 1 : 2]
  return {
    isOwn: frame.seat === seat,
    dice,
    worth,
    isEnough: dice.some(({ face, isCancelled }) => isCancelled !== true && worth[face] > 0),
  }
}

/** The worth of an average die: faces below it are worth rerolling. */
const AVERAGE = 0.625

/** Whether changing dice helps the seat now. */
export function helpsWithDice(t: Rim, seat: Seat, effect: CardEffect): boolean {
  const current = diceFor(t, seat)
  if (current === null) return true
  const { isOwn, dice, worth, isEnough } = current
  if (isOwn && isEnough) return false
  switch (effect.op) {
    case 'reroll':
      return dice.some(({ face, isCancelled }) => isCancelled !== true && isOwn === worth[face] < AVERAGE)
    case 'changeDie':
      return isOwn && dice.some(({ face }) => effect.from.includes(face) && worth[face] < worth[effect.to])
    default:
      return true
  }
}

interface PickFrame extends Frame {
  readonly effect: CardEffect
}

/** Picks the worst dice of the seat's own roll, or the best of another's. */
export function chooseDice(t: Rim, { seat, options, min, max }: Decision): readonly number[] {
  const current = diceFor(t, seat)
  if (current === null) return options.slice(0, min)
  const { isOwn, dice, worth } = current
  const { effect } = at(t.stack, t.stack.length - 1) as PickFrame // only a pick asks for dice
  const value = (die: number) => worth[at(dice, die).face]
  // Cancelled dice are an opponent's; changed or rerolled dice are mostly the seat's own.
  const wantsBest = effect.op === 'cancelDie' || !isOwn
  const sorted = options.toSorted((a, b) => (wantsBest ? value(b) - value(a) : value(a) - value(b)))
  const isGood = (die: number) =>
    effect.op !== 'reroll' || (isOwn ? value(die) < AVERAGE : value(die) > AVERAGE)
  return sorted.filter((die, index) => index < min || (index < max && isGood(die)))
}
