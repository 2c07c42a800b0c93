import type { BlockedOption, Option, Refusal, Seat } from '@kantyna/kernel'
import { indexOfUse, sourceOfUse, usable, useAbility, useCode, useOption } from './abilities.ts'
import { cardRules } from './card-language.ts'
import type { HeldUsable } from './holding.ts'
import { bitOfMoment } from './moments.ts'
import { inUse } from './possessions.ts'
import type { Rim } from './rim.ts'

/** "Planning" and "Action" abilities as entries of a menu (OR-PLAN-07, OR-ACT-05), and why those of a phase cannot be used. */

type MenuMoment = 'planning' | 'action' | 'encounter'

/** Codes of abilities come after all others of a menu. */
const FIRST_USE = 10_000

export function isUse(code: number): boolean {
  return code >= FIRST_USE
}

export function abilityCodes(t: Rim, seat: Seat, moment: MenuMoment): readonly number[] {
  const found = usable(t, seat, moment)
  return found.length === 0
    ? nothingUsable
    : found.map(({ source, index }) => FIRST_USE + useCode(source, index))
}

const nothingUsable: readonly number[] = []

export function useByCode(t: Rim, seat: Seat, code: number): void {
  useAbility(t, seat, sourceOfUse(code - FIRST_USE), indexOfUse(code - FIRST_USE))
}

export function abilityOption(t: Rim, seat: Seat, code: number): Option {
  return useOption(t, seat, code - FIRST_USE)
}

/** Abilities of open cards that cannot be used now, and why; of those that were used already in this phase, that. */
export function blockedAbilities(
  t: Rim,
  seat: Seat,
  moment: MenuMoment,
  isUsed: (code: number) => boolean,
): BlockedOption[] {
  const open = abilityCodes(t, seat, moment)
  return heldFor(t, seat, moment).flatMap((held): BlockedOption[] => {
    const code = FIRST_USE + useCode(held.source, held.index)
    if (isUsed(code))
      return [{ ...abilityOption(t, seat, code), refusal: { rule: 'OR-ACT-06', reason: 'alreadyDone' } }]
    return open.includes(code) ? [] : [{ ...abilityOption(t, seat, code), refusal: refusalOf(t, seat, held) }]
  })
}

/** Everything on open cards that may be used at a moment, whether or not it can be now. */
function heldFor(t: Rim, seat: Seat, moment: MenuMoment): HeldUsable[] {
  return inUse(t, seat).sources.flatMap(({ usable: held }) =>
    held.filter(({ moments }) => (moments & bitOfMoment[moment]) !== 0),
  )
}

function refusalOf(t: Rim, seat: Seat, { source, ability }: HeldUsable): Refusal {
  const context = { seat, source }
  const unmet = ability.if === undefined ? null : cardRules().holds(t, ability.if, context)
  return (
    unmet ?? cardRules().legal(t, ability.does, context) ?? { rule: 'OR-ABIL-06', reason: 'usedThisTurn' }
  )
}
