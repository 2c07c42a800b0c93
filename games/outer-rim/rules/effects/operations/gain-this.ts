import { getPl, you } from '../../../words/cards/effect-words.ts'
import { gainResource } from '../../resources/gaining.ts'
import { canMakeRoomFor } from '../../resources/slots.ts'
import { tablesOf } from '../../tables.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-ECARD-07, OR-RES-02: the resource on the card that is being read. */
export const gainThis: Operations['gainThis'] = {
  legal(t, _, { seat, source }) {
    if (source === undefined || !t.resolving.includes(source) || tablesOf(t).resources[source] == null)
      return refuse('OR-ECARD-07', 'notHere')
    return canMakeRoomFor(t, seat, source) ? null : refuse('OR-RES-03', 'noSlot')
  },
  run(t, _, { seat, source }) {
    if (source !== undefined) gainResource(t, seat, source)
  },
  words: {
    en: (_, mood) => you(mood, 'gain this card'),
    pl: (_, mood) => `${getPl(mood)} tę kartę`,
  },
  hint: () => worth.card,
}
