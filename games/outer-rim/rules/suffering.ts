import { call, routine, type Seat, scopeOf } from '@kantyna/kernel'
import { waits } from './abilities.ts'
import { sufferDamage } from './damage.ts'
import type { Damaged } from './effects/vocabulary.ts'
import type { SeatFrame } from './frames.ts'
import type { Rim } from './rim.ts'
import { holdsSecret } from './secrets.ts'
import { abilityWindow } from './use-window.ts'

/**
 * Damage that is about to be suffered, and abilities that prevent some of it (OR-DMG-08, OR-GAP-21).
 *
 * For others: `startDamage(t, seat, on, amount)`: damage from a combat or an effect; whoever can prevent some of it is
 * asked first. For the operation: `canPreventDamage(t, seat)`, `preventDamage(t, amount)`.
 */
interface SufferingFrame extends SeatFrame {
  readonly routine: 'suffering'
  readonly on: Damaged
  readonly amount: number
  prevented: number
}

export function startDamage(t: Rim, seat: Seat, on: Damaged, amount: number): void {
  if (amount <= 0) return
  if (!waits(t, seat, 'damage') && !holdsSecret(t, seat)) sufferDamage(t, seat, on, amount)
  else call<SufferingFrame>(t, { routine: 'suffering', stage: 0, seat, on, amount, prevented: 0 })
}

function nearestDamage(t: Rim): SufferingFrame | null {
  const frame = t.stack.findLast(({ routine: name }) => name === 'suffering')
  return frame === undefined ? null : (frame as SufferingFrame) // a routine's frame is of its own making
}

/** What prevents nothing any more cannot be used. */
export function canPreventDamage(t: Rim, seat: Seat, on?: Damaged): boolean {
  const damage = nearestDamage(t)
  if (damage === null || damage.seat !== seat || damage.prevented >= damage.amount) return false
  return on === undefined || damage.on === on
}

export function preventDamage(t: Rim, amount: number): void {
  const damage = nearestDamage(t)
  if (damage !== null) damage.prevented += amount
}

const prevention = abilityWindow({
  name: 'damageWindow',
  kindName: 'useAgainstDamage',
  rules: ['OR-DMG-08'],
  momentOf: () => 'damage',
  factsOf(t) {
    const { amount, on, prevented } = scopeOf(t, 'suffering') as SufferingFrame // a routine's frame is of its own making
    return { damage: amount - prevented, on }
  },
})

const suffering = routine<Rim, SufferingFrame>('suffering')('shown', {
  offer(t, { seat }) {
    prevention.open(t, [seat])
  },
  suffer(t, { seat, on, amount, prevented }) {
    sufferDamage(t, seat, on, amount, prevented)
  },
})

export const sufferingRoutines = [suffering, prevention.routine]
export const sufferingKinds = [prevention.kind]
