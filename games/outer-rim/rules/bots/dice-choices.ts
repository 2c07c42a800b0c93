import { at, type Decision, type Frame, type Seat } from '@kantyna/kernel'
import type { Face } from '../../content/names.ts'
import { currentPool } from '../combat/dice-pools.ts'
import { testLevel } from '../combat/roll-parts.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import type { Die } from '../frames.ts'
import type { Rim } from '../rim.ts'

/** Whether the dice on the table are a seat's own, and how good each face is to whoever rolled them. */
interface Lying {
  readonly isOwn: boolean
  readonly dice: readonly Die[]
  readonly worth: Readonly<Record<Face, number>>
  /** Nothing more is wanted: a test is passed already. */
  readonly isEnough: boolean
}

const inCombat = { blank: 0, focus: 0, hit: 1, critical: 2 } as const
const passing = [
  { blank: 0, focus: 0, hit: 0, critical: 1 },
  { blank: 0, focus: 0, hit: 1, critical: 1 },
  { blank: 0, focus: 1, hit: 1, critical: 1 },
] as const
const delivering = { blank: 0, focus: 0, hit: 1, critical: 0 } as const

function lyingFor(t: Rim, seat: Seat): Lying | null {
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

/** An average die: rerolling pays where a face is worse than this. */
const AVERAGE = 0.625

/** Whether changing dice is of any use now: there is one that is bad for the seat. */
export function helpsWithDice(t: Rim, seat: Seat, effect: CardEffect): boolean {
  const lying = lyingFor(t, seat)
  if (lying === null) return true
  const { isOwn, dice, worth, isEnough } = lying
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

/** Which dice: the worst of one's own, the best of the others'. */
export function chooseDice(t: Rim, { seat, options, min, max }: Decision): readonly number[] {
  const lying = lyingFor(t, seat)
  if (lying === null) return options.slice(0, min)
  const { isOwn, dice, worth } = lying
  const { effect } = at(t.stack, t.stack.length - 1) as PickFrame // only a pick asks for dice
  const value = (die: number) => worth[at(dice, die).face]
  // What somebody cancels is somebody else's; what is changed or rerolled, mostly one's own.
  const wantsBest = effect.op === 'cancelDie' || !isOwn
  const sorted = options.toSorted((a, b) => (wantsBest ? value(b) - value(a) : value(a) - value(b)))
  const isGood = (die: number) =>
    effect.op !== 'reroll' || (isOwn ? value(die) < AVERAGE : value(die) > AVERAGE)
  return sorted.filter((die, index) => index < min || (index < max && isGood(die)))
}
