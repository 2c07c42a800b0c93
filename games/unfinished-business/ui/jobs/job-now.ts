import type { PresentedDecision, Seat } from '@kantyna/kernel'
import type { JobFrame } from '../../../outer-rim/rules/frames.ts'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import type { ConfrontationFrame } from '../../rules/confrontation.ts'
import { isWithExpansion } from '../view.ts'

/** A job that two players are in. */
export interface JobNow {
  readonly kind: 'team' | 'confrontational'
  readonly card: number
  readonly owner: Seat
  readonly other: Seat
}

/** The one under way, or the one that somebody is asked to take part in. */
export function jobNow(view: RimView, decisions: readonly PresentedDecision[]): JobNow | null {
  if (!isWithExpansion(view)) return null
  const asked = decisions.find(({ kind }) => kind === 'agreeToJob')
  const { seat, card } = asked?.options[0]?.facts ?? {}
  if (asked !== undefined && typeof seat === 'number' && typeof card === 'number')
    return { kind: 'team', card, owner: seat, other: asked.seat }
  const frame = view.stack.findLast(({ routine }) => routine === 'job') as JobFrame | undefined // a routine's frame is of its own making
  const { partner, opponent } = frame?.bound ?? {}
  if (frame === undefined) return null
  const { card: job, seat: owner } = frame
  if (typeof partner === 'number') return { kind: 'team', card: job, owner, other: partner }
  if (typeof opponent === 'number') return { kind: 'confrontational', card: job, owner, other: opponent }
  return null
}

/** The confrontational test under way, or null. */
export function confrontationNow({ stack }: Pick<RimView, 'stack'>): ConfrontationFrame | null {
  const frame = stack.findLast(({ routine }) => routine === 'confrontation')
  return frame === undefined ? null : (frame as ConfrontationFrame) // a routine's frame is of its own making
}
