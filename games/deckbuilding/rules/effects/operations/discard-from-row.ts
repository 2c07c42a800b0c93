import { oneOf } from '../../../words/cards/filters.ts'
import { discardPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { NOTHING } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { discardFromRow as discardCard } from '../../market/piles.ts'
import type { CardOperation } from '../operation.ts'
import { type FromRowArgs, fromRow, inRow } from '../shared.ts'
import { worth } from '../worth.ts'

export const discardFromRow: CardOperation<FromRowArgs> = {
  legal: inRow,
  picks: { ...fromRow, kind: 'pickFromRow', rules: ['DB-DISCARD-05'] },
  run(t, _, { seat }, __, [card = NOTHING]) {
    emitEvent(t, { type: 'discardedFromRow', seat, card })
    discardCard(t, card)
  },
  words: {
    en: ({ sides }, mood) => secondPersonEn(mood, `discard ${oneOf('en', sides)} from the galaxy row`),
    pl: ({ sides }, mood) =>
      secondPersonPl(mood, `${discardPl(mood)} ${oneOf('pl', sides)} z rzędu galaktyki`),
  },
  hint: () => worth.rowCard,
}
