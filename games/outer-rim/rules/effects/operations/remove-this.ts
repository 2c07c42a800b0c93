import { at } from '@kantyna/kernel'
import { removePl, you } from '../../../words/cards/effect-words.ts'
import { removeFromGame } from '../../market/decks.ts'
import { removeCard } from '../../resources/discarding.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** OR-DISC-02, OR-DISC-06: a held card, or the card that is being read. */
export const removeThis: Operations['removeThis'] = {
  legal: (t, _, { seat, source }) =>
    source !== undefined && (at(t.held, seat).includes(source) || t.resolving.includes(source))
      ? null
      : refuse('OR-DISC-06', 'notHeld'),
  run(t, _, { seat, source }) {
    if (source === undefined) return
    if (at(t.held, seat).includes(source)) removeCard(t, seat, source)
    else removeFromGame(t, source)
  },
  words: {
    en: (_, mood) => you(mood, 'remove this card from the game'),
    pl: (_, mood) => `${removePl(mood)} tę kartę z gry`,
  },
  hint: (t, _, { seat, source }) =>
    source !== undefined && at(t.held, seat).includes(source) ? -worth.card : 0,
}
