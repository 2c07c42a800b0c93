import {
  assert,
  at,
  call,
  hasListener,
  type Plain,
  type Refusal,
  result,
  routine,
  type Seat,
} from '@kantyna/kernel'
import type { Job } from '../../content/card.ts'
import { triggerAbilities } from '../abilities/abilities.ts'
import { cardRules } from '../abilities/card-language.ts'
import { rulesOf } from '../composition.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import { currentJob, type JobFrame, type SeatFrame } from '../frames.ts'
import { spaceOfSeat } from '../map/map.ts'
import { heldBy } from '../reads.ts'
import { gainCredits } from '../resources/credits.ts'
import { discardCard, removeCard } from '../resources/discarding.ts'
import { heldOfType, rewardBonus } from '../resources/holding.ts'
import { shownBy } from '../resources/shown.ts'
import type { Rim } from '../rim.ts'
import { resourceOf, tablesOf } from '../tables.ts'

/**
 * Jobs (OR-JOB-01, OR-JOB-02, OR-JOB-03, OR-JOB-04, OR-JOB-05, OR-JOB-06, OR-JOB-07, OR-JOB-08, OR-JOB-09, OR-JOB-10,
 * OR-JOB-11, OR-JOB-12).
 */

function jobOf(t: Rim, card: number): Job {
  const resource = resourceOf(t, card)
  assert(resource.type === 'job', 'the card is no job')
  return resource
}

/** OR-JOB-04: the held jobs (OR-JOB-02, OR-JOB-03) that can be attempted in the player's space. */
export function jobsHere(t: Rim, seat: Seat): readonly number[] {
  const space = spaceOfSeat(t, seat)
  const held = heldOfType(t, seat, 'job')
  if (held.length === 0) return held
  return held.filter((card) => destinationOfJob(t, card) === space && addedRefusal(t, seat, card) === null)
}

function addedRefusal(t: Rim, seat: Seat, card: number): Refusal | null {
  const { refusals } = rulesOf(t).encounter.job
  for (let index = 0; index < refusals.length; index++) {
    const found = at(refusals, index)(t, seat, card)
    if (found !== null) return found
  }
  return null
}

/** Why a held job cannot be attempted now, or null. */
export function refusalOfJob(t: Rim, seat: Seat, card: number): Refusal | null {
  const space = destinationOfJob(t, card)
  if (space !== spaceOfSeat(t, seat))
    return { rule: 'OR-JOB-04', reason: 'notAtDestination', facts: { space } }
  return addedRefusal(t, seat, card)
}

function destinationOfJob(t: Rim, card: number): number {
  return at(tablesOf(t).destinations, shownBy(t, card))
}

/** Other players take part if the card says so: a defeat of one of them fails the job. */
export function startJob(t: Rim, seat: Seat, card: number, others: readonly Seat[] = []): void {
  const frame: JobFrame = { routine: 'job', stage: 0, seat, card, outcome: 'over' }
  call<JobFrame>(t, others.length === 0 ? frame : { ...frame, others })
}

/** Resolves a script without a job card like a job: a defeat fails it, but it gives no reward by itself. */
export function startScript(
  t: Rim,
  seat: Seat,
  source: number,
  effect: CardEffect,
  others: readonly Seat[] = [],
): void {
  const script = effect as unknown as Plain // an effect tree is plain data
  call<JobFrame>(t, { routine: 'job', stage: 0, seat, card: source, outcome: 'over', others, script })
}

export function canCompleteJob(t: Rim): boolean {
  return currentJob(t)?.outcome === 'over'
}

/** OR-JOB-09: the reward comes at once, and the current effect continues. */
export function completeJob(t: Rim): void {
  const job = currentJob(t)
  if (job === null || job.outcome !== 'over') return
  job.outcome = 'completed'
  if (job.script === undefined) payJobReward(t, job.seat, job.card)
}

export function payJobReward(t: Rim, seat: Seat, card: number): void {
  call<RewardFrame>(t, { routine: 'jobReward', stage: 0, seat, card })
}

/** The printed reward. */
export function usualReward(_: Rim, __: Seat, ___: number, printed: CardEffect): CardEffect {
  return printed
}

interface RewardFrame extends SeatFrame {
  readonly routine: 'jobReward'
  readonly card: number
}

const jobReward = routine<Rim, RewardFrame>('jobReward')('shown', {
  pay(t, { seat, card }) {
    const bonus = rewardBonus(t, seat, 'job')
    if (bonus > 0) gainCredits(t, seat, bonus, card)
    const reward = rulesOf(t).encounter.reward(t, seat, card, jobOf(t, card).reward)
    cardRules().attempt(t, reward, { seat, source: card })
  },
  // OR-JOB-10. The card may already have been discarded for another one.
  putAway(t, { seat, card }) {
    if (!heldBy(t, seat).includes(card)) return
    if (jobOf(t, card).afterwards === 'remove') removeCard(t, seat, card)
    else discardCard(t, seat, card)
  },
  // OR-GOAL-10: only completed jobs count.
  after(t, { seat, card }) {
    triggerAbilities(t, seat, 'jobCompleted', { job: card })
  },
})

/** OR-JOB-05, OR-JOB-08: resolves the card's ability, which usually reads a face-up databank card. */
const job = routine<Rim, JobFrame>('job')('shown', {
  begin(t, { seat, card, script, bound }) {
    if (hasListener(t) && script === undefined) emitEvent(t, { type: 'jobBegun', seat, card })
    const does = script === undefined ? jobOf(t, card).does : (script as unknown as CardEffect) // startScript put it there
    const context = bound === undefined ? { seat, source: card } : { seat, source: card, bound }
    cardRules().attempt(t, does, context)
  },
  over: () => 'finish',
  // OR-JOB-11, OR-JOB-12, OR-DEF-07, OR-DEF-08: the card is kept for another attempt.
  fail(_, frame) {
    if (frame.outcome === 'over') frame.outcome = 'failed'
  },
  finish(t, frame) {
    const { seat, card, outcome, script } = frame
    if (hasListener(t) && script === undefined) emitEvent(t, { type: 'jobEnded', seat, card, outcome })
    return result(outcome)
  },
})

export const jobRoutines = [job, jobReward]
