import { at } from '@kantyna/kernel'
import { discardPl, you } from '../../../words/cards/effect-words.ts'
import { discardCard } from '../../resources/discarding.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** Discards the card whose ability is being used. It leaves the slots of its owner. */
export const discardThis: Operations['discardThis'] = {
  legal: (t, _, { seat, source }) =>
    source !== undefined && at(t.held, seat).includes(source) ? null : refuse('OR-RES-05', 'notHeld'),
  run(t, _, { seat, source }) {
    if (source !== undefined) discardCard(t, seat, source)
  },
  words: {
    en: (_, mood) => you(mood, 'discard this card'),
    pl: (_, mood) => `${discardPl(mood)} tę kartę`,
  },
  hint: () => -worth.card,
}
