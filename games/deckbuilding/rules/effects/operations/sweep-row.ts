import { allOf } from '../../../words/cards/filters.ts'
import { discardPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { NOTHING } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { refillRow, takeFromRow } from '../../market/piles.ts'
import { sideOf } from '../../setup/sides.ts'
import type { CardOperation } from '../operation.ts'
import { type FromRowArgs, inRow } from '../shared.ts'
import { worth } from '../worth.ts'

/** Discards all matching cards at once, then refills the row. Returns how many cards it has discarded. */
export const sweepRow: CardOperation<FromRowArgs> = {
  legal: inRow,
  run(t, { sides }, { seat }) {
    const swept = t.row.filter((card) => card !== NOTHING && sides.includes(sideOf(t, seat, card)))
    for (const card of swept) {
      takeFromRow(t, card)
      t.galaxyDiscard.push(card)
      emitEvent(t, { type: 'discardedFromRow', seat, card })
    }
    refillRow(t)
    return swept.length
  },
  words: {
    en: ({ sides }, mood) => secondPersonEn(mood, `discard ${allOf('en', sides)} from the galaxy row`),
    pl: ({ sides }, mood) =>
      secondPersonPl(mood, `${discardPl(mood)} ${allOf('pl', sides)} z rzędu galaktyki`),
  },
  hint: () => 2 * worth.rowCard,
}
