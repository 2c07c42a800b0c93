import type { BlockedOption, Refusal, Seat } from '@kantyna/kernel'
import type { Timing } from '../../content/card.ts'
import { rulesOf } from '../composition.ts'
import { type HeldUsable, usableAt } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { type AbilityFacts, isOfKind, usable, useCode, useOption } from './abilities.ts'
import { heldUsable } from './abilities-by-source.ts'
import { cardRules } from './card-language.ts'
import { isUsedAt } from './timings.ts'

/**
 * The reasons why abilities of face-up cards cannot be used at a timing. Only used to show a question, never to list
 * options.
 */

/**
 * One reason for each card that cannot be used: the reason of its first ability. Forced abilities are left out, because
 * nobody chooses them. `isUsed` says whether an ability was used already in this phase or window.
 */
export function blockedUses(
  t: Rim,
  seat: Seat,
  timing: Timing,
  isUsed: (code: number) => boolean,
  usedRefusal: Refusal,
  facts?: AbilityFacts,
): BlockedOption[] {
  const codeOf = ({ source, index }: HeldUsable) => useCode(source, index)
  const usableNow = usable(t, seat, timing, facts).filter((held) => !isUsed(codeOf(held)))
  const shownIds = new Set(usableNow.map((held) => useOption(t, seat, codeOf(held)).id))
  const unusable = usableAt(t, seat, timing).map((held): [HeldUsable, Refusal] => [
    held,
    isUsed(codeOf(held)) ? usedRefusal : refusalOf(t, seat, held, facts),
  ])
  return [...unusable, ...withheldAbilities(t, seat, timing)].flatMap(([held, refusal]): BlockedOption[] => {
    const option = useOption(t, seat, codeOf(held))
    if (held.isForced || shownIds.has(option.id)) return []
    shownIds.add(option.id)
    return [{ ...option, refusal }]
  })
}

/** Abilities that a seat does not have yet from sources other than cards, characters and ships. */
function withheldAbilities(t: Rim, seat: Seat, timing: Timing): [HeldUsable, Refusal][] {
  return rulesOf(t).action.abilitySources.flatMap((kind) =>
    kind.heldBy(t, seat).flatMap((source) =>
      (kind.withheld?.(t, seat, source) ?? []).flatMap(({ index, refusal }): [HeldUsable, Refusal][] => {
        const ability = kind.abilities(t, source)?.[index]
        if (ability === undefined || !('when' in ability)) return []
        const held = heldUsable(source, index, ability)
        return isUsedAt(held, timing) ? [[held, refusal]] : []
      }),
    ),
  )
}

/**
 * The first reason that applies: the ability is for the other kind of combat (OR-ABIL-07, OR-GEAR-02), its card forbids
 * it, or it was used.
 */
function refusalOf(t: Rim, seat: Seat, held: HeldUsable, facts: AbilityFacts | undefined): Refusal {
  const { source, ability, kind, once } = held
  if (kind !== null && !isOfKind(t, kind, facts))
    return {
      rule: 'OR-ABIL-07',
      reason: facts?.['on'] === undefined ? 'otherCombat' : 'otherDamage',
      facts: { kind },
    }
  const context = facts === undefined ? { seat, source } : { seat, source, bound: facts }
  const unmet = ability.if === undefined ? null : cardRules().holds(t, ability.if, context)
  const used = { rule: 'OR-ABIL-06', reason: once === 'combat' ? 'usedInCombat' : 'usedThisTurn' }
  return unmet ?? cardRules().legal(t, ability.does, context) ?? used
}
