import type { BlockedOption, Refusal, Seat } from '@kantyna/kernel'
import type { Timing } from '../../content/card.ts'
import { rulesOf } from '../composition.ts'
import { type HeldUsable, usableAt } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { type AbilityFacts, isOfKind, usable, useCode, useOption } from './abilities.ts'
import { heldUsable } from './abilities-by-source.ts'
import { cardRules } from './card-language.ts'
import { isUsedAt } from './timings.ts'

/** Why abilities of face-up cards cannot be used at a timing. Only for showing a question, never for its list. */

/**
 * One reason for each card that cannot be used: that of its first ability. Forced abilities are left out, because nobody
 * chooses them. `isUsed` says whether an ability was used already in this phase or window.
 */
export function blockedUses(
  t: Rim,
  seat: Seat,
  timing: Timing,
  isUsed: (code: number) => boolean,
  whereUsed: Refusal,
  facts?: AbilityFacts,
): BlockedOption[] {
  const codeOf = ({ source, index }: HeldUsable) => useCode(source, index)
  const open = usable(t, seat, timing, facts).filter((held) => !isUsed(codeOf(held)))
  const named = new Set(open.map((held) => useOption(t, seat, codeOf(held)).id))
  const closed = usableAt(t, seat, timing).map((held): [HeldUsable, Refusal] => [
    held,
    isUsed(codeOf(held)) ? whereUsed : refusalOf(t, seat, held, facts),
  ])
  return [...closed, ...withheldAt(t, seat, timing)].flatMap(([held, refusal]): BlockedOption[] => {
    const option = useOption(t, seat, codeOf(held))
    if (held.isForced || named.has(option.id)) return []
    named.add(option.id)
    return [{ ...option, refusal }]
  })
}

/** Abilities that sources of other kinds will give later. */
function withheldAt(t: Rim, seat: Seat, timing: Timing): [HeldUsable, Refusal][] {
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

/** In this order: the ability is for the other kind of combat (OR-ABIL-07, OR-GEAR-02), its card forbids it, it was used. */
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
