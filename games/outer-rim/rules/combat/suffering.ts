import { call, routine, type Seat, scopeOf } from '@kantyna/kernel'
import { couldUseAbilityAt } from '../abilities/abilities.ts'
import { abilityWindow } from '../abilities/use-window.ts'
import type { Damaged } from '../effects/vocabulary.ts'
import { holdsSecret } from '../encounters/secrets.ts'
import type { SeatFrame } from '../frames.ts'
import type { Rim } from '../rim.ts'
import { sufferDamage } from './damage.ts'
import { defeatIfBeaten } from './defeat.ts'

/** Damage that is about to be suffered, and abilities that prevent some of it (OR-DMG-08, OR-GAP-21). */
interface SufferingFrame extends SeatFrame {
  readonly routine: 'suffering'
  readonly on: Damaged
  readonly amount: number
  prevented: number
}

export function startDamage(t: Rim, seat: Seat, on: Damaged, amount: number): void {
  if (amount <= 0) return
  if (mightPrevent(t, seat))
    call<SufferingFrame>(t, { routine: 'suffering', stage: 0, seat, on, amount, prevented: 0 })
  else sufferDamage(t, seat, on, amount)
}

/** Whether a seat might prevent damage, as far as everybody knows: a face-down secret may do that. */
export function mightPrevent(t: Rim, seat: Seat): boolean {
  return couldUseAbilityAt(t, seat, 'damage') || holdsSecret(t, seat)
}

function currentDamage(t: Rim): SufferingFrame | null {
  const frame = t.stack.findLast(({ routine: name }) => name === 'suffering')
  return frame === undefined ? null : (frame as SufferingFrame) // every frame of this routine has this type
}

/** Whether an ability can prevent damage now. Once all damage is prevented, it cannot. */
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
  timingOf: () => 'damage',
  factsOf(t) {
    const { amount, on, prevented } = scopeOf(t, 'suffering') as SufferingFrame // the routine makes its own frames
    return { damage: amount - prevented, on }
  },
  tells(t) {
    const { amount, on, prevented } = scopeOf(t, 'suffering') as SufferingFrame // the routine makes its own frames
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

/**
 * OR-DMG-02, OR-DMG-03, OR-R-23: a seat that reaches a limit is defeated before the rest of the effect happens. Goals and
 * victory wait for the end of the effect (OR-GAP-22).
 */
export function sufferFromEffect(t: Rim, seat: Seat, on: Damaged, amount: number): void {
  if (amount <= 0) return
  if (mightPrevent(t, seat)) {
    call<FromEffectFrame>(t, { routine: 'sufferingFromEffect', stage: 0, seat, on, amount })
    return
  }
  sufferDamage(t, seat, on, amount)
  defeatIfBeaten(t, seat)
}

interface FromEffectFrame extends SeatFrame {
  readonly routine: 'sufferingFromEffect'
  readonly on: Damaged
  readonly amount: number
}

const sufferingFromEffect = routine<Rim, FromEffectFrame>('sufferingFromEffect')('shown', {
  suffer(t, { seat, on, amount }) {
    startDamage(t, seat, on, amount)
  },
  defeat(t, { seat }) {
    defeatIfBeaten(t, seat)
  },
})

export const sufferingRoutines = [suffering, sufferingFromEffect, prevention.routine]
export const sufferingKinds = [prevention.kind]
