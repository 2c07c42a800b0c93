import { at } from '@kantyna/kernel'
import { deliverPl, you } from '../../../words/cards/effect-words.ts'
import { deliverCargo, heldUpCargo } from '../../jobs/delivery.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-DELIV-06: the cargo gets through anyway. */
export const deliverHeldUp: Operations['deliverHeldUp'] = {
  legal: (t, _, { seat }) =>
    at(t.held, seat).includes(heldUpCargo(t)) ? null : refuse('OR-DELIV-06', 'nothingHeldUp'),
  run(t, _, { seat }) {
    deliverCargo(t, seat, heldUpCargo(t))
  },
  words: {
    en: (_, mood) => you(mood, 'deliver the cargo'),
    pl: (_, mood) => `${deliverPl(mood)} ten ładunek`,
  },
  hint: () => worth.job,
}
