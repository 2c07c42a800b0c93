import { type Amount, type ConditionNode, type Effect, effectLanguage } from '@kantyna/kernel'
import { choosers } from '../../words/cards/phrases.ts'
import { type Duel, opponentOf } from '../duel.ts'
import { thingOf } from '../scenario/things.ts'
import * as conditions from './conditions.ts'
import type { CardContext } from './operation.ts'
import * as operations from './operations.ts'

export type CardEffect = Effect<typeof operations, typeof conditions>
export type CardWhen = ConditionNode<typeof conditions>

/** A number, a different number if a condition holds, or an amount for each card that an earlier part has moved. */
export type CardAmount = Amount<CardWhen>

/**
 * The language of cards. The kernel does as much of an ability as possible and leaves out the rest (DB-ABIL-04 to
 * DB-ABIL-06). A choice offers only what is possible, even if the opponent chooses (DB-CHOOSE-01 to DB-CHOOSE-03). An
 * amount whose condition holds replaces the usual one (DB-IF-03).
 */
export const cardLanguage = effectLanguage<Duel, CardContext>()(operations, conditions, {
  roles: { opponent: { seat: (_, { seat }) => opponentOf(seat), name: choosers.opponent } },
  mayPayForNothing: true,
  source: ({ source }) => thingOf(source),
})
