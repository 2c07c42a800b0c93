import type { PresentedDecision, Seat } from '@kantyna/kernel'
import type { JobFrame } from '../../../outer-rim/rules/frames.ts'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import type { ConfrontationFrame } from '../../rules/jobs/confrontation.ts'

/** A job of two players, or the players from whom its owner is about to choose. */
export interface JobNow {
  readonly kind: 'team' | 'confrontational'
  readonly card: number
  readonly owner: Seat
  readonly others: readonly Seat[]
}

/** The current job for two players, or the one that a question is about. */
export function jobNow(view: RimView, decisions: readonly PresentedDecision[]): JobNow | null {
  const choosing = decisions.find(({ kind }) => kind === 'chooseForJob')
  if (choosing !== undefined) return jobToChooseFor(choosing)
  const asked = decisions.find(({ kind }) => kind === 'agreeToJob')
  const { seat, card } = asked?.options[0]?.facts ?? {}
  if (asked !== undefined && typeof seat === 'number' && typeof card === 'number')
    return { kind: 'team', card, owner: seat, others: [asked.seat] }
  const frame = view.stack.findLast(({ routine }) => routine === 'job') as JobFrame | undefined // the frame of that routine
  const { partner, opponent } = frame?.bound ?? {}
  if (frame === undefined) return null
  const { card: job, seat: owner } = frame
  if (typeof partner === 'number') return { kind: 'team', card: job, owner, others: [partner] }
  if (typeof opponent === 'number') return { kind: 'confrontational', card: job, owner, others: [opponent] }
  return null
}

function jobToChooseFor({ seat: owner, options }: PresentedDecision): JobNow | null {
  const { card, together } = options[0]?.facts ?? {}
  if (typeof card !== 'number') return null
  return {
    kind: together === 'team' ? 'team' : 'confrontational',
    card,
    owner,
    others: options.map(({ facts }) => facts?.['seat'] as Seat), // the rules put a seat there
  }
}

/** The current confrontational test, or null. */
export function confrontationNow({ stack }: Pick<RimView, 'stack'>): ConfrontationFrame | null {
  const frame = stack.findLast(({ routine }) => routine === 'confrontation')
  return frame === undefined ? null : (frame as ConfrontationFrame) // the frame of that routine
}
