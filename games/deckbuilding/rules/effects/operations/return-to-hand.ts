import { at } from '@kantyna/kernel'
import type { CardFilter } from '../../../content/card.ts'
import { oneMatching } from '../../../words/cards/filters.ts'
import { secondPersonEn, secondPersonPl, takePl } from '../../../words/cards/verbs.ts'
import { type Duel, NOTHING } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { markKnownToAll } from '../../market/piles.ts'
import type { DuelRefusal } from '../../refusal.ts'
import { fits } from '../../setup/sides.ts'
import type { CardContext, CardOperation } from '../operation.ts'
import { oneOfEach, optionOfFace } from '../shared.ts'
import { worth } from '../worth.ts'

interface ReturnToHandArgs {
  readonly filter: CardFilter
}

const nothingToReturn: DuelRefusal = { rule: 'DB-ABIL-05', reason: 'nothingToReturn' }

const returnable = (t: Duel, { filter }: ReturnToHandArgs, { seat, source }: CardContext) =>
  at(t.discards, seat).filter((card) => fits(t, seat, filter, card, source))

export const returnToHand: CardOperation<ReturnToHandArgs> = {
  legal: (t, { filter }, { seat, source }) =>
    at(t.discards, seat).some((card) => fits(t, seat, filter, card, source)) ? null : nothingToReturn,
  picks: {
    kind: 'pickReturn',
    rules: ['DB-ABIL-11'],
    ...oneOfEach,
    from: returnable,
    option: (t, args, context, card) => optionOfFace(t, returnable(t, args, context), card),
  },
  run(t, _, { seat }, __, [card = NOTHING]) {
    t.discards[seat] = at(t.discards, seat).filter((other) => other !== card)
    at(t.hands, seat).push(card)
    markKnownToAll(t, card)
    emitEvent(t, { type: 'returned', seat, card })
  },
  words: {
    en: ({ filter }, mood) =>
      secondPersonEn(mood, `return ${oneMatching('en', filter)} from your discard pile to your hand`),
    pl: ({ filter }, mood) =>
      secondPersonPl(
        mood,
        `${takePl(mood)} na rękę ${oneMatching('pl', filter)} ze swojego stosu kart odrzuconych`,
      ),
  },
  hint: () => worth.card,
}
