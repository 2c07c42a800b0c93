import type { Side } from '../../../content/card.ts'
import { isOfSide } from '../../../words/cards/filters.ts'
import type { DuelRefusal } from '../../refusal.ts'
import { sideOf } from '../../setup/sides.ts'
import type { CardCondition } from '../operation.ts'

interface TopCardArgs {
  readonly side: Side
}

const wrongTopCard: DuelRefusal = { rule: 'DB-IF-01', reason: 'wrongTopCard' }

/** The rules check this right after the top card of the galaxy deck was turned up, while it still lies there. */
export const topCardIs: CardCondition<TopCardArgs> = {
  legal(t, { side }, { seat }) {
    const top = t.galaxyDeck.at(-1)
    return top !== undefined && sideOf(t, seat, top) === side ? null : wrongTopCard
  },
  words: {
    en: ({ side }) => `it is ${isOfSide.en[side]}`,
    pl: ({ side }) => `to ${isOfSide.pl[side]}`,
  },
}
