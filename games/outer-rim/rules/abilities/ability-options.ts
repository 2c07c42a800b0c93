import type { BlockedOption, Option, Seat } from '@kantyna/kernel'
import type { Rim } from '../rim.ts'
import { indexOfUse, sourceOfUse, usable, useAbility, useCode, useOption } from './abilities.ts'
import { blockedUses } from './blocked-uses.ts'

/** "Planning" and "Action" abilities as options of a menu (OR-PLAN-07, OR-ACT-05), and why some cannot be used. */

type MenuTiming = 'planning' | 'action' | 'encounter'

/** The codes of abilities start here, after all other codes of a menu. */
const FIRST_USE = 10_000

export function isUse(code: number): boolean {
  return code >= FIRST_USE
}

export function abilityCodes(t: Rim, seat: Seat, timing: MenuTiming): readonly number[] {
  const found = usable(t, seat, timing)
  return found.length === 0
    ? nothingUsable
    : found.map(({ source, index }) => FIRST_USE + useCode(source, index))
}

const nothingUsable: readonly number[] = []

export function spendByCode(t: Rim, seat: Seat, code: number): void {
  useAbility(t, seat, sourceOfUse(code - FIRST_USE), indexOfUse(code - FIRST_USE))
}

export function abilityOption(t: Rim, seat: Seat, code: number): Option {
  return useOption(t, seat, code - FIRST_USE)
}

/** Abilities of face-up cards that cannot be used now, and why: for example because they were used in this phase. */
export function blockedAbilities(
  t: Rim,
  seat: Seat,
  timing: MenuTiming,
  isUsed: (code: number) => boolean,
): BlockedOption[] {
  const isUsedUp = (code: number) => isUsed(FIRST_USE + code)
  return blockedUses(t, seat, timing, isUsedUp, { rule: 'OR-ACT-06', reason: 'alreadyDone' })
}
