import { oneOf } from '../../../words/cards/filters.ts'
import { secondPersonEn, secondPersonPl, swapPl } from '../../../words/cards/verbs.ts'
import { type Duel, NOTHING } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { sideOf } from '../../setup/sides.ts'
import type { CardEffect } from '../language.ts'
import type { CardContext, CardOperation } from '../operation.ts'
import {
  type FromRowArgs,
  fromWholeRow,
  noSuchCard,
  oneOfEach,
  optionOfFace,
  refusalIfRowEmpty,
  swapIntoRow,
} from '../shared.ts'
import { worth } from '../worth.ts'

interface SwapArgs {
  /** The card of the galaxy discard pile that goes into the row. */
  readonly incoming: number
}

const swappable = (t: Duel, { sides }: FromRowArgs, { seat }: CardContext) =>
  t.galaxyDiscard.filter((card) => sides.includes(sideOf(t, seat, card)))

/** The player picks the card that goes into the row first, then the one that leaves it. */
export const swapDiscardWithRow: CardOperation<FromRowArgs> = {
  legal: (t, args, context) =>
    swappable(t, args, context).length > 0 && t.row.some((card) => card !== NOTHING) ? null : noSuchCard,
  picks: {
    kind: 'pickSwapIn',
    rules: ['DB-ABIL-11'],
    ...oneOfEach,
    from: swappable,
    option: (t, args, context, card) => optionOfFace(t, swappable(t, args, context), card),
  },
  run(t, _, context, language, [incoming = NOTHING]) {
    const swap: CardEffect = { op: 'swapForRowCard', incoming }
    language.run(t, swap, context)
  },
  words: {
    en: ({ sides }, mood) =>
      secondPersonEn(
        mood,
        `swap ${oneOf('en', sides)} from the galaxy discard pile with a card in the galaxy row`,
      ),
    pl: ({ sides }, mood) =>
      secondPersonPl(
        mood,
        `${swapPl(mood)} miejscami ${oneOf('pl', sides)} ze stosu odrzuconych kart galaktyki i kartę z rzędu galaktyki`,
      ),
  },
  hint: () => worth.card,
}

/** The second half of a swap: a known card of the galaxy discard pile goes into the row. */
export const swapForRowCard: CardOperation<SwapArgs> = {
  legal: refusalIfRowEmpty,
  picks: { ...fromWholeRow, kind: 'pickSwapOut', rules: ['DB-ABIL-11'] },
  run(t, { incoming }, { seat }, _, [outgoing = NOTHING]) {
    swapIntoRow(t, t.galaxyDiscard, incoming, outgoing)
    emitEvent(t, { type: 'swapped', seat, card: incoming, from: 'galaxyDiscard', for: outgoing })
  },
  words: {
    en: (_, mood) => secondPersonEn(mood, 'swap it with a card in the galaxy row'),
    pl: (_, mood) => secondPersonPl(mood, `${swapPl(mood)} miejscami tę kartę i kartę z rzędu galaktyki`),
  },
  hint: () => 0,
}
