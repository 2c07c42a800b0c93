import { call, routine, type Seat, scopeOf } from '@kantyna/kernel'
import { couldUseAbilityAt } from './abilities.ts'
import { sufferDamage } from './damage.ts'
import type { Damaged } from './effects/vocabulary.ts'
import type { SeatFrame } from './frames.ts'
import { currentJob } from './job-frames.ts'
import type { Rim } from './rim.ts'
import { holdsSecret } from './secrets.ts'
import { settle } from './settling.ts'
import { abilityWindow } from './use-window.ts'

/**
 * Damage that is about to be suffered, and abilities that prevent some of it (OR-DMG-08, OR-GAP-21).
 *
 * For others: `startDamage(t, seat, on, amount)`: damage from a combat or an effect; whoever can prevent some of it is
 * asked first. `sufferFromEffect(t, seat, on, amount)`: the same for the operation, and a job ends there for whoever is
 * defeated. For the operation that prevents: `canPreventDamage(t, seat)`, `preventDamage(t, amount)`.
 */
interface SufferingFrame extends SeatFrame {
  readonly routine: 'suffering'
  readonly on: Damaged
  readonly amount: number
  prevented: number
}

export function startDamage(t: Rim, seat: Seat, on: Damaged, amount: number): void {
  if (amount <= 0) return
  if (!couldUseAbilityAt(t, seat, 'damage') && !holdsSecret(t, seat)) sufferDamage(t, seat, on, amount)
  else call<SufferingFrame>(t, { routine: 'suffering', stage: 0, seat, on, amount, prevented: 0 })
}

function currentDamage(t: Rim): SufferingFrame | null {
  const frame = t.stack.findLast(({ routine: name }) => name === 'suffering')
  return frame === undefined ? null : (frame as SufferingFrame) // a routine's frame is of its own making
}

/** What prevents nothing any more cannot be used. */
export function canPreventDamage(t: Rim, seat: Seat, on?: Damaged): boolean {
  const damage = currentDamage(t)
  if (damage === null || damage.seat !== seat || damage.prevented >= damage.amount) return false
  return on === undefined || damage.on === on
}

export function preventDamage(t: Rim, amount: number): void {
  const damage = currentDamage(t)
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
  tells(t) {
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

/** OR-DEF-07: nothing more of a job is resolved by somebody whom it has defeated. */
export function sufferFromEffect(t: Rim, seat: Seat, on: Damaged, amount: number): void {
  if (currentJob(t) === null) startDamage(t, seat, on, amount)
  else call<InJobFrame>(t, { routine: 'sufferingInJob', stage: 0, seat, on, amount })
}

interface InJobFrame extends SeatFrame {
  readonly routine: 'sufferingInJob'
  readonly on: Damaged
  readonly amount: number
}

const sufferingInJob = routine<Rim, InJobFrame>('sufferingInJob')('shown', {
  suffer(t, { seat, on, amount }) {
    startDamage(t, seat, on, amount)
  },
  settle(t) {
    settle(t)
  },
})

export const sufferingRoutines = [suffering, sufferingInJob, prevention.routine]
export const sufferingKinds = [prevention.kind]
