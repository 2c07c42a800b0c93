import { canPay } from '../costs/cost.ts'
import { advance, advanceRefusal, costsOf } from '../tracks/tracks.ts'
import type { AreaRules } from './area-rules.ts'

/**
 * Trade (GC-TRD-01, GC-TRD-02, GC-TRD-03, GC-TRD-04, GC-TRD-05, GC-TRD-06, GC-TRD-07) and military (GC-MIL-01 to
 * GC-MIL-03): one space for a price, lower for the main action.
 */
export function paidAdvance(track: number): AreaRules {
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
