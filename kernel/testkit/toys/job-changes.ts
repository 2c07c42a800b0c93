import {
  at,
  type ChangeRules,
  type EffectContext,
  emit,
  type Proposed,
  propose,
  remove,
  type Seat,
} from '../../index.ts'
import { ARMOUR, type Den, DOUBLE, HEALTH, has, SEAL } from './job-table.ts'

/** Changes that cards may lower, replace or forbid. */

interface SeatChange extends Proposed {
  readonly seat: Seat
}

interface Damage extends SeatChange {
  readonly context: EffectContext
}

const damageRules: ChangeRules<Den, Damage> = {
  // JB-DMG-01: prevented before anything is capped: of 4, with 1 prevented, 3 are suffered.
  reduce: [(t, { seat }, amount) => (has(t, seat, ARMOUR) ? amount - 1 : amount)],
  forbid: [(t, { seat }) => (at(t.isDown, seat) ? { rule: 'JB-DMG-03', reason: 'isDown' } : null)],
}

export function suffer(t: Den, damage: Damage): void {
  const fate = propose(t, damageRules, damage)
  if (fate.is !== 'made') return
  const { seat, context } = damage
  t.wounds[seat] = Math.min(HEALTH, at(t.wounds, seat) + fate.amount)
  const causes = context.source === undefined ? [] : [...(context.causes ?? []), context.source]
  emit(t, { type: 'hurt', seat, amount: fate.amount, prevented: fate.prevented, causes })
}

/** JB-GEAR-03: the double falls in its owner's place, once. */
const defeatRules: ChangeRules<Den, SeatChange> = {
  replace: [
    (t, { seat }) => {
      if (!has(t, seat, DOUBLE)) return false
      dropGear(t, seat, DOUBLE)
      t.wounds[seat] = HEALTH - 1
      return true
    },
  ],
}

export function isReallyDefeated(t: Den, seat: Seat): boolean {
  return propose(t, defeatRules, { seat, amount: 1 }).is === 'made'
}

/** JB-GEAR-04: with the seal, credits cannot be taken. */
const theftRules: ChangeRules<Den, SeatChange> = {
  forbid: [(t, { seat }) => (has(t, seat, SEAL) ? { rule: 'JB-GEAR-04', reason: 'sealed' } : null)],
}

/** JB-DEF-01: three credits, or all where there are fewer. */
export function takeCredits(t: Den, seat: Seat): void {
  const fate = propose(t, theftRules, { seat, amount: Math.min(3, at(t.credits, seat)) })
  if (fate.is !== 'made') return
  t.credits[seat] = at(t.credits, seat) - fate.amount
  emit(t, { type: 'lost', seat, amount: fate.amount })
}

export function dropGear(t: Den, seat: Seat, gear: number): void {
  remove(at(t.gear, seat), gear)
  t.box.push(gear)
  emit(t, { type: 'droppedGear', seat, gear })
}
