import { at, Fault } from '@kantyna/kernel'
import { MILITARY, TRADE } from '../../content/names.ts'
import { politics, technology } from './advance-and-card.ts'
import type { AreaRules } from './area-rules.ts'
import { exploration } from './exploration.ts'
import { mining } from './mining.ts'
import { paidAdvance } from './paid-advance.ts'
import { production } from './production.ts'

/**
 * The rules of the seven actions that the omni-action stands for (GC-ACT-01), in the order of `areas`. The place of the
 * omni-action itself is empty.
 */
function allRules(): readonly (AreaRules | null)[] {
  return [
    null,
    exploration,
    mining,
    paidAdvance(TRADE),
    technology,
    paidAdvance(MILITARY),
    production,
    politics,
  ]
}

/** Built on first use, because the modules of actions and of effects import each other. */
let rules: readonly (AreaRules | null)[] | null = null

export function rulesOf(area: number): AreaRules {
  rules ??= allRules()
  const found = at(rules, area)
  if (found === null) throw new Fault('the omni-action has no rules of its own')
  return found
}
