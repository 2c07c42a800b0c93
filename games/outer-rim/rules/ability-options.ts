import type { Option, Seat } from '@kantyna/kernel'
import { indexOfUse, sourceOfUse, usable, useAbility, useCode, useOption } from './abilities.ts'
import type { Rim } from './rim.ts'

/** "Planning" and "Action" abilities as entries of a menu (OR-PLAN-07, OR-ACT-05). */

/** Codes of abilities come after all others of a menu. */
const FIRST_USE = 10_000

export function isUse(code: number): boolean {
  return code >= FIRST_USE
}

export function abilityCodes(t: Rim, seat: Seat, moment: 'planning' | 'action'): number[] {
  return usable(t, seat, moment).map(({ source, index }) => FIRST_USE + useCode(source, index))
}

export function useByCode(t: Rim, seat: Seat, code: number): void {
  useAbility(t, seat, sourceOfUse(code - FIRST_USE), indexOfUse(code - FIRST_USE))
}

export function abilityOption(t: Rim, seat: Seat, code: number): Option {
  return useOption(t, seat, code - FIRST_USE)
}
