import { at, call, Fault } from '@kantyna/kernel'
import { MILITARY, TRADE } from '../../content/names.ts'
import { canPay } from '../costs/cost.ts'
import { miningFrame, miningRefusal } from '../production/mining.ts'
import { advance, advanceRefusal, costsOf } from '../tracks/tracks.ts'
import { politics, technology } from './advance-and-card.ts'
import { type AreaRules, MAIN } from './area-rules.ts'
import { exploration } from './exploration.ts'
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

/**
 * Mining (GC-MIN-01, GC-MIN-02, GC-MIN-03, GC-MIN-04, GC-MIN-05): the main action also takes the token of the space.
 */
const mining: AreaRules = {
  refusal: (t, seat, form) => miningRefusal(t, seat, form === MAIN),
  perform(t, { seat, form }) {
    call(t, miningFrame(seat, form === MAIN))
  },
}

/**
 * Trade (GC-TRD-01, GC-TRD-02, GC-TRD-03, GC-TRD-04, GC-TRD-05, GC-TRD-06, GC-TRD-07) and military (GC-MIL-01 to
 * GC-MIL-03): the seat pays to advance one space. The main action costs less.
 */
function paidAdvance(track: number): AreaRules {
  return {
    refusal(t, seat, form, hold) {
      const refusal = advanceRefusal(t, seat, track)
      if (refusal !== null) return refusal
      const costs = costsOf(t, seat, track, form)
      if (canPay(costs, hold, true)) return null
      return { rule: 'GC-ORG-71', reason: 'tooPoor', facts: { costs } }
    },
    costs: (t, seat, form) => costsOf(t, seat, track, form),
    perform(t, { seat, from }) {
      advance(t, seat, track, { from, source: null })
    },
  }
}
