import { at, type Condition, type Refusal, type Seat } from '@kantyna/kernel'
import type { CardFilter } from '../../content/card.ts'
import { conditionWords } from '../../words/clauses.ts'
import { type Duel, NOTHING, rivalOf } from '../duel.ts'
import { isForceWith } from '../force.ts'
import { nameOf } from '../pieces.ts'
import { fits, sideOf } from '../sides.ts'
import type { BaseArgs, HaveArgs, TopCardArgs } from './args.ts'
import type { CardContext } from './language.ts'

/** What cards ask about the table. */

type CardCondition<Args extends object> = Condition<Duel, CardContext, Args>

const forceElsewhere: Refusal = { rule: 'DB-FORCE-07', reason: 'forceNotWithYou' }
const cardMissing: Refusal = { rule: 'DB-IF-01', reason: 'cardMissing' }
const wrongBase: Refusal = { rule: 'DB-IF-01', reason: 'wrongBase' }
const wrongTopCard: Refusal = { rule: 'DB-IF-01', reason: 'wrongTopCard' }

function has(t: Duel, seat: Seat, filter: CardFilter, context: CardContext): boolean {
  const isMeant = (card: number) => fits(t, context.seat, filter, card, context.source)
  return at(t.units, seat).some(isMeant) || at(t.ships, seat).some(isMeant)
}

export const forceIsWithYou: CardCondition<object> = {
  legal: (t, _, { seat }) => (isForceWith(t, seat) ? null : forceElsewhere),
  words: conditionWords.forceIsWithYou,
}

export const youHave: CardCondition<HaveArgs> = {
  legal: (t, { filter }, context) => (has(t, context.seat, filter, context) ? null : cardMissing),
  words: conditionWords.youHave,
}

export const rivalHas: CardCondition<HaveArgs> = {
  legal: (t, { filter }, context) => (has(t, rivalOf(context.seat), filter, context) ? null : cardMissing),
  words: conditionWords.rivalHas,
}

export const baseIs: CardCondition<BaseArgs> = {
  legal(t, { base }, { seat }) {
    const own = at(t.bases, seat)
    return own !== NOTHING && nameOf(own) === base ? null : wrongBase
  },
  words: conditionWords.baseIs,
}

/** Asked right after the top card of the galaxy deck was turned up: it still lies there. */
export const topCardIs: CardCondition<TopCardArgs> = {
  legal(t, { side }, { seat }) {
    const top = t.galaxyDeck.at(-1)
    return top !== undefined && sideOf(t, seat, top) === side ? null : wrongTopCard
  },
  words: conditionWords.topCardIs,
}
