import type { Refusal } from '../play/decision.ts'
import type { Position, Seat } from '../play/position.ts'
import type { Lang } from '../words/words.ts'

/**
 * The language of card effects. A card is a tree of operations and conditions, plain data that the compiler checks; an
 * operation is one module that holds what it does, when it is allowed, what it says and what it is worth. So what a
 * card says and what it does cannot disagree.
 */

/** Whom and what an effect is about. Plain data: it waits on the stack while somebody chooses. */
export interface EffectContext {
  readonly seat: Seat
}

/**
 * How a clause is said: as an order ("draw a card"), as an aim ("exile this unit to draw a card") or as what happens
 * ("your opponent chooses: you draw a card"). Languages differ in how many of them sound alike.
 */
export type Mood = 'order' | 'aim' | 'fact'

/** Says an operation's clause in each language, without capital letter or full stop. */
export type Clause<Args> = Readonly<Record<Lang, (args: Args, mood: Mood) => string>>

export interface Operation<P extends Position, C extends EffectContext, Args extends object> {
  /** Why it cannot be done now, or null where it can. */
  legal(t: P, args: Args, context: C): Refusal | null
  run(t: P, args: Args, context: C): void
  readonly words: Clause<Args>
  /** What it is worth to the seat, in the game's own measure: what a bot goes by. */
  hint(t: P, args: Args, context: C): number
}

export interface Condition<P extends Position, C extends EffectContext, Args extends object> {
  /** Why it does not hold, or null where it does. */
  legal(t: P, args: Args, context: C): Refusal | null
  /** What follows after "if". */
  readonly words: Readonly<Record<Lang, (args: Args) => string>>
}

type ArgsOf<Definition> = Definition extends { run(t: never, args: infer Args, context: never): void }
  ? Args
  : Definition extends { legal(t: never, args: infer Args, context: never): Refusal | null }
    ? Args
    : never

/** The tree's leaves: one shape per operation that the game defines. */
export type Leaf<Operations> = {
  [Op in keyof Operations & string]: { readonly op: Op } & Readonly<ArgsOf<Operations[Op]>>
}[keyof Operations & string]

export type ConditionNode<Conditions> = {
  [Is in keyof Conditions & string]: { readonly is: Is } & Readonly<ArgsOf<Conditions[Is]>>
}[keyof Conditions & string]

/**
 * A tree of a game's operations and conditions, joined by the kernel's own five. `choose` may be somebody else's choice
 * (`by`, in the game's own words for players); `pay` does one thing in order to do another.
 */
export type Effect<Operations, Conditions> =
  | Leaf<Operations>
  | { readonly op: 'all'; readonly of: readonly Effect<Operations, Conditions>[] }
  | { readonly op: 'choose'; readonly by?: string; readonly of: readonly Effect<Operations, Conditions>[] }
  | { readonly op: 'may'; readonly do: Effect<Operations, Conditions> }
  | {
      readonly op: 'pay'
      readonly cost: Effect<Operations, Conditions>
      readonly for: Effect<Operations, Conditions>
    }
  | {
      readonly op: 'if'
      readonly when: ConditionNode<Conditions>
      readonly then: Effect<Operations, Conditions>
      readonly else?: Effect<Operations, Conditions>
    }
