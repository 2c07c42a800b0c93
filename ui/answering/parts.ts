import type { PresentedDecision, PresentedOption, PresentedPart, Total } from '@kantyna/kernel'

/** Answers in parts, as clients see them. */

/** An option that goes on with parts: the first of them comes with it. */
export type CompoundOption = PresentedOption

export type { PresentedPart, Term, Total } from '@kantyna/kernel'

/** What an answer adds up to as far as it is put together; the host works it out. */
export interface AnswerPreview {
  /** The part that it goes on with; null where it is complete, or where these picks are not enough. */
  readonly next: PresentedPart | null
  readonly total: Total | null
  /** Whether the last part can be taken as it is picked. */
  readonly isEnough: boolean
}

/** The part that an option goes on with, or null where it is an answer by itself. */
export function nextPartOf(option: CompoundOption): PresentedPart | null {
  return option.next ?? null
}

/** Standing moves are presented like decisions, under no id: nobody waits for them. */
export function isMove({ id }: Pick<PresentedDecision, 'id'>): boolean {
  return id < 0
}
