import type { Option, PresentedDecision } from '@kantyna/kernel'
import { factNumber } from '../../words/questions/facts.ts'

const actions: readonly string[] = ['market', 'deliver']

/**
 * Whether an option keeps a visible button. In the planning phase players touch spaces on the chart; in the action
 * phase they touch cards with abilities. The options that every player has keep their buttons.
 */
export function isAtHand({ kind }: PresentedDecision, { id, facts = {} }: Option): boolean {
  if (kind === 'act') return actions.includes(id)
  if (kind !== 'plan' || id.startsWith('move-')) return false
  return id !== 'recover' || factNumber(facts, 'character') + factNumber(facts, 'ship') > 0
}
