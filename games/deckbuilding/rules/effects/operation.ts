import type { Condition, EffectContext, Operation } from '@kantyna/kernel'
import type { Duel } from '../duel.ts'

/** The player who uses an effect, and the card that it is on. */
export interface CardContext extends EffectContext {
  readonly source: number
}

/** One thing that cards do: a module in operations/, listed in operations.ts. */
export type CardOperation<Args extends object> = Operation<Duel, CardContext, Args>

/** One condition of cards, listed in conditions.ts. */
export type CardCondition<Args extends object> = Condition<Duel, CardContext, Args>
