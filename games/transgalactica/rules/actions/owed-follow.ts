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
 * A follower is in a turn of their own while they resolve the secondary action (GC-ORG-67). Free actions may come
 * before the worker is placed, because they belong to the follow. Until then everything is refused that could leave no
 * way to follow. If following is not possible yet, only free actions that may make it possible are open.
 */
const leavesNoFollow: GalaxyRefusal = { rule: 'GC-ORG-67', reason: 'leavesNoFollow' }

/** GC-PNL-16: an exchanged credit pays for less than before. */
export function exchangeFollowRefusal(t: Galaxy, seat: Seat, good: number): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return null
  const hold = [...holdOf(t, seat)]
  hold[CREDITS] = numberAt(hold, CREDITS) - 1
  hold[good] = numberAt(hold, good) + 1
  return mayFollow(t, seat, area, hold) ? null : leavesNoFollow
}

/** GC-ORG-58: the crew member could be the only worker, or the one that a wild planet needs. */
export function chairFollowRefusal(t: Galaxy, seat: Seat): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  return area === NOTHING_OWED || isLeftByChair(t, seat, area) ? null : leavesNoFollow
}

function isLeftByChair(t: Galaxy, seat: Seat, area: number): boolean {
  if (numberAt(t.crew, seat) > 2) return true
  const trial = copy(t)
  trial.crew[seat] = numberAt(trial.crew, seat) - 1
  return mayFollow(trial, seat, area)
}

export function tokenFollowRefusal(t: Galaxy, seat: Seat, token: number): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return null
  const isKept = mayFollow(t, seat, area) ? isLeftByToken(t, seat, area, token) : tokenHelps(token, area)
  return isKept ? null : leavesNoFollow
}

/** Most tokens threaten nothing, or only the end of a track. Computed once, because searches call this often. */
const threats: readonly number[] = derivedFrom(bonusTokens, ({ effect }) => areasThreatened(effect))
const onlyAdvances: readonly boolean[] = derivedFrom(bonusTokens, ({ effect }) => effect.op === 'advance')

function isLeftByToken(t: Galaxy, seat: Seat, area: number, token: number): boolean {
  return (
    (numberAt(threats, token) & (1 << area)) === 0 ||
    (at(onlyAdvances, token) && isFarFromEnds(t, seat)) ||
    leavesFollow(t, seat, area, [at(bonusTokens, token).effect])
  )
}

/** TC109: its alien, and everything that the reused token does. */
export function cardFollowRefusal(t: Galaxy, seat: Seat, effect: TreeEffect): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return null
  const isKept = mayFollow(t, seat, area)
    ? leavesFollow(t, seat, area, [effect])
    : at(t.usedTokens, seat).some((token) => tokenHelps(token, area))
  return isKept ? null : leavesNoFollow
}

export function missionFollowRefusal(t: Galaxy, seat: Seat, mission: number): GalaxyRefusal | null {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return null
  const isOpen = mayFollow(t, seat, area)
  const isKept =
    (isOpen && (numberAt(missionThreats, missionIndex(mission)) & (1 << area)) === 0) ||
    missionPayments(t, seat, mission).some((paid) => isKeptAfter(t, seat, area, isOpen, mission, paid))
  return isKept ? null : leavesNoFollow
}

/** By mission: the areas that its reward may threaten, and those that its cost may. */
const rewardThreats: readonly number[] = derivedFrom(missions, ({ reward }) => areasThreatened(reward))
const missionThreats: readonly number[] = derivedFrom(
  missions,
  ({ reward }) => areasThreatened(reward) | COSTLY,
)

/** The payments for a mission that leave a way to follow; undefined if every payment does. */
export function spendingOnMission(
  t: Galaxy,
  seat: Seat,
  mission: number,
): ((paid: readonly number[]) => boolean) | undefined {
  const area = owedArea(t, seat)
  if (area === NOTHING_OWED) return undefined
  const isOpen = mayFollow(t, seat, area)
  return (paid) => isKeptAfter(t, seat, area, isOpen, mission, paid)
}

function isKeptAfter(
  t: Galaxy,
  seat: Seat,
  area: number,
  isOpen: boolean,
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
  return leavesFollow(trial, seat, area, [reward]) || (!isOpen && effectHelps(reward, area))
}

/** Offers that a seat had to refuse before placing its follower. That does not mean that it did not want them. */
export const refusedBeforeFollow: RefusedOffers = {
  chair: (t, seat) => chairFollowRefusal(t, seat) !== null,
  card: (t, seat, effect) => cardFollowRefusal(t, seat, effect) !== null,
  token: (t, seat, token) => {
    // Does not ask whether the seat can follow, because it does follow.
    const area = owedArea(t, seat)
    return area !== NOTHING_OWED && !isLeftByToken(t, seat, area, token)
  },
  mission: (t, seat, mission) => missionFollowRefusal(t, seat, mission) !== null,
}
