import { at, Fault } from '@kantyna/kernel'
import { MILITARY, TRADE } from '../../content/names.ts'
import { politics, technology } from './advance-and-card.ts'
import type { AreaRules } from './area-rules.ts'
import { exploration } from './exploration.ts'
import { mining } from './mining.ts'
import { paidAdvance } from './paid-advance.ts'
import { production } from './production.ts'

/** The seven actions that the omni-action stands for (GC-ACT-01), in the order of `areas`; its own place is empty. */
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

/** Made when it is first asked for: actions and the effects that they lead to know each other. */
let rules: readonly (AreaRules | null)[] | null = null

export function rulesOf(area: number): AreaRules {
  rules ??= allRules()
  const found = at(rules, area)
  if (found === null) throw new Fault('the omni-action is no action of its own')
  return found
}
