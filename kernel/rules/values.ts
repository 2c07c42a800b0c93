import type { Term } from '../play/parts.ts'
import type { Position } from '../play/position.ts'

/**
 * A value that is a sum of contributions: "7 = 3 character + 2 crew + 2 ship". Contributions are written once and read
 * in two ways: as a number for rules, and as a list of terms for explanations.
 */
export interface Value<P extends object, Subject> {
  readonly name: string
  of(t: P, subject: Subject): number
  /** Its terms, without those that are 0. */
  terms(t: P, subject: Subject): Term[]
}

/** Adds terms to a value, each with a name for words and the piece that it comes from. */
export type Contribution<P extends object, Subject> = (t: P, subject: Subject, add: Add) => void

export type Add = (amount: number, name: string, source?: number) => void

export function value<P extends object, Subject>(
  name: string,
  contributions: readonly Contribution<P, Subject>[],
): Value<P, Subject> {
  return {
    name,
    of(t, subject) {
      // Contributions may compute other values, so the outer sum is saved.
      const outer = sum
      sum = 0
      for (let index = 0; index < contributions.length; index++) contributions[index]?.(t, subject, addToSum)
      const total = sum
      sum = outer
      return total
    },
    terms(t, subject) {
      const terms: Term[] = []
      const add: Add = (amount, what, source) => {
        if (amount !== 0)
          terms.push(source === undefined ? { name: what, amount } : { name: what, amount, source })
      }
      for (const contribute of contributions) contribute(t, subject, add)
      return terms
    },
  }
}

/** One running sum for all values, so that the hot path creates no closures. */
let sum = 0

function addToSum(amount: number): void {
  sum += amount
}

/** A value that tests check at every decision: the number must equal the sum of its terms. */
export interface CheckedValue<P extends Position> {
  readonly name: string
  /** How the number and its terms differ, as a sentence; null if they agree. */
  disagreement(t: P): string | null
}

export function checkedValue<P extends Position, Subject>(
  of: Value<P, Subject>,
  subjects: (t: P) => readonly Subject[],
): CheckedValue<P> {
  return {
    name: of.name,
    disagreement(t) {
      for (const subject of subjects(t)) {
        const total = of.terms(t, subject).reduce((all, { amount }) => all + amount, 0)
        if (total !== of.of(t, subject))
          return `${of.name} is ${of.of(t, subject)}, and its terms make ${total}`
      }
      return null
    },
  }
}
