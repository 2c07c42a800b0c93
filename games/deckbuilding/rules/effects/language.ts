import { type ConditionNode, type Effect, type EffectContext, effectLanguage } from '@kantyna/kernel'
import { choosers } from '../../words/choosers.ts'
import { type Duel, opponentOf } from '../duel.ts'
import { thingOf } from '../things.ts'
import * as conditions from './conditions.ts'
import * as operations from './operations.ts'

/** The player who uses an effect, and the card that it is on. */
export interface CardContext extends EffectContext {
  readonly source: number
}

export type CardEffect = Effect<typeof operations, typeof conditions>
export type CardWhen = ConditionNode<typeof conditions>

/** What cards are written in. */
export const cardLanguage = effectLanguage<Duel, CardContext>()(operations, conditions, {
  roles: { opponent: { seat: (_, { seat }) => opponentOf(seat), name: choosers.opponent } },
  mayPayForNothing: true,
  source: ({ source }) => thingOf(source),
})
