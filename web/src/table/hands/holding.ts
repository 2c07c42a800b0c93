import type { PresentedDecision, Thing } from '@kantyna/kernel'

/** What the hands hold while something is asked. Pure: belongs to the questions it was taken up for. */
export interface Holding {
  /** The questions that it answers; see `askedOf`. */
  readonly asked: string
  readonly picked: readonly Thing[]
  /** Options taken so far where some of many are asked for. */
  readonly chosen: readonly string[]
  /** The number come to so far; null: the least there is. */
  readonly number: number | null
}

/** A part of an answer has its decision's id and a kind of its own. */
export function askedOf(decisions: readonly PresentedDecision[]): string {
  return decisions.map(({ id, kind }) => `${id} ${kind}`).join(', ')
}

export function emptyHands(decisions: readonly PresentedDecision[]): Holding {
  return { asked: askedOf(decisions), picked: [], chosen: [], number: null }
}

/** What was picked up for another question is put down. */
export function heldFor(holding: Holding, decisions: readonly PresentedDecision[]): Holding {
  return holding.asked === askedOf(decisions) ? holding : emptyHands(decisions)
}

/** One more, as often as wanted: the least follows the most. */
export function oneMore(number: number, { min, max }: Pick<PresentedDecision, 'min' | 'max'>): number {
  return number < max ? number + 1 : min
}
