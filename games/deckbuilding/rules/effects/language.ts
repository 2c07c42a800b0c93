import { type Amount, type ConditionNode, type Effect, effectLanguage } from '@kantyna/kernel'
import { choosers } from '../../words/choosers.ts'
import { type Duel, opponentOf } from '../duel.ts'
import { thingOf } from '../things.ts'
import * as conditions from './conditions.ts'
import type { CardContext } from './operation.ts'
import * as operations from './operations.ts'

export type CardEffect = Effect<typeof operations, typeof conditions>
export type CardWhen = ConditionNode<typeof conditions>

/** A number, or another one where a condition holds, or so much for each card that an earlier part has moved. */
export type CardAmount = Amount<CardWhen>

/** What cards are written in. */
export const cardLanguage = effectLanguage<Duel, CardContext>()(operations, conditions, {
  roles: { opponent: { seat: (_, { seat }) => opponentOf(seat), name: choosers.opponent } },
  mayPayForNothing: true,
  source: ({ source }) => thingOf(source),
})
