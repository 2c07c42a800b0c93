import { at } from '@kantyna/kernel'
import { discardPl, you } from '../../../words/cards/effect-words.ts'
import { heldUpCargo } from '../../jobs/delivery.ts'
import { discardCard } from '../../resources/discarding.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** The held-up cargo is lost. */
export const loseHeldUp: Operations['loseHeldUp'] = {
  legal: (t, _, { seat }) =>
    at(t.held, seat).includes(heldUpCargo(t)) ? null : refuse('OR-DELIV-06', 'nothingHeldUp'),
  run(t, _, { seat }) {
    discardCard(t, seat, heldUpCargo(t))
  },
  words: {
    en: (_, mood) => you(mood, 'discard the cargo'),
    pl: (_, mood) => `${discardPl(mood)} ten ładunek`,
  },
  hint: () => -worth.card,
}
