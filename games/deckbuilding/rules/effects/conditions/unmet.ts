import type { Plain } from '@kantyna/kernel'
import type { DuelRefusal } from '../../refusal.ts'

/**
 * Says which condition is not met. Built once for each condition of a card, because rules ask far more often than
 * people.
 */
const unmetRefusals = new WeakMap<object, DuelRefusal>()

export function unmet(condition: object): DuelRefusal {
  const known = unmetRefusals.get(condition)
  if (known !== undefined) return known
  // A condition is plain data; the words are made elsewhere.
  const facts = { when: condition as unknown as Plain }
  const refusal: DuelRefusal = { rule: 'DB-IF-01', reason: 'conditionUnmet', facts }
  unmetRefusals.set(condition, refusal)
  return refusal
}
