import type { PresentedDecision, Thing } from '@kantyna/kernel'

/** What the hands hold while a question is open. Pure: valid only for the questions in which it was picked up. */
export interface Holding {
  /** The questions that it belongs to; see `askedOf`. */
  readonly asked: string
  readonly picked: readonly Thing[]
  /** Options taken so far, if the question asks for several. */
  readonly chosen: readonly string[]
  /** The number chosen so far; null: the minimum. */
  readonly number: number | null
}

/** A key of the questions. It includes the kind, because a part of an answer has the id of its decision. */
export function askedOf(decisions: readonly PresentedDecision[]): string {
  return decisions.map(({ id, kind }) => `${id} ${kind}`).join(', ')
}

export function emptyHands(decisions: readonly PresentedDecision[]): Holding {
  return { asked: askedOf(decisions), picked: [], chosen: [], number: null }
}

/** Things picked up for another question are put down. */
export function heldFor(holding: Holding, decisions: readonly PresentedDecision[]): Holding {
  return holding.asked === askedOf(decisions) ? holding : emptyHands(decisions)
}

/** Counts up by one; after the maximum comes the minimum. */
export function oneMore(number: number, { min, max }: Pick<PresentedDecision, 'min' | 'max'>): number {
  return number < max ? number + 1 : min
}
