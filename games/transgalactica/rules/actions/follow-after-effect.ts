import { at, numberAt, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import {
  ALIEN,
  type Area,
  area as areaNumber,
  areas,
  CREDITS,
  goods,
  MILITARY,
  POLITICS,
  PRODUCTION,
  TECHNOLOGY,
  type Track,
  trackNumbers,
} from '../../content/names.ts'
import { technologies } from '../../content/technologies.ts'
import { trackEnds } from '../../content/tracks.ts'
import { INCOME_TOKEN } from '../abilities/tokens.ts'
import { type Cost, mayExchange, payments } from '../costs/cost.ts'
import { holdOf } from '../costs/hold.ts'
import { spendCosts } from '../effects/operations/spend.ts'
import type { AdvanceArgs, GainArgs, PlaceOutpostArgs, TreeEffect } from '../effects/vocabulary.ts'
import { copy, type Galaxy } from '../galaxy.ts'
import { mapOf } from '../map/map.ts'
import {
  INSTANT_COLONY,
  isActionPlanet,
  maySettle,
  needsCrew,
  outpostCost,
  USUAL_TERMS,
} from '../map/outposts.ts'
import { accessibleMissions, takeRefusal } from '../missions/missions.ts'
import { hasLasting, waitingFor } from '../technologies/technologies.ts'
import { accessibleTechnologies, markRefusal } from '../technologies/technology-cards.ts'
import { advanceRefusal, costsOfEffect, NO_DISCOUNT } from '../tracks/tracks.ts'
import { SECONDARY } from './area-rules.ts'
import { mayFollow } from './may-follow.ts'

/**
 * Whether a seat is sure to be able to follow after an effect, whatever it chooses while the effect resolves. This file
 * counts what effects take away: goods, crew, markers, room in the log, spaces of tracks, the ship's position. It
 * ignores what they may give by chance or choice.
 */

/** The areas, as bits, that an effect might make impossible to follow. All others are safe. */
export function areasThreatened(effect: TreeEffect): number {
  switch (effect.op) {
    case 'all':
    case 'choose':
      return effect.of.reduce((bits, each) => bits | areasThreatened(each), 0)
    case 'may':
      return areasThreatened(effect.do)
    case 'advance':
      return effect.on.reduce(
        (bits, track) => bits | areasThreatenedByAdvance(track, effect.isFree === true),
        0,
      )
    case 'move':
      return COSTLY
    case 'moveToTunnel':
      return bit('exploration') | bit('omni')
    case 'takeMission':
      return bit('politics') | bit('omni')
    case 'perform':
      return effect.action === 'mining' ? 0 : ALL
    case 'gain':
    case 'gainAny':
    case 'raise':
    case 'mobilise':
    case 'collect':
    case 'activateMiningPlanets':
    case 'doubleIncome':
    case 'reuseMainSpaces':
      return 0
    default:
      return ALL
  }
}

const bit = (area: Area): number => 1 << areaNumber[area]
const ALL = (1 << areas.length) - 1
/** Areas that have a cost or depend on the ship's position. */
export const COSTLY = bit('omni') | bit('exploration') | bit('trade') | bit('military')
/**
 * The areas that the seat might not be able to follow after an advance, because their track has ended or the goods for
 * them are spent. TC202 may add another advance.
 */
function areasThreatenedByAdvance(track: Track, isFree: boolean): number {
  switch (track) {
    case 'technology':
    case 'politics':
      return bit(track) | bit('omni')
    case 'production':
      return bit('omni')
    default:
      return bit('technology') | bit('politics') | bit(track) | bit('omni') | (isFree ? 0 : COSTLY)
  }
}

/** Whether the seat is so far from the ends of the tracks without a cost that no effect can take it to one. */
export function isFarFromEnds(t: Galaxy, seat: Seat): boolean {
  const levels = at(t.levels, seat)
  return freeTracks.every((track) => numberAt(levels, track) + MOST_SPACES < numberAt(trackEnds, track))
}

const freeTracks = [TECHNOLOGY, PRODUCTION, POLITICS]
/** No token or mission advances more spaces on one of these tracks. */
const MOST_SPACES = 3

export function leavesFollow(t: Galaxy, seat: Seat, area: number, effects: readonly TreeEffect[]): boolean {
  const [effect, ...rest] = effects
  if (effect === undefined) return mayFollow(t, seat, area)
  const then = (trial: Galaxy, ...before: readonly TreeEffect[]) =>
    leavesFollow(trial, seat, area, [...before, ...rest])
  switch (effect.op) {
    case 'all':
      return then(t, ...effect.of)
    case 'may':
      return then(t) && then(t, effect.do)
    case 'choose':
      return effect.of.every((each) => then(t, each))
    case 'pay':
      return then(t) && then(t, effect.cost, effect.for)
    case 'spend':
      return paidFor(t, seat, spendCosts(effect)).every((trial) => then(trial))
    case 'gain':
      return then(withGain(t, seat, effect))
    case 'advance':
      return effect.on.every((track) => canFollowAfterAdvance(t, seat, trackNumbers[track], effect, then))
    case 'move':
      return then(t) && canFollowAfterMoves(t, seat, effect.spaces, then)
    case 'moveToTunnel':
      return then(t) && canFollowFromEach(copy(t), seat, mapOf(t).tunnels, then)
    case 'placeOutpost':
      return then(t) && afterOutpost(t, seat, effect.where).every((trial) => then(trial))
    case 'mark':
      return canFollowAfterMarking(t, seat, then)
    case 'takeMission':
      return then(takeRefusal(t, seat) === null ? withMission(t, seat) : t)
    case 'useTokenAgain':
      return then(t) && usedEffects(t, seat).every((again) => then(t, again))
    default:
      // Granted actions and completed missions may use up anything.
      return areasThreatened(effect) === 0 && then(t)
  }
}

type Then = (trial: Galaxy, ...before: readonly TreeEffect[]) => boolean

/** The position after each way to pay one of the costs. */
function paidFor(t: Galaxy, seat: Seat, costs: readonly Cost[]): Galaxy[] {
  return payments(costs, holdOf(t, seat), mayExchange(t)).map((paid) => {
    const trial = copy(t)
    const hold = at(trial.hold, seat)
    for (let good = 0; good < goods.length; good++) hold[good] = numberAt(hold, good) - numberAt(paid, good)
    return trial
  })
}

function withGain(t: Galaxy, seat: Seat, { what, amount }: GainArgs): Galaxy {
  if (what === 'points' || typeof amount !== 'number') return t
  const trial = copy(t)
  const hold = at(trial.hold, seat)
  const good = goods.indexOf(what)
  hold[good] = numberAt(hold, good) + amount
  return trial
}

/** Advances space by space (GC-ORG-05) and tries each way to pay. TC202 may add another advance. */
function canFollowAfterAdvance(
  t: Galaxy,
  seat: Seat,
  track: number,
  { by, isFree, discount = NO_DISCOUNT }: AdvanceArgs,
  then: Then,
): boolean {
  let reached = [t]
  const added: TreeEffect[] = []
  for (let step = 0; step < by; step++)
    reached = reached.flatMap((trial) => {
      if (advanceRefusal(trial, seat, track) !== null) return [trial]
      const costs = isFree === true ? [] : costsOfEffect(trial, seat, track, SECONDARY, discount)
      const paid = costs.length === 0 ? [copy(trial)] : paidFor(trial, seat, costs)
      for (const each of paid) {
        const levels = at(each.levels, seat)
        levels[track] = numberAt(levels, track) + 1
      }
      if (track === MILITARY) added.push(...waitingEffects(t, seat))
      return paid
    })
  return reached.every((trial) => then(trial, ...added))
}

function waitingEffects(t: Galaxy, seat: Seat): TreeEffect[] {
  const waiting = waitingFor(t, seat, 'advancedMilitary')
  return technologies.flatMap(({ when = [] }, technology) =>
    (waiting & (1 << technology)) === 0 ? [] : when.map(({ effect }) => effect),
  )
}

/**
 * Tries the ship at each of the spaces in turn. Changes `trial` itself: one copy is enough, because nothing keeps it.
 */
function canFollowFromEach(trial: Galaxy, seat: Seat, spaces: readonly number[], then: Then): boolean {
  const ships = at(trial.ships, seat)
  return spaces.every((space) => {
    trial.ships[seat] = ships.with(0, space)
    return then(trial)
  })
}

/** Assumes that the ship may reach any space and pays for a tunnel with each move. That is the worst case. */
function canFollowAfterMoves(t: Galaxy, seat: Seat, spaces: number, then: Then): boolean {
  const trial = copy(t)
  const hold = at(trial.hold, seat)
  if (hasLasting(t, seat, 'tunnelForAnyTwo')) hold.fill(0, 0, CREDITS + 1)
  else hold[ALIEN] = Math.max(0, numberAt(hold, ALIEN) - spaces)
  const everywhere = Array.from({ length: mapOf(t).spaces }, (_, space) => space)
  return canFollowFromEach(trial, seat, everywhere, then)
}

/**
 * The position after an outpost on each space where the effect could place one. The seat has paid for it, and has
 * discarded a crew member for a wild planet.
 */
function afterOutpost(t: Galaxy, seat: Seat, where: PlaceOutpostArgs['where']): Galaxy[] {
  const terms = where === 'orbit' ? USUAL_TERMS : INSTANT_COLONY
  const places =
    where === 'orbit' ? at(t.ships, seat) : [...t.planets.keys()].filter((space) => isActionPlanet(t, space))
  return places
    .filter((space) => maySettle(t, seat, space, terms))
    .flatMap((space) =>
      (terms.cost === true ? [copy(t)] : paidFor(t, seat, [outpostCost(t, seat)])).map((trial) => {
        trial.outposts[seat] = numberAt(trial.outposts, seat) | (1 << space)
        if (needsCrew(t, space)) trial.crew[seat] = numberAt(trial.crew, seat) - 1
        return trial
      }),
    )
}

function canFollowAfterMarking(t: Galaxy, seat: Seat, then: Then): boolean {
  if (markRefusal(t, seat) !== null) return then(t)
  return accessibleTechnologies(t, seat).every((technology) => {
    const trial = copy(t)
    trial.markers[seat] = numberAt(trial.markers, seat) - 1
    trial.marked[seat] = numberAt(trial.marked, seat) | (1 << technology)
    const { atOnce } = at(technologies, technology)
    return atOnce === undefined ? then(trial) : then(trial, atOnce)
  })
}

function withMission(t: Galaxy, seat: Seat): Galaxy {
  const trial = copy(t)
  at(trial.log, seat).push(...accessibleMissions(t, seat).slice(0, 1))
  return trial
}

/** The effects of the used tokens that a card may use again (GC-TCH-06, GC-ORG-103). */
function usedEffects(t: Galaxy, seat: Seat): TreeEffect[] {
  return at(t.usedTokens, seat)
    .filter((token) => token !== INCOME_TOKEN)
    .map((token) => at(bonusTokens, token).effect)
}
