import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { worth } from '../../../../outer-rim/rules/effects/worth.ts'
import { gainResource } from '../../../../outer-rim/rules/resources/gaining.ts'
import { canMakeRoomFor } from '../../../../outer-rim/rules/resources/slots.ts'
import { tablesOf } from '../../../../outer-rim/rules/tables.ts'
import { getPl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import type { AddedOperations } from '../vocabulary.ts'

/**
 * UB-CLR-01, UB-CLR-02, UB-CLR-03, UB-CLR-04, UB-CLR-18: the player who gains it makes room for it; a player without
 * any slot of its kind returns it.
 */
export const mustGainThis: AddedOperations['mustGainThis'] = {
  legal(t, _, { seat, source }) {
    if (source === undefined || !t.resolving.includes(source) || tablesOf(t).resources[source] == null)
      return refuse('OR-ECARD-07', 'notHere')
    return canMakeRoomFor(t, seat, source) ? null : refuse('OR-RES-03', 'noSlot')
  },
  run(t, _, { seat, source }) {
    if (source !== undefined) gainResource(t, seat, source)
  },
  words: {
    en: (_, mood) => you(mood, 'gain this card (you cannot decline it)'),
    pl: (_, mood) => `${getPl(mood)} tę kartę (bez prawa odmowy)`,
  },
  // The card is a burden: it takes the place of better cards.
  hint: () => -worth.card,
}
