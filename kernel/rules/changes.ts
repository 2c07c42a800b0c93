import type { Refusal } from '../play/decision.ts'
import type { Position } from '../play/position.ts'

/**
 * A change that is proposed before it is made: damage that would be suffered, reputation that would be lost. Other
 * rules may lower it, put something else in its place, or forbid it; what cannot be wins over all the others.
 */
export interface ChangeRules<P extends Position, Change extends Proposed> {
  /** Each may lower the amount; in this order, and before anything caps it. */
  readonly reduce?: readonly ((t: P, change: Change, amount: number) => number)[]
  /** Each may happen instead, once for every change: tells whether it has. */
  readonly replace?: readonly ((t: P, change: Change) => boolean)[]
  /** Why it cannot happen at all. */
  readonly forbid?: readonly ((t: P, change: Change) => Refusal | null)[]
}

export interface Proposed {
  readonly amount: number
}

/** What became of a proposed change. The proposer carries out what is left of it. */
export type ChangeOutcome =
  | { readonly is: 'made'; readonly amount: number; readonly prevented: number }
  | { readonly is: 'replaced' }
  | { readonly is: 'forbidden'; readonly refusal: Refusal }

export function propose<P extends Position, Change extends Proposed>(
  t: P,
  { reduce = [], replace = [], forbid = [] }: ChangeRules<P, Change>,
  change: Change,
): ChangeOutcome {
  // What cannot happen has nothing put in its place either.
  for (const rule of forbid) {
    const refusal = rule(t, change)
    if (refusal !== null) return { is: 'forbidden', refusal }
  }
  for (const rule of replace) if (rule(t, change)) return { is: 'replaced' }
  let amount = change.amount
  for (const rule of reduce) amount = Math.max(0, rule(t, change, amount))
  return { is: 'made', amount, prevented: change.amount - amount }
}
