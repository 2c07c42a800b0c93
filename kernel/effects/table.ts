import type { Decision, Refusal, Thing } from '../play/decision.ts'
import type { Plain, Position, Seat } from '../play/position.ts'
import type { Lang } from '../words/words.ts'
import type { AnyNode, EffectContext, Mood } from './language.ts'
import type { CombinatorWords } from './printer.ts'

type Said = Readonly<Record<Lang, string>>

/** What the kernel has to know of a game's cards besides their trees. Everything may be left out. */
export interface CardTable<P extends Position, C extends EffectContext> {
  /** Seats that trees call by name, besides those that they bind: who is meant, and what texts call them. */
  readonly roles?: { readonly [role: string]: Role<P, C> }
  /** What texts call a bound result ("the discarded card") or a section of a script. */
  readonly names?: { readonly [name: string]: Said }
  /** What texts say where a bound result is counted: "for each discarded card". */
  readonly counts?: { readonly [bound: string]: Said }
  /** When `after` comes, by the name of the routine that it waits for: "after this action". */
  readonly scopes?: { readonly [routine: string]: Said }
  /** How this game's texts join clauses, where it is not as the kernel does. */
  readonly combinators?: Readonly<Record<Lang, Partial<CombinatorWords>>>
  readonly scripts?: Scripts<P, C>
  /** What `end` can end. */
  readonly ends?: { readonly [what: string]: End }
  /** The card that asks. */
  source?(context: C): Thing
  /** A card that is used face down: its tree, so that guesses can put another card in its place. */
  readonly secretCards?: SecretCards
  /** A copy of the position, to find out whether several costs can be paid together. */
  copy?(t: P): P
  /**
   * Whether what is closed may be opened while a seat is asked, by a gift or a free action. Then a choice is asked where
   * only one way is open too, and the closed ones are shown with their reasons. Goes by what everybody knows.
   */
  mayOpen?(t: P, seat: Seat): boolean
  /** Called where nothing of an effect can be done and nobody is asked about it: a chance to tell why. Not for secret cards. */
  passedOver?(t: P, refusal: Refusal, context: C): void
  /** What a seat that plays by rules of its own answers to what an effect asks. */
  byRule?(t: P, decision: Decision): readonly number[]
  /**
   * What follows at once from a part of an effect that was carried out, before the next part begins: tells whether it has
   * called a routine. Asked after every part until there is nothing to do.
   */
  afterPart?(t: P): boolean
  /** Whether a cost may be paid though nothing would come of it. */
  readonly mayPayForNothing?: boolean
}

export interface Role<P extends Position, C extends EffectContext> {
  seat(t: P, context: C): Seat
  readonly name: Said
}

/** Texts that are called by number, such as the cards of a databank. */
export interface Scripts<P extends Position, C extends EffectContext> {
  /** Takes a copy of the script to where it is read, for all to see; null where there is none. */
  open(t: P, number: number, context: C): number | null
  /** The first section, or the one of that label. */
  section(piece: number, label: string | null): AnyNode
  /** Another section is about to be read: a chance to tell of it. */
  turnTo?(t: P, piece: number, label: string, context: C): void
  /** Puts the copy back; also where the script ends before its time. */
  close(t: P, piece: number): void
  /** How texts say that one is read, in the game's own words. */
  readonly words?: Readonly<Record<Lang, (number: number, mood: Mood) => string>>
}

/** Something that ends before its time: a job that fails, a turn that is over. */
export interface End {
  readonly routine: string
  /** The stage that the routine goes on with; it ends where nothing is said. */
  readonly stage?: string
  /** What whoever called the routine is told. */
  readonly result?: Plain
  readonly words: Said
}

export interface SecretCards {
  /** The field of the position that holds each seat's face-down cards. */
  readonly field: string
  effectOf(piece: number): AnyNode
}
