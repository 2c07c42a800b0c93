import {
  ask,
  at,
  type DecisionKind,
  decisionKind,
  done,
  type Frame,
  PASS,
  picked,
  type Refusal,
  type Seat,
  skip,
} from '@kantyna/kernel'
import { skillLevel } from '../../../outer-rim/rules/abilities/values.ts'
import { seatOption } from '../../../outer-rim/rules/effects/options.ts'
import type { RimContext } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { chooseEncounterAgain } from '../../../outer-rim/rules/encounters/encounter-again.ts'
import type { JobFrame } from '../../../outer-rim/rules/frames.ts'
import { isMarketCard } from '../../../outer-rim/rules/pieces.ts'
import { isSeatDefeated, spaceOfSeat } from '../../../outer-rim/rules/reads.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { pieceThing } from '../../../outer-rim/rules/scenario/things.ts'
import { marketCard, resourceOf } from '../../../outer-rim/rules/tables.ts'
import type { AddedMarketCard } from '../../content/card.ts'
import { emitAdded } from '../events.ts'
import { unfinished } from '../setup/table.ts'

/**
 * Jobs for two players. A team job (UB-TJB-01, UB-TJB-02, UB-TJB-03, UB-TJB-04, UB-TJB-05) needs a partner who agrees
 * to it; the card calls this player `partner`. A confrontational job (UB-OJB-01, UB-OJB-02, UB-OJB-03, UB-OJB-04,
 * UB-OJB-05) has an `opponent`, who cannot refuse (G-24). The owner chooses the other player before reading the card.
 */
type Together = NonNullable<AddedMarketCard['together']>

/** How a job involves another player; null for jobs for one player. */
export function kindOfJob(t: PublicRim, card: number): Together | null {
  return isMarketCard(card) ? ((marketCard(t, card) as AddedMarketCard).together ?? null) : null // base cards have no `together`
}

/** The other people in the owner's space (UB-TJB-02, G-24). An AI player cannot be partner or opponent (G-74). */
function othersHere(t: PublicRim, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let step = 1; step < t.seats; step++) {
    const other = (seat + step) % t.seats
    if (spaceOfSeat(t, other) === spaceOfSeat(t, seat) && !isAutoma(t, other)) others.push(other)
  }
  return others
}

/** The possible partners or opponents for a job. A partner must not be defeated or have declined. */
export function candidatesFor(t: PublicRim, seat: Seat, kind: Together): readonly Seat[] {
  const others = othersHere(t, seat)
  if (kind === 'confrontational') return others
  const { declinedPartners } = unfinished(t)
  return others.filter((other) => !isSeatDefeated(t, other) && !declinedPartners.includes(other))
}

export function refusalOfJobForTwo(t: Rim, seat: Seat, card: number): Refusal | null {
  const kind = kindOfJob(t, card)
  if (kind === null || candidatesFor(t, seat, kind).length > 0) return null
  return kind === 'team'
    ? { rule: 'UB-TJB-02', reason: 'noPartner' }
    : { rule: 'UB-OJB-04', reason: 'noOpponent' }
}

/** The opponent of a confrontational job, for its card's effects; null outside such a job. */
export function opponentInJob({ bound }: RimContext): Seat | null {
  const seat = bound?.['opponent']
  return typeof seat === 'number' ? seat : null
}

/** A job's frame while the stages below fill it in. */
interface JobForTwoFrame extends Omit<JobFrame, 'others' | 'bound'> {
  others?: readonly Seat[]
  bound?: NonNullable<RimContext['bound']>
  other?: Seat
}

/** The job on top of the stack, which asks the question. */
export function jobOnTop(t: Rim): JobForTwoFrame {
  return at(t.stack, t.stack.length - 1) as JobForTwoFrame // only a job asks these questions
}

function kindOfFrame(t: Rim, { card, script }: JobForTwoFrame): Together | null {
  return script === undefined ? kindOfJob(t, card) : null
}

/** Both players' levels in the required skill, so that the page can show their odds. */
function levelsFor(t: Rim, card: number, seat: Seat, other: Seat) {
  const resource = resourceOf(t, card)
  const [skill] = resource.type === 'job' ? resource.required : []
  return skill === undefined
    ? {}
    : { skill, level: skillLevel(t, seat, skill), theirLevel: skillLevel(t, other, skill) }
}

/** G-22, G-24. */
export const chooseForJob: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'chooseForJob',
  shape: 'one',
  rules: ['UB-TJB-02', 'UB-OJB-04'],
  list(t, seat) {
    const kind = kindOfFrame(t, jobOnTop(t))
    return kind === null ? [] : candidatesFor(t, seat, kind).slice()
  },
  option(t, seat, other) {
    const option = seatOption(other)
    const { card } = jobOnTop(t)
    const facts = { ...option.facts, card, together: kindOfJob(t, card) ?? '' }
    return { ...option, facts: { ...facts, ...levelsFor(t, card, seat, other) } }
  },
  source: (t) => pieceThing(jobOnTop(t).card),
  isOpen: true,
  byRule: (_, { options }) => [at(options, 0)],
})

export const AGREE = 0

/** G-22: a partner must agree, and cannot back out after agreeing. */
export const agreeToJob: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'agreeToJob',
  shape: 'one',
  rules: ['UB-TJB-01', 'UB-TJB-02'],
  list: () => [AGREE, PASS],
  option(t) {
    const { seat, card } = jobOnTop(t)
    return { id: 'agree', touches: [pieceThing(card)], facts: { seat, card } }
  },
  passFacts(t) {
    const { seat, card } = jobOnTop(t)
    return { seat, card }
  },
  source: (t) => pieceThing(jobOnTop(t).card),
  isOpen: true,
  byRule: () => [PASS],
})

const frameOf = (frame: Frame): JobForTwoFrame => frame as JobForTwoFrame // changes.ts adds these stages only to jobs

/**
 * Chooses the other player before the job begins. Skips `takeOther` if the owner has no choice.
 */
export function chooseOther(t: Rim, frame: Frame) {
  const job = frameOf(frame)
  const kind = kindOfFrame(t, job)
  if (kind === null) return skip
  const candidates = candidatesFor(t, job.seat, kind)
  if (candidates.length > 1) {
    ask(t, chooseForJob, job.seat)
    return
  }
  const [only] = candidates
  if (only !== undefined) job.other = only
  return skip
}

export function takeOther(t: Rim, frame: Frame): void {
  frameOf(frame).other = picked(t)
}

export function askToAgree(t: Rim, frame: Frame) {
  const job = frameOf(frame)
  const { seat, card, other } = job
  if (other === undefined) return skip
  if (kindOfFrame(t, job) === 'team') {
    ask(t, agreeToJob, other)
    return
  }
  // The opponent is not in `others`, because only a partner's defeat fails the job (UB-TJB-05).
  job.bound = { opponent: other }
  emitAdded(t, { type: 'jobAgainst', seat, card, opponent: other })
  return skip
}

export function takeAgreement(t: Rim, frame: Frame) {
  const job = frameOf(frame)
  const { seat, card, other } = job
  if (other === undefined) return
  const hasAgreed = picked(t) !== PASS
  emitAdded(t, { type: 'jobTogether', seat, card, partner: other, hasAgreed })
  if (!hasAgreed) {
    unfinished(t).declinedPartners.push(other)
    // The encounter has not begun, so the owner chooses an encounter again.
    chooseEncounterAgain(t)
    return done
  }
  // UB-TJB-05.
  job.others = [other]
  job.bound = { partner: other }
  return
}
