import type { PresentedDecision, Seat, Thing } from '@kantyna/kernel'
import { type Candidate, gatheredFor } from './touch.ts'

/** What the hands hold while something is asked. Pure: belongs to the questions it was taken up for. */
export interface Holding {
  /** The questions that it answers; see `askedOf`. */
  readonly asked: string
  readonly picked: readonly Thing[]
  /** Options taken so far where some of many are asked for. */
  readonly chosen: readonly string[]
  /** The number come to so far; null: the least there is. */
  readonly number: number | null
  /** What was gathered for the last answer: taken along to the question that asks which of them are meant. */
  readonly gathered: Gathered | null
}

interface Gathered {
  readonly seat: Seat
  readonly things: readonly Thing[]
}

export function askedOf(decisions: readonly PresentedDecision[]): string {
  return decisions.map(({ id }) => id).join(' ')
}

export function emptyHands(decisions: readonly PresentedDecision[]): Holding {
  return { asked: askedOf(decisions), picked: [], chosen: [], number: null, gathered: null }
}

/** After an answer: nothing is held but what was gathered for it. */
export function handsAfter(
  decisions: readonly PresentedDecision[],
  picked: readonly Thing[],
  { decision, option }: Candidate,
): Holding {
  const things = gatheredFor(option, picked)
  const gathered = things.length === 0 ? null : { seat: decision.seat, things }
  return { ...emptyHands(decisions), gathered }
}

/** What was picked up for another question is put down; what was gathered is chosen where it is asked for. */
export function heldFor(holding: Holding, decisions: readonly PresentedDecision[]): Holding {
  if (holding.asked === askedOf(decisions)) return holding
  const { gathered } = holding
  // Between two questions nothing is asked for a moment.
  if (decisions.length === 0) return { ...emptyHands(decisions), gathered }
  const some = decisions.find(({ shape, seat }) => shape === 'some' && seat === gathered?.seat)
  const things = gathered?.things ?? []
  const meant = some?.options.filter(({ touches }) => touches.some((thing) => things.includes(thing))) ?? []
  return { ...emptyHands(decisions), chosen: meant.slice(0, some?.max).map(({ id }) => id) }
}

/** One more, as often as wanted: the least follows the most. */
export function oneMore(number: number, { min, max }: Pick<PresentedDecision, 'min' | 'max'>): number {
  return number < max ? number + 1 : min
}
