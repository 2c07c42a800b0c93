import { noteInCombat } from '../../../../outer-rim/rules/combat/combat.ts'
import { currentCombat } from '../../../../outer-rim/rules/combat/dice-pools.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { CANNOT_ELIMINATE } from '../../../../outer-rim/rules/jobs/bounties.ts'
import type { AddedOperations } from '../vocabulary.ts'

/** UB-FACT-36: this holds for the rest of the combat. */
export const cannotEliminate: AddedOperations['cannotEliminate'] = {
  legal: (t) => (currentCombat(t) === null ? refuse('UB-FACT-36', 'noCombat') : null),
  run(t) {
    const combat = currentCombat(t)
    if (combat !== null) noteInCombat(combat, CANNOT_ELIMINATE)
  },
  words: {
    // This is a sentence of its own, even after "you may" (words/combinator-words.ts).
    en: () => 'you cannot eliminate the contact',
    pl: () => 'nie możesz wyeliminować kontaktu',
  },
  hint: () => -1,
}
