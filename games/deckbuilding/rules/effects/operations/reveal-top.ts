import { at } from '@kantyna/kernel'
import { revealPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { emitEvent } from '../../events.ts'
import { EVERYBODY } from '../../market/piles.ts'
import type { CardOperation } from '../operation.ts'
import { hasGalaxyDeck } from '../shared.ts'
import { worth } from '../worth.ts'

/** Turns the card up for both players and, unless the text says otherwise, down again (DB-REVEAL-01, DB-REVEAL-02). */
export const revealTop: CardOperation<object> = {
  legal: hasGalaxyDeck,
  run(t, _, { seat }) {
    const card = at(t.galaxyDeck, t.galaxyDeck.length - 1)
    t.knowers[card] = EVERYBODY
    emitEvent(t, { type: 'revealedTop', seat, card })
  },
  words: {
    en: (_, mood) => secondPersonEn(mood, 'reveal the top card of the galaxy deck'),
    pl: (_, mood) => secondPersonPl(mood, `${revealPl(mood)} wierzchnią kartę talii galaktyki`),
  },
  hint: () => worth.look,
}
