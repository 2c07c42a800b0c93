import type { Option, PresentedDecision, Refusal } from '@kantyna/kernel'

/** Answers in parts, as clients see them. */

/** An option that goes on with parts: the first of them comes with it. */
export interface CompoundOption extends Option {
  readonly next?: PresentedPart
}

/** A part of an answer, with what the answer comes to as far as it was put together before it. */
export interface PresentedPart {
  /** What is asked: prompts go by it. */
  readonly name: string
  readonly shape: 'one' | 'some' | 'number' | 'amounts'
  /** How many are picked (`one`, `some`), the range (`number`), or the least and the most in all (`amounts`). */
  readonly min: number
  readonly max: number
  /** None for a `number`. */
  readonly options: readonly Option[]
  /** For `amounts`: the most of each option. */
  readonly limits?: readonly number[]
  readonly total: Total | null
}

/** What an answer comes to: "10 − 5 − 4 = 1", and why that is not enough. */
export interface Total {
  readonly amount: number
  readonly terms: readonly Term[]
  readonly refusal?: Refusal
}

/** One of the things that a total is made of. */
export interface Term {
  /** What it is, for words. */
  readonly name: string
  readonly amount: number
  /** The piece that it comes from, where there is one. */
  readonly source?: number
}

/** What an answer comes to as far as it is put together; asked of whoever keeps the game. */
export interface AnswerPreview {
  /** The part that it goes on with; null where it is complete, or where these picks cannot be taken. */
  readonly next: PresentedPart | null
  readonly total: Total | null
  /** Why these picks cannot be taken. */
  readonly refusal: Refusal | null
}

/** The part that an option goes on with, or null where it is an answer by itself. */
export function nextPartOf(option: CompoundOption): PresentedPart | null {
  return option.next ?? null
}

/** Standing moves are presented like decisions, under no id: nobody waits for them. */
export function isMove({ id }: Pick<PresentedDecision, 'id'>): boolean {
  return id < 0
}
