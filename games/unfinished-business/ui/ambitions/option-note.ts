import { at } from '@kantyna/kernel'
import type { OptionNote } from '../../../outer-rim/ui/added-sheets.tsx'
import { ambitions } from '../../content/ambitions.ts'
import { goalText } from '../../words/cards/ambition-text.ts'

/** What a goal among the encounters requires. */
export const goalNote: OptionNote = (_, { kind }, { id, facts = {} }, lang) => {
  const { sheet, goal } = facts
  if (kind !== 'encounter' || !id.startsWith('goal-')) return null
  if (typeof sheet !== 'number' || typeof goal !== 'number') return null
  return goalText(lang, at(at(ambitions, sheet).goals, goal))
}
