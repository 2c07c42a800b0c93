import type { PresentedDecision, PresentedOption, PresentedPart, Total } from '@kantyna/kernel'

/** Answers in parts, as clients see them. */

/** An option with parts. The first part comes with it. */
export type CompoundOption = PresentedOption

export type { PresentedPart, Term, Total } from '@kantyna/kernel'

/** The total of an answer so far, calculated by the host. */
export interface AnswerPreview {
  /** The next part; null if the answer is complete, or if these picks are not enough. */
  readonly next: PresentedPart | null
  readonly total: Total | null
  /** Whether the last part can be submitted as picked. */
  readonly isEnough: boolean
}

/** The first part of an option, or null if the option is a complete answer. */
export function nextPartOf(option: CompoundOption): PresentedPart | null {
  return option.next ?? null
}

/** Standing moves are presented like decisions. Their ids are negative, because nobody waits for them. */
export function isMove({ id }: Pick<PresentedDecision, 'id'>): boolean {
  return id < 0
}
