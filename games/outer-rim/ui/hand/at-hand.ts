import type { Option, PresentedDecision } from '@kantyna/kernel'
import { factNumber } from '../../words/questions/facts.ts'

const actions: readonly string[] = ['market', 'deliver']

/**
 * In the planning phase players touch spaces on the chart, in the action phase cards with abilities. Options that every
 * player has are buttons next to them.
 */
export function isAtHand({ kind }: PresentedDecision, { id, facts = {} }: Option): boolean {
  if (kind === 'act') return actions.includes(id)
  if (kind !== 'plan' || id.startsWith('move-')) return false
  return id !== 'recover' || factNumber(facts, 'character') + factNumber(facts, 'ship') > 0
}
