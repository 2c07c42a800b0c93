import { CANNOT_ELIMINATE } from '../../../../outer-rim/rules/bounties.ts'
import { noteInCombat } from '../../../../outer-rim/rules/combat.ts'
import { currentCombat } from '../../../../outer-rim/rules/dice-pools.ts'
import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { you } from '../../../../outer-rim/words/effect-words.ts'
import type { AddedOperations } from '../vocabulary.ts'

/** UB-FACT-36: for the rest of the combat. */
export const cannotEliminate: AddedOperations['cannotEliminate'] = {
  legal: (t) => (currentCombat(t) === null ? refuse('UB-FACT-36', 'noCombat') : null),
  run(t) {
    const combat = currentCombat(t)
    if (combat !== null) noteInCombat(combat, CANNOT_ELIMINATE)
  },
  words: {
    en: (_, mood) =>
      mood === 'aim' ? 'forgo eliminating the contact' : you('fact', 'cannot eliminate the contact'),
    pl: (_, mood) =>
      mood === 'aim' ? 'zrezygnować z eliminacji kontaktu' : 'nie możesz wyeliminować kontaktu',
  },
  hint: () => -1,
}
