import type { Option, Refusal, RuleId } from '../play/decision.ts'
import type { Plain, Position, Seat } from '../play/position.ts'
import type { Lang } from '../words/words.ts'

/**
 * The card language. A card is a tree of operations and conditions, plain data that the compiler checks. One module
 * defines an operation: what it does, when it is allowed, what it says and what it is worth. So the text of a card cannot
 * disagree with what it does.
 */

/** The seat and the pieces that an effect concerns. Plain data that never changes: it waits on the stack during a choice. */
export interface EffectContext {
  /** The seat that it happens to: the "you" of the text. */
  readonly seat: Seat
  /** The piece whose text this is. */
  readonly source?: number
  /** The sources of the effects that led to this one, the first cause first. */
  readonly causes?: readonly number[]
  /** Results of earlier parts, by the names that the tree gives them. */
  readonly bound?: Bound
  /** Names in `bound` that only the seat may see, each with the field of the position whose pile holds the piece. */
  readonly unseen?: { readonly [name: string]: string }
  /** The source lies face down and only the seat knows it: other players may not see what is being done. */
  readonly isSecret?: boolean
}

export type Bound = { readonly [name: string]: Plain }

/** Any tree, any condition: operations that contain effects pass them to the language unchanged. */
export interface AnyNode {
  readonly op: string
}
export interface AnyWhen {
  readonly is: string
}

/**
 * The form of a clause: imperative ("draw a card"), infinitive ("exile this unit to draw a card") or indicative ("your
 * opponent chooses: you draw a card"). In some languages, some of these forms are the same.
 */
export type Mood = 'imperative' | 'infinitive' | 'indicative'

/** Prints the effects, conditions and amounts inside an operation's own words. */
export interface Printer {
  clause(effect: AnyNode, mood?: Mood): string
  /** What follows after "if". */
  when(condition: AnyWhen): string
  /** What a role, a bound name or a section is called. */
  name(of: string): string
  /** An amount of something that can be counted: "3 credits", "1 credit for each success". */
  amount(amount: AnyAmount, counted: (count: number) => string): string
}

/** Prints an operation's clause in each language, without capital letter or full stop. */
export type Clause<Args> = Readonly<Record<Lang, (args: Args, mood: Mood, say: Printer) => string>>

/** Checks and runs effects, for operations that contain effects. */
export interface Language<P extends Position, C extends EffectContext> {
  /** Why nothing of it can be done or would change anything now; null if at least a part would. */
  legal(t: P, effect: AnyNode, context: C): Refusal | null
  /** Why not all of it can be done. */
  whole(t: P, effect: AnyNode, context: C): Refusal | null
  /** Starts an effect: its questions and routines run before the caller's next stage. */
  run(t: P, effect: AnyNode, context: C): Plain | void
  /** Runs an effect if at least a part can be done; otherwise reports why not. */
  attempt(t: P, effect: AnyNode, context: C): void
  /**
   * Asks the seat which part of a choice it wants, if any, without carrying it out: the caller finds the part's index in
   * `returned`, or PASS. Not for secret cards.
   */
  offer(t: P, choice: AnyNode, context: C): void
  hint(t: P, effect: AnyNode, context: C): number
  /** Why a condition does not hold, or null if it does. */
  holds(t: P, when: AnyWhen, context: C): Refusal | null
  amount(t: P, amount: AnyAmount, context: C): number
  /** The seat that a role stands for. */
  seatOf(t: P, role: string, context: C): Seat
}

