import type { Facts, Refusal } from '@kantyna/kernel'

/** Why an effect cannot be carried out or would change nothing. */
export function refuse(rule: string, reason: string, facts?: Facts): Refusal {
  return facts === undefined ? { rule, reason } : { rule, reason, facts }
}
