import type { Plain } from '@kantyna/kernel'
import type { DuelRefusal } from '../../refusal.ts'

/**
 * The refusals that name an unmet condition. Each is built once, because the rules ask for it far more often than a
 * person reads it.
 */
const unmetRefusals = new WeakMap<object, DuelRefusal>()

export function unmet(condition: object): DuelRefusal {
  const known = unmetRefusals.get(condition)
  if (known !== undefined) return known
  // A condition is plain data; `words` turns it into a sentence.
  const facts = { when: condition as unknown as Plain }
  const refusal: DuelRefusal = { rule: 'DB-IF-01', reason: 'conditionUnmet', facts }
  unmetRefusals.set(condition, refusal)
  return refusal
}
