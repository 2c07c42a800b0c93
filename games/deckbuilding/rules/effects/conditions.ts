import { at, type Condition, type Plain, type Seat } from '@kantyna/kernel'
import type { CardFilter } from '../../content/card.ts'
import { conditionWords } from '../../words/clauses.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { isForceWith } from '../force.ts'
import { nameOf } from '../pieces.ts'
import type { DuelRefusal } from '../refusal.ts'
import { fits, sideOf } from '../sides.ts'
import type { BaseArgs, HaveArgs, TopCardArgs } from './args.ts'
import type { CardContext } from './language.ts'

/** The conditions that cards can test. */

type CardCondition<Args extends object> = Condition<Duel, CardContext, Args>

const forceElsewhere: DuelRefusal = { rule: 'DB-FORCE-07', reason: 'forceNotWithYou' }
/** Says which condition is not met. Made once for each condition of a card: rules ask far more often than people. */
const unmetRefusals = new WeakMap<object, DuelRefusal>()

function unmet(condition: HaveArgs | BaseArgs): DuelRefusal {
  const known = unmetRefusals.get(condition)
  if (known !== undefined) return known
  // A condition is plain data: what it asks for is said where words are made.
  const facts = { when: condition as unknown as Plain }
  const refusal: DuelRefusal = { rule: 'DB-IF-01', reason: 'conditionUnmet', facts }
  unmetRefusals.set(condition, refusal)
  return refusal
}

const wrongTopCard: DuelRefusal = { rule: 'DB-IF-01', reason: 'wrongTopCard' }

function has(t: Duel, seat: Seat, filter: CardFilter, context: CardContext): boolean {
  const isMeant = (card: number) => fits(t, context.seat, filter, card, context.source)
  return at(t.units, seat).some(isMeant) || at(t.ships, seat).some(isMeant)
}

export const forceIsWithYou: CardCondition<object> = {
  legal: (t, _, { seat }) => (isForceWith(t, seat) ? null : forceElsewhere),
  words: conditionWords.forceIsWithYou,
}

export const youHave: CardCondition<HaveArgs> = {
  legal: (t, condition, context) =>
    has(t, context.seat, condition.filter, context) ? null : unmet(condition),
  words: conditionWords.youHave,
}

export const opponentHas: CardCondition<HaveArgs> = {
  legal: (t, condition, context) =>
    has(t, opponentOf(context.seat), condition.filter, context) ? null : unmet(condition),
  words: conditionWords.opponentHas,
}

export const baseIs: CardCondition<BaseArgs> = {
  legal(t, condition, { seat }) {
    const own = at(t.bases, seat)
    return own !== NOTHING && nameOf(own) === condition.base ? null : unmet(condition)
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
