import { at, numberAt, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { missions } from '../../content/missions.ts'
import { CREDITS } from '../../content/names.ts'
import { derivedFrom } from '../../content/stand-ins.ts'
import { holdOf } from '../costs/hold.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import type { RefusedOffers } from '../free-actions/offers.ts'
import { NOTHING_OWED, owedArea } from '../free-actions/open.ts'
import { copy, type Galaxy } from '../galaxy.ts'
import { missionPayments } from '../missions/mission-completion.ts'
import { missionOf } from '../missions/missions.ts'
import { missionIndex } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { areasThreatened, COSTLY, isFarFromEnds, leavesFollow } from './follow-after-effect.ts'
import { effectHelps, tokenHelps } from './helpful-tokens.ts'
import { mayFollow } from './may-follow.ts'

/**
 * A follower may take free actions before placing its worker, because they are part of the follow (GC-ORG-67). Until
 * the worker is placed, the rules refuse every free action that could make following impossible. A seat that cannot
 * follow yet may only take free actions that might let it follow.
 */
const leavesNoFollow: GalaxyRefusal = { rule: 'GC-ORG-67', reason: 'leavesNoFollow' }

/** GC-PNL-16: a good pays for fewer things than the credit that it replaces. */
export function exchangeFollowRefusal(t: Galaxy, seat: Seat, good: number): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return null
  const hold = [...holdOf(t, seat)]
  hold[CREDITS] = numberAt(hold, CREDITS) - 1
  hold[good] = numberAt(hold, good) + 1
  return mayFollow(t, seat, area, hold) ? null : leavesNoFollow
}

/** GC-ORG-58: the crew member sent to the Senate could be the only worker, or the one that a wild planet needs. */
export function chairFollowRefusal(t: Galaxy, seat: Seat): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  return area === NOTHING_OWED || canFollowAfterChair(t, seat, area) ? null : leavesNoFollow
}

function canFollowAfterChair(t: Galaxy, seat: Seat, area: number): boolean {
  if (numberAt(t.crew, seat) > 2) return true
  const trial = copy(t)
  trial.crew[seat] = numberAt(trial.crew, seat) - 1
  return mayFollow(trial, seat, area)
}

export function tokenFollowRefusal(t: Galaxy, seat: Seat, token: number): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return null
  const canStillFollow = mayFollow(t, seat, area)
    ? canFollowAfterToken(t, seat, area, token)
    : tokenHelps(token, area)
  return canStillFollow ? null : leavesNoFollow
}

/**
 * By token: the areas that it might make impossible to follow, and whether it only advances. Computed once, because
 * searches ask often.
 */
const threats: readonly number[] = derivedFrom(bonusTokens, ({ effect }) => areasThreatened(effect))
const onlyAdvances: readonly boolean[] = derivedFrom(bonusTokens, ({ effect }) => effect.op === 'advance')

function canFollowAfterToken(t: Galaxy, seat: Seat, area: number, token: number): boolean {
  return (
    (numberAt(threats, token) & (1 << area)) === 0 ||
    (at(onlyAdvances, token) && isFarFromEnds(t, seat)) ||
    leavesFollow(t, seat, area, [at(bonusTokens, token).effect])
  )
}

/** TC109 costs an alien and does everything that the reused token does. */
export function cardFollowRefusal(t: Galaxy, seat: Seat, effect: TreeEffect): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return null
  const canStillFollow = mayFollow(t, seat, area)
    ? leavesFollow(t, seat, area, [effect])
    : at(t.usedTokens, seat).some((token) => tokenHelps(token, area))
  return canStillFollow ? null : leavesNoFollow
}

export function missionFollowRefusal(t: Galaxy, seat: Seat, mission: number): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return null
  const canFollowNow = mayFollow(t, seat, area)
  const canStillFollow =
    (canFollowNow && (numberAt(missionThreats, missionIndex(mission)) & (1 << area)) === 0) ||
    missionPayments(t, seat, mission).some((paid) =>
      canFollowAfterMission(t, seat, area, canFollowNow, mission, paid),
    )
  return canStillFollow ? null : leavesNoFollow
}

/** By mission: the areas that its reward may threaten, and those that its reward or its cost may. */
const rewardThreats: readonly number[] = derivedFrom(missions, ({ reward }) => areasThreatened(reward))
const missionThreats: readonly number[] = derivedFrom(
  missions,
  ({ reward }) => areasThreatened(reward) | COSTLY,
)

/** Tells which payments for a mission leave a way to follow; undefined if the seat owes no follow. */
export function spendingOnMission(
  t: Galaxy,
  seat: Seat,
  mission: number,
): ((paid: readonly number[]) => boolean) | undefined {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return undefined
  const canFollowNow = mayFollow(t, seat, area)
  return (paid) => canFollowAfterMission(t, seat, area, canFollowNow, mission, paid)
}

function canFollowAfterMission(
  t: Galaxy,
  seat: Seat,
  area: number,
  canFollowNow: boolean,
  mission: number,
  paid: readonly number[],
): boolean {
  const { reward } = missionOf(mission)
  const hold = holdOf(t, seat).map((amount, good) => amount - numberAt(paid, good))
  const isThreatened = (numberAt(rewardThreats, missionIndex(mission)) & (1 << area)) !== 0
  if (!isThreatened && mayFollow(t, seat, area, hold)) return true
  const trial = copy(t)
  trial.hold[seat] = hold
  trial.log[seat] = at(trial.log, seat).filter((other) => other !== mission)
  return leavesFollow(trial, seat, area, [reward]) || (!canFollowNow && effectHelps(reward, area))
}

/** The offers that a seat was not allowed to take before placing its follower. The seat may still want them. */
export const refusedBeforeFollow: RefusedOffers = {
  chair: (t, seat) => chairFollowRefusal(t, seat) !== null,
  card: (t, seat, effect) => cardFollowRefusal(t, seat, effect) !== null,
  token: (t, seat, token) => {
    // There is no need to check whether the seat can follow: it is following.
    const area = owedArea(t, seat)
    return area !== NOTHING_OWED && !canFollowAfterToken(t, seat, area, token)
  },
  mission: (t, seat, mission) => missionFollowRefusal(t, seat, mission) !== null,
}
