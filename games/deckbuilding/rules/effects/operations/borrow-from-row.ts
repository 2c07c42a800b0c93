import { at } from '@kantyna/kernel'
import { oneOf } from '../../../words/cards/filters.ts'
import { secondPersonEn, secondPersonPl, takePl } from '../../../words/cards/verbs.ts'
import { NOTHING } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { markKnownToAll, refillRow, takeFromRow } from '../../market/piles.ts'
import type { CardOperation } from '../operation.ts'
import { type FromRowArgs, fromRow, inRow } from '../shared.ts'
import { worth } from '../worth.ts'

/** Takes a card into the hand without buying it. It must be exiled at the end of the turn. */
export const borrowFromRow: CardOperation<FromRowArgs> = {
  legal: inRow,
  picks: { ...fromRow, kind: 'pickBorrow', rules: ['DB-ABIL-14'] },
  run(t, _, { seat }, __, [card = NOTHING]) {
    takeFromRow(t, card)
    at(t.hands, seat).push(card)
    t.owners[card] = seat
    t.doomed.push(card)
    markKnownToAll(t, card)
    emitEvent(t, { type: 'tookFromRow', seat, card })
    refillRow(t)
  },
  words: {
    en: ({ sides }, mood) =>
      secondPersonEn(
        mood,
        `take ${oneOf('en', sides)} from the galaxy row into your hand; it must be exiled at the end of your turn`,
      ),
    pl: ({ sides }, mood) =>
      secondPersonPl(
        mood,
        `${takePl(mood)} na rękę ${oneOf('pl', sides)} z rzędu galaktyki; na koniec tury musisz ją anihilować`,
      ),
  },
  hint: () => worth.card,
}
