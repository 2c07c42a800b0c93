import type { Option, PresentedDecision } from '@kantyna/kernel'
import { factNumber } from '../words/facts.ts'

/** In the planning phase spaces are touched on the chart; the other choices stand beside it as buttons. */
export function isAtHand({ kind }: PresentedDecision, { id, facts = {} }: Option): boolean {
  if (kind !== 'plan' || id.startsWith('move-')) return false
  return id !== 'recover' || factNumber(facts, 'character') + factNumber(facts, 'ship') > 0
}
