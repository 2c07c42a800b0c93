import { statOf } from '../../../outer-rim/rules/abilities/values.ts'
import type { OptionNote } from '../../../outer-rim/ui/added-sheets.tsx'
import { combatChance } from '../../../outer-rim/ui/combat/odds.ts'
import { sheetWords } from '../sheet-words.ts'

/** Odds of a fight for a crew member: the hunter attacks, so it wins ties (UB-AIC-05). */
export const protectNote: OptionNote = (view, { kind, seat }, { id, facts = {} }, lang) => {
  const { seat: hunter, kind: fight } = facts
  if (kind !== 'protectFromHunter' || id !== 'protect' || typeof hunter !== 'number') return null
  const stat = fight === 'ship' ? 'shipCombat' : 'groundCombat'
  const [own, theirs] = [statOf(view, stat, seat), statOf(view, stat, hunter)]
  return sheetWords(lang).toProtect(Math.round((1 - combatChance(theirs, own)) * 100), own, theirs)
}
