import { takeLast } from '@kantyna/kernel'
import { discardPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { emitEvent } from '../../events.ts'
import type { CardOperation } from '../operation.ts'
import { hasGalaxyDeck } from '../shared.ts'
import { worth } from '../worth.ts'

export const discardTop: CardOperation<object> = {
  legal: hasGalaxyDeck,
  run(t, _, { seat }) {
    const card = takeLast(t.galaxyDeck)
    t.galaxyDiscard.push(card)
    emitEvent(t, { type: 'discardedTop', seat, card })
  },
  words: {
    en: (_, mood) => secondPersonEn(mood, 'discard it'),
    pl: (_, mood) => secondPersonPl(mood, `${discardPl(mood)} ją`),
  },
  hint: () => worth.rowCard,
}