/** One thing that can happen: what it does, when it can be done, what it says, what it is worth. */
export interface Operation<P extends Position, C extends EffectContext, Args extends object> {
  /** Why nothing of it can be done now, or null if at least a part can be done and would change something. */
  legal(t: P, args: Args, context: C, language: Language<P, C>): Refusal | null
  /** Why not all of it can be done, if that differs: a cost is paid completely or not at all. */
  whole?(t: P, args: Args, context: C, language: Language<P, C>): Refusal | null
  /** The tree can bind the result to a name. `picked` are the pieces that `picks` asked for. */
  run(t: P, args: Args, context: C, language: Language<P, C>, picked: readonly number[]): Plain | void
  /** The pieces that a player picks before it runs. */
  readonly picks?: Picks<P, C, Args>
  /** If the result is a piece that only the seat knows: the field of the position whose pile holds it. */
  readonly resultLiesIn?: string
  readonly words: Clause<Args>
  /** What it is worth to the seat, in the game's own measure. Bots use it. */
  hint(t: P, args: Args, context: C, language: Language<P, C>): number
}

/** The pieces of an operation, picked by a player. If there is nothing to choose, nobody is asked. */
export interface Picks<P extends Position, C extends EffectContext, Args extends object> {
  /** The name of the question; its prompt is found by it. */
  readonly kind: string
  /** The rules that ask. */
  readonly rules: readonly RuleId[]
  /** Whether the card leaves anything to pick; true by default. */
  isWanted?(args: Args): boolean
  from(t: P, args: Args, context: C): readonly number[]
  /** One piece of each set of look-alikes. They are one option if only one piece is picked. */
  distinct?(t: P, pieces: readonly number[]): number[]
  /** How many; one by default. */
  bounds?(t: P, args: Args, context: C): { readonly min: number; readonly max: number }
  /** Who picks; the seat that it happens to by default. */
  by?(t: P, args: Args, context: C): Seat
  option(t: P, args: Args, context: C, piece: number, language: Language<P, C>): Option
  /** Pieces that a player might expect but may not pick, and why. */
  closed?(t: P, args: Args, context: C): readonly ClosedPiece[]
}

export interface ClosedPiece {
  readonly piece: number
  readonly refusal: Refusal
}

/** What a card asks about the table. */
export interface Condition<P extends Position, C extends EffectContext, Args extends object> {
  /** Why it does not hold, or null if it does. */
  legal(t: P, args: Args, context: C, language: Language<P, C>): Refusal | null
  /** What follows after "if". */
  readonly words: Readonly<Record<Lang, (args: Args, say: Printer) => string>>
  /** What follows after "if" for its negation; without it the tree cannot negate the condition. */
  readonly negated?: Readonly<Record<Lang, (args: Args, say: Printer) => string>>
  /** The refusal if the condition must not hold but does. */
  refuse?(t: P, args: Args, context: C): Refusal
}

/** A number that a game computes: "for each ship you have". */
export interface Measure<P extends Position, C extends EffectContext, Args extends object> {
  of(t: P, args: Args, context: C): number
  /** What follows after a number: "for each ship you have". */
  readonly words: Readonly<Record<Lang, (args: Args, say: Printer) => string>>
}

export type ArgsOf<Definition> = Definition extends {
  run(t: never, args: infer Args, context: never, language: never, picked: never): unknown
}
  ? Args
  : Definition extends { legal(t: never, args: infer Args, context: never, language: never): unknown }
    ? Args
    : Definition extends { of(t: never, args: infer Args, context: never): number }
      ? Args
      : never

/** A number; a number for each of an earlier result; a number that depends on a condition; or one that the game computes. */
export type Amount<When extends AnyWhen = AnyWhen, Measures = object> =
  | number
  | { readonly bound: string; readonly times?: number }
  | { readonly usually: number; readonly when: When; readonly then: number }
  | ({ readonly times?: number } & {
      [Name in keyof Measures & string]: { readonly per: Name } & Readonly<ArgsOf<Measures[Name]>>
    }[keyof Measures & string])

export type AnyAmount<When extends AnyWhen = AnyWhen> =
  | number
  | { readonly bound: string; readonly times?: number }
  | { readonly usually: number; readonly when: When; readonly then: number }
  | { readonly per: string; readonly times?: number }
