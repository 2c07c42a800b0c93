import type { Decision, Refusal, Thing } from '../play/decision.ts'
import type { Plain, Position, Seat } from '../play/position.ts'
import type { Lang } from '../words/words.ts'
import type { AnyNode, EffectContext, Mood } from './language.ts'
import type { CombinatorWords } from './printer.ts'

type TextByLang = Readonly<Record<Lang, string>>

/** What the kernel needs to know about a game's cards in addition to their trees. Everything is optional. */
export interface CardTable<P extends Position, C extends EffectContext> {
  /** Seats that trees refer to by name, in addition to bound ones: which seat each is, and what texts call it. */
  readonly roles?: { readonly [role: string]: Role<P, C> }
  /** What texts call a bound result ("the discarded card") or a section of a script. */
  names?(name: string): TextByLang | undefined
  /** What texts say if a bound result is counted: "for each discarded card". */
  readonly counts?: { readonly [bound: string]: TextByLang }
  /** What texts say for `after`, by the name of the routine that it waits for: "after this action". */
  readonly scopes?: { readonly [routine: string]: TextByLang }
  /**
   * How this game's texts join clauses, if not as the kernel does. Called when the first text is made, because the
   * rules run without texts.
   */
  readonly combinators?: () => Readonly<Record<Lang, Partial<CombinatorWords>>>
  readonly scripts?: Scripts<P, C>
  /** What `end` can end. */
  readonly ends?: { readonly [what: string]: End }
  /** The card that asks. */
  source?(context: C): Thing
  /** Cards that can be used face down, so that guesses can put another card in their place. */
  readonly secretCards?: SecretCards
  /** A copy of the position, to find out whether several costs can be paid together. */
  copy?(t: P): P
  /**
   * Whether a gift or a free action may open another option while a seat is asked. Then even a forced choice is asked, and
   * the closed options are shown with their reasons. It may use only public facts.
   */
  mayOpen?(t: P, seat: Seat): boolean
  /** Called with the reason if no part of an effect can be done and nobody is asked about it. Not for secret cards. */
  passedOver?(t: P, refusal: Refusal, context: C): void
  /** What an automa answers to the question of an effect. */
  byRule?(t: P, decision: Decision): readonly number[]
  /**
   * Carries out the consequences of a part before the next part begins; returns whether it has called a routine. Called
   * after every part until there is nothing to do.
   */
  afterPart?(t: P): boolean
  /** Whether a cost may be paid even if it would achieve nothing. */
  readonly mayPayForNothing?: boolean
}

export interface Role<P extends Position, C extends EffectContext> {
  seat(t: P, context: C): Seat
  readonly name: TextByLang
}

/** Texts that are read by number, such as the cards of a databank. */
export interface Scripts<P extends Position, C extends EffectContext> {
  /** Puts a copy of the script face up to be read; null if there is none. */
  open(t: P, number: number, context: C): number | null
  /** The first section, or the one with that label. */
  section(piece: number, label: string | null): AnyNode
  /** Called before another section is read, to report it. */
  turnTo?(t: P, piece: number, label: string, context: C): void
  /** Puts the copy back, even if the script ends early. */
  close(t: P, piece: number): void
  /** How texts say that a script is read, in the game's own words. */
  readonly words?: Readonly<Record<Lang, (number: number, mood: Mood) => string>>
}

/** Something that can end early: a job that fails, a turn. */
export interface End {
  readonly routine: string
  /** The stage at which the routine continues; without it, the routine ends. */
  readonly stage?: string
  /** The result for the caller of the routine. */
  readonly result?: Plain
  readonly words: TextByLang
}

export interface SecretCards {
  /** The field of the position that holds each seat's face-down cards. */
  readonly field: string
  effectOf(piece: number): AnyNode
}
