import { at } from '@kantyna/kernel'
import { secondPersonEn, secondPersonPl, swapPl } from '../../../words/cards/verbs.ts'
import { NOTHING } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { markKnownToAll } from '../../market/piles.ts'
import type { CardOperation } from '../operation.ts'
import { fromWholeRow, hasGalaxyDeck, refusalIfRowEmpty, swapIntoRow } from '../shared.ts'
import { worth } from '../worth.ts'

export const swapTopWithRow: CardOperation<object> = {
  legal: (t) => hasGalaxyDeck(t) ?? refusalIfRowEmpty(t),
  picks: { ...fromWholeRow, kind: 'pickSwapOut', rules: ['DB-ABIL-11'] },
  run(t, _, { seat }, __, [outgoing = NOTHING]) {
    const incoming = at(t.galaxyDeck, t.galaxyDeck.length - 1)
    swapIntoRow(t, t.galaxyDeck, incoming, outgoing)
    markKnownToAll(t, outgoing)
    emitEvent(t, { type: 'swapped', seat, card: incoming, from: 'galaxyDeck', for: outgoing })
  },
  /** Polish names the card, because "ją" after "jeśli Moc jest z tobą" would mean the Force. */
  words: {
    en: (_, mood) => secondPersonEn(mood, 'swap it with a card in the galaxy row'),
    pl: (_, mood) =>
      secondPersonPl(mood, `${swapPl(mood)} wierzchnią kartę miejscami z kartą z rzędu galaktyki`),
  },
  hint: () => worth.rowCard,
}
