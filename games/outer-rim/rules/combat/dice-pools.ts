import { at, type Frame, hasListener, type Seat } from '@kantyna/kernel'
import type { Face, Skill } from '../../content/names.ts'
import { emitEvent } from '../events.ts'
import type { CombatFrame, Die, Opponent, RollFrame, TestFrame } from '../frames.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { ADDED_HIT, type DiceStream, rolledDie, rollFace } from './dice.ts'

/**
 * The dice of the current roll, and changes to them. For operations:
 *
 * - `currentPool(t)`: the dice that can be changed now, or null; in a combat those of the side that rolls
 * - `rerollable(t, faces?)`, `changeable(t, from)`, `cancellable(t, faces)`: the dice that fit, by index
 * - `rerollDie(t, die)`, `changeDie(t, die, to)`, `cancelDie(t, die)`, `addHits(t, amount)`: changes of that pool
 * - `canAddDice(t)`, `addDice(t, seat, amount)`: dice for the next roll (at the start of a combat: for the seat's own roll)
 * - `canHaveSkill(t, seat)`, `haveSkill(t, seat, skill?)`: a skill for the test that is about to be rolled
 * - `currentCombat(t)`, `opponentNow(t)`: the current combat, and whom the attacker fights; null outside of one
 */

type PoolFrame = CombatFrame | TestFrame | RollFrame

interface Pool {
  readonly frame: PoolFrame
  readonly side: 0 | 1
  readonly dice: readonly Die[]
}

function asPoolFrame(frame: Frame): PoolFrame | null {
  const { routine } = frame
  // The routine makes its own frames.
  return routine === 'combat' || routine === 'test' || routine === 'roll' ? (frame as PoolFrame) : null
}

/**
 * The dice that can be changed now. Once a roll is judged, its dice cannot be changed, and the enclosing roll counts
 * again.
 */
export function currentPool(t: Rim): Pool | null {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = asPoolFrame(at(stack, depth))
    if (frame === null) continue
    if (frame.routine === 'roll') return { frame, side: 0, dice: frame.dice }
    if (frame.moment === 'over') continue
    if (frame.routine === 'test') return { frame, side: 0, dice: frame.dice }
    return { frame, side: frame.rolling, dice: frame.pools[frame.rolling] }
  }
  return null
}

export function currentCombat(t: PublicRim): CombatFrame | null {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth] as Frame // the depth is in range
    if (frame.routine === 'combat') return frame as CombatFrame // every frame of this routine has this type
  }
  return null
}

export function opponentNow(t: PublicRim): Opponent | null {
  return currentCombat(t)?.opponent ?? null
}

function dicePassing(t: Rim, passes: (die: Die) => boolean): number[] {
  const found: number[] = []
  currentPool(t)?.dice.forEach((die, index) => {
    if (die.isCancelled !== true && passes(die)) found.push(index)
  })
  return found
}

/** OR-CSTEP-05: a die can be rerolled any number of times; an added hit was never rolled (OR-CAB-04). */
export function rerollable(t: Rim, faces?: readonly Face[]): number[] {
  return dicePassing(
    t,
    ({ face, isAdded }) => isAdded !== true && (faces === undefined || faces.includes(face)),
  )
}

/** OR-CAB-02: the face that a die shows now counts. */
export function changeable(t: Rim, from: readonly Face[]): number[] {
  return dicePassing(t, ({ face }) => from.includes(face))
}

/** OR-CAB-01. */
export function cancellable(t: Rim, faces: readonly Face[]): number[] {
  return dicePassing(t, ({ face }) => faces.includes(face))
}

function setDice({ frame, side }: Pool, dice: readonly Die[]): void {
  if (frame.routine !== 'combat') frame.dice = dice
  else frame.pools = side === 0 ? [dice, frame.pools[1]] : [frame.pools[0], dice]
}

function streamOf({ frame, side }: Pool): DiceStream {
  if (frame.routine === 'roll') return frame.stream
  if (frame.routine === 'test') return 'test'
  return side === 0 ? 'attack' : 'defence'
}

export function rerollDie(t: Rim, die: number): void {
  const pool = currentPool(t)
  if (pool === null) return
  const face = rollFace(t, streamOf(pool))
  setDice(pool, pool.dice.with(die, rolledDie(face)))
  if (hasListener(t)) emitEvent(t, { type: 'rerolled', side: pool.side, die, face })
}

/** OR-CAB-02: the former face no longer counts. */
export function changeDie(t: Rim, die: number, to: Face): void {
  const pool = currentPool(t)
  if (pool === null) return
  const before = at(pool.dice, die)
  setDice(pool, pool.dice.with(die, { ...before, face: to, isChanged: true }))
  if (hasListener(t)) emitEvent(t, { type: 'dieChanged', side: pool.side, die, face: to })
}

export function cancelDie(t: Rim, die: number): void {
  const pool = currentPool(t)
  if (pool === null) return
  setDice(pool, pool.dice.with(die, { ...at(pool.dice, die), isCancelled: true }))
  if (hasListener(t)) emitEvent(t, { type: 'dieCancelled', side: pool.side, die })
}

export function addHits(t: Rim, amount: number): void {
  const pool = currentPool(t)
  if (pool === null) return
  setDice(pool, [...pool.dice, ...new Array<Die>(amount).fill(ADDED_HIT)])
  if (hasListener(t)) emitEvent(t, { type: 'hitsAdded', side: pool.side, amount })
}

function combatBeforeRoll(t: Rim): CombatFrame | null {
  const combat = currentCombat(t)
  return combat !== null && (combat.moment === 'start' || combat.moment === 'value') ? combat : null
}

export function canAddDice(t: Rim): boolean {
  return combatBeforeRoll(t) !== null
}

/** More or fewer dice for the next roll; at the start of a combat, for the seat's own roll. */
export function addDice(t: Rim, seat: Seat, amount: number): void {
  const combat = combatBeforeRoll(t)
  if (combat === null) return
  const { added, moment, rolling, sides } = combat
  const side = moment === 'value' ? rolling : sides[0].seat === seat ? 0 : 1
  combat.added = side === 0 ? [added[0] + amount, added[1]] : [added[0], added[1] + amount]
  if (hasListener(t)) emitEvent(t, { type: 'diceAdded', side, amount })
}

function testBeforeRoll(t: Rim, seat: Seat): TestFrame | null {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = asPoolFrame(at(stack, depth))
    if (frame === null) continue
    return frame.routine === 'test' && frame.seat === seat && frame.moment === 'before' ? frame : null
  }
  return null
}

/** OR-SKILL-04, OR-SKILL-05: a seat can gain a skill for its current test only, even if it already has the skill. */
export function canHaveSkill(t: Rim, seat: Seat): boolean {
  return testBeforeRoll(t, seat) !== null
}

/** Without a named skill, the seat gains the tested one. */
export function haveSkill(t: Rim, seat: Seat, skill?: Skill): void {
  const test = testBeforeRoll(t, seat)
  if (test !== null) test.gained = [...test.gained, skill ?? test.skill]
}
