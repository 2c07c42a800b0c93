import type { Refusal } from '../play/decision.ts'
import type { Position } from '../play/position.ts'

/**
 * Rules propose a change before they make it: damage that a seat would suffer, reputation that it would lose. Other rules
 * may lower it, replace it or forbid it. Forbidding wins over everything else.
 */
export interface ChangeRules<P extends Position, Change extends Proposed> {
  /** Each may lower the amount, in this order, before any cap applies. */
  readonly reduce?: readonly ((t: P, change: Change, amount: number) => number)[]
  /** Each may replace the change and returns whether it did. A change is replaced at most once. */
  readonly replace?: readonly ((t: P, change: Change) => boolean)[]
  /** Why the change cannot happen. */
  readonly forbid?: readonly ((t: P, change: Change) => Refusal | null)[]
}

export interface Proposed {
  readonly amount: number
}

/** The result of a proposed change. The proposer carries out what is left of it. */
export type ChangeOutcome =
  | { readonly is: 'made'; readonly amount: number; readonly prevented: number }
  | { readonly is: 'replaced' }
  | { readonly is: 'forbidden'; readonly refusal: Refusal }

export function propose<P extends Position, Change extends Proposed>(
  t: P,
  { reduce = [], replace = [], forbid = [] }: ChangeRules<P, Change>,
  change: Change,
): ChangeOutcome {
  // A forbidden change is not replaced either.
  for (const rule of forbid) {
    const refusal = rule(t, change)
    if (refusal !== null) return { is: 'forbidden', refusal }
  }
  for (const rule of replace) if (rule(t, change)) return { is: 'replaced' }
  let amount = change.amount
  for (const rule of reduce) amount = Math.max(0, rule(t, change, amount))
  return { is: 'made', amount, prevented: change.amount - amount }
}
