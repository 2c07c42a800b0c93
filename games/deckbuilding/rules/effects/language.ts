import { type ConditionNode, type Effect, effectLanguage, type Seat } from '@kantyna/kernel'
import { choosers } from '../../words/choosers.ts'
import { type Duel, opponentOf } from '../duel.ts'
import { thingOf } from '../things.ts'
import * as conditions from './conditions.ts'
import * as operations from './operations.ts'

/** The player who uses an effect, and the card that it is on. */
export interface CardContext {
  readonly seat: Seat
  readonly source: number
}

export type CardEffect = Effect<typeof operations, typeof conditions>
export type CardWhen = ConditionNode<typeof conditions>

/** What cards are written in. */
export const cardLanguage = effectLanguage<Duel, CardContext>()(operations, conditions, {
  choosers: { opponent: { seat: (_, { seat }) => opponentOf(seat), name: choosers.opponent } },
  source: ({ source }) => thingOf(source),
})
