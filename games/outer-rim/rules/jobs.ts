import { assert, at, call, hasListener, result, routine, type Seat } from '@kantyna/kernel'
import type { Job } from '../content/card.ts'
import { happened } from './abilities.ts'
import { cardRules } from './card-language.ts'
import { gainCredits } from './credits.ts'
import { discardCard, removeCard } from './discarding.ts'
import { emitEvent } from './events.ts'
import type { JobFrame, SeatFrame } from './frames.ts'
import { heldOfType, rewardBonus } from './holding.ts'
import { nearestJob } from './job-frames.ts'
import { spaceOfSeat } from './map.ts'
import { heldBy } from './reads.ts'
import type { Rim } from './rim.ts'
import { resourceOf, tablesOf } from './tables.ts'

/**
 * Jobs (OR-JOB-01 to OR-JOB-12).
 *
 * For others: `startJob(t, seat, card)`, `canCompleteJob(t)` and `completeJob(t)` for the operation, `jobsHere(t, seat)`,
 * `nearestJob(t)` of job-frames.ts, `payJobReward(t, seat, card)` (reward and what becomes of the card, without the rest:
 * the AI player's way, OR-AIJOB-01).
 */

function jobOf(t: Rim, card: number): Job {
  const resource = resourceOf(t, card)
  assert(resource.type === 'job', 'the card is no job')
  return resource
}

/** OR-JOB-04: those of the held ones (OR-JOB-02, OR-JOB-03) that can be attempted where the player is. */
export function jobsHere(t: Rim, seat: Seat): readonly number[] {
  const space = spaceOfSeat(t, seat)
  const held = heldOfType(t, seat, 'job')
  return held.length === 0 ? held : held.filter((card) => destinationOfJob(t, card) === space)
}

export function destinationOfJob(t: Rim, card: number): number {
  return at(tablesOf(t).destinations, card)
}

export function startJob(t: Rim, seat: Seat, card: number): void {
  call<JobFrame>(t, { routine: 'job', stage: 0, seat, card, outcome: 'over' })
}

export function canCompleteJob(t: Rim): boolean {
  return nearestJob(t)?.outcome === 'over'
}

/** OR-JOB-09: the reward comes at once; what is being read goes on. */
export function completeJob(t: Rim): void {
  const job = nearestJob(t)
  if (job === null || job.outcome !== 'over') return
  job.outcome = 'completed'
  payJobReward(t, job.seat, job.card)
}

export function payJobReward(t: Rim, seat: Seat, card: number): void {
  call<RewardFrame>(t, { routine: 'jobReward', stage: 0, seat, card })
}

interface RewardFrame extends SeatFrame {
  readonly routine: 'jobReward'
  readonly card: number
}

const jobReward = routine<Rim, RewardFrame>('jobReward')('shown', {
  pay(t, { seat, card }) {
    const bonus = rewardBonus(t, seat, 'job')
    if (bonus > 0) gainCredits(t, seat, bonus, card)
    const { reward } = jobOf(t, card)
    const context = { seat, source: card }
    if (cardRules().legal(t, reward, context) === null) cardRules().run(t, reward, context)
  },
  // OR-JOB-10. The card may have been discarded for another one meanwhile.
  putAway(t, { seat, card }) {
    if (!heldBy(t, seat).includes(card)) return
    if (jobOf(t, card).afterwards === 'remove') removeCard(t, seat, card)
    else discardCard(t, seat, card)
  },
  // OR-GOAL-10: only what was completed counts.
  after(t, { seat, card }) {
    happened(t, seat, 'jobCompleted', { job: card })
  },
})

/** OR-JOB-05, OR-JOB-08: the card's ability, usually a databank card that lies open while it is read. */
const job = routine<Rim, JobFrame>('job')('shown', {
  begin(t, { seat, card }) {
    if (hasListener(t)) emitEvent(t, { type: 'jobBegun', seat, card })
    const { does } = jobOf(t, card)
    const context = { seat, source: card }
    if (cardRules().legal(t, does, context) === null) cardRules().run(t, does, context)
  },
  over: () => 'finish',
  // OR-JOB-11, OR-JOB-12, OR-DEF-07, OR-DEF-08: the card is kept for another time; what was read has gone home.
  fail(_, frame) {
    if (frame.outcome === 'over') frame.outcome = 'failed'
  },
  finish(t, { seat, card, outcome }) {
    if (hasListener(t)) emitEvent(t, { type: 'jobEnded', seat, card, outcome })
    return result(outcome)
  },
})

export const jobRoutines = [job, jobReward]
