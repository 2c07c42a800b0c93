import { at, numberAt, type Seat } from '@kantyna/kernel'
import { missions } from '../../content/missions.ts'
import {
  ALIEN,
  area as areaNumber,
  CREDITS,
  ENERGY,
  MILITARY,
  POLITICS,
  PRODUCTION,
  RAW,
  TECHNOLOGY,
  TRADE,
} from '../../content/names.ts'
import { miningSpaces, outpostSpaces } from '../../content/panel.ts'
import { planets } from '../../content/planets.ts'
import { technologies } from '../../content/technologies.ts'
import { cardAccess, tokenStacks } from '../../content/tracks.ts'
import { OMNI, openAreas } from '../actions/action.ts'
import { MAIN } from '../actions/area-rules.ts'
import { has, holdOf } from '../costs/hold.ts'
import { isMet } from '../effects/is-met.ts'
import type { Galaxy } from '../galaxy.ts'
import { mapOf } from '../map/map.ts'
import {
  maySettle,
  outpostCost,
  outpostCount,
  outpostsOfColour,
  strengthAt,
  USUAL_TERMS,
} from '../map/outposts.ts'
import { leastEnergies, rowOf, WALK } from '../map/routes.ts'
import { accessibleMissions, takeRefusal } from '../missions/missions.ts'
import { FIRST_MINING, FIRST_PIRATE, missionIndex } from '../pieces.ts'
import { technologyScore } from '../rounds/goals.ts'
import { accessibleTechnologies } from '../technologies/technology-cards.ts'
import { levelOf, marker } from '../tracks/levels.ts'
import { advanceRefusal } from '../tracks/tracks.ts'
import {
  goalWorthOfMission,
  goalWorthOfPirate,
  goalWorthOfPlanet,
  goalWorthOfTechnology,
} from './goal-worth.ts'
import {
  inRound,
  miningWorth as miningTokenWorth,
  missionWorth,
  pirateWorth,
  planetWorth,
  tokenWorth,
  trackWorth,
} from './measures.ts'
import { treeWorth } from './tree-worth.ts'
import { measureIndex, weightsNow } from './weights.ts'
import { worthAt } from './worth-at.ts'

/**
 * How many points a step is likely to gain. This uses the weights that judge positions, but does not try the step, so
 * it is quick.
 */

/** What it costs to give up one of each good. */
const PRICE_OF_ENERGY = 0.45
const PRICE_OF_RAW = 0.65
const PRICE_OF_ALIEN = 0.6
const PRICE_OF_CREDIT = 1.15

/** What a gained resource is worth. */
const WORTH_OF_RESOURCE = 0.5

/** What a token from a stack is worth. */
const BASIC_TOKEN = 1.3
const ADVANCED_TOKEN = 2.4

function weight(t: Galaxy, index: number): number {
  return weightsNow(t)[index] as number // there is a weight for each measure
}

export function actionWorth(t: Galaxy, seat: Seat, area: number, form: number): number {
  switch (area) {
    case OMNI: {
      let best = 0
      for (const each of openAreas(t, seat, form, holdOf(t, seat)))
        best = Math.max(best, actionWorth(t, seat, each, form))
      return best - Math.min(PRICE_OF_CREDIT, has(t, seat, ALIEN) > 0 ? PRICE_OF_ALIEN : PRICE_OF_CREDIT)
    }
    case areaNumber.technology: {
      const space = spaceWorth(t, seat, TECHNOLOGY, 1)
      const card = bestTechnology(t, seat, form === MAIN ? 1 : 0)
      return form === MAIN
        ? space + Math.max(spaceWorth(t, seat, TECHNOLOGY, 2), card)
        : Math.max(space, card)
    }
    case areaNumber.politics: {
      const space = spaceWorth(t, seat, POLITICS, 1)
      const card = bestMission(t, seat)
      return form === MAIN ? space + Math.max(spaceWorth(t, seat, POLITICS, 2), card) : Math.max(space, card)
    }
    case areaNumber.trade:
      return tradeWorth(t, seat) - tradePrice(t, seat, form)
    case areaNumber.military:
      return spaceWorth(t, seat, MILITARY, 1) - militaryPrice(t, seat, form)
    case areaNumber.production: {
      const space = spaceWorth(t, seat, PRODUCTION, 1)
      const outposts = outpostCount(t, seat)
      const level = marker(t, seat, PRODUCTION)
      if (form === MAIN) return space + Math.min(level + 1, outposts) * WORTH_OF_RESOURCE
      return Math.max(space, Math.min(level, outposts) * WORTH_OF_RESOURCE)
    }
    case areaNumber.mining:
      return miningWorth(t, seat, form)
    default:
      return explorationWorth(t, seat, form)
  }
}

/** Whether taking a card, or collecting, is better than the other way of such an action. */
export function isSecondWayBetter(t: Galaxy, seat: Seat, area: number, form: number): boolean {
  const by = form === MAIN ? 2 : 1
  switch (area) {
    case areaNumber.technology:
      return bestTechnology(t, seat, by - 1) > spaceWorth(t, seat, TECHNOLOGY, by)
    case areaNumber.politics:
      return bestMission(t, seat) > spaceWorth(t, seat, POLITICS, by)
    default: {
      const collected = Math.min(marker(t, seat, PRODUCTION), outpostCount(t, seat)) * WORTH_OF_RESOURCE
      return collected > spaceWorth(t, seat, PRODUCTION, 1)
    }
  }
}

/** What one space of any track is worth, ignoring its cost. */
export function advanceWorth(t: Galaxy, seat: Seat, track: number): number {
  return track === TRADE ? tradeWorth(t, seat) : spaceWorth(t, seat, track, 1)
}

const measureOfTrack = [
  measureIndex.technology,
  measureIndex.military,
  measureIndex.production,
  measureIndex.politics,
  measureIndex.trade,
]

/** What the space of a main track `by` spaces ahead is worth. */
function spaceWorth(t: Galaxy, seat: Seat, track: number, by: number): number {
  if (advanceRefusal(t, seat, track) !== null) return 0
  const space = marker(t, seat, track) + by
  const incomes = at(trackWorth, track)
  if (space >= incomes.length) return 0
  let worth =
    weight(t, numberAt(measureOfTrack, track)) +
    (worthAt(incomes, space) - worthAt(incomes, space - 1)) * weight(t, measureIndex.trackIncome)
  for (let stack = 0; stack < tokenStacks.length; stack++) {
    const position = at(tokenStacks, stack)
    if (position.track === track && position.space === space)
      worth += position.isAdvanced ? ADVANCED_TOKEN : BASIC_TOKEN
  }
  if (track === TECHNOLOGY && cardAccess.includes(space)) worth += weight(t, measureIndex.cardLevels)
  if (track === MILITARY) worth += leadWorth(t, seat)
  return worth
}

/** What one more space on the military track changes in clean-ups. */
function leadWorth(t: Galaxy, seat: Seat): number {
  const mine = marker(t, seat, MILITARY)
  let [isFirst, isLast] = [true, true]
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue
    const level = marker(t, other, MILITARY)
    if (level > mine) isFirst = false
    if (level <= mine) isLast = false
  }
  return isFirst || isLast ? weight(t, measureIndex.lead) : 0
}

function militaryPrice(t: Galaxy, seat: Seat, form: number): number {
  const energy = Math.min(2, has(t, seat, ENERGY))
  const price = energy * PRICE_OF_ENERGY + (2 - energy) * PRICE_OF_CREDIT
  return form === MAIN ? price : price + PRICE_OF_CREDIT
}

function tradePrice(t: Galaxy, seat: Seat, form: number): number {
  const raw = Math.min(2, has(t, seat, RAW))
  const price = raw * PRICE_OF_RAW + (2 - raw) * PRICE_OF_CREDIT
  return form === MAIN ? price : price + PRICE_OF_ALIEN
}

/** Odd spaces hold a marker, even ones a fleet token. */
function tradeWorth(t: Galaxy, seat: Seat): number {
  const level = marker(t, seat, TRADE)
  const base = weight(t, measureIndex.trade)
  return level % 2 === 0
    ? base + weight(t, measureIndex.markers)
    : base + 1.2 + 1.4 * weight(t, measureIndex.incomeTokens)
}

/** What a technology card is worth to a seat that marks it. */
function technologyWorth(t: Galaxy, seat: Seat, technology: number): number {
  const { atOnce } = at(technologies, technology)
  return (
    weight(t, measureIndex.marked) +
    worthAt(inRound, technology) * weight(t, measureIndex.inRound) +
    technologyScore(t, seat, technology, 3) +
    goalWorthOfTechnology(t, seat) +
    (atOnce === undefined ? 0 : treeWorth(atOnce))
  )
}

/**
 * The worth of the best card that can be marked, minus that of the marker; `ahead` counts levels gained before marking.
 */
function bestTechnology(t: Galaxy, seat: Seat, ahead: number): number {
  if (numberAt(t.markers, seat) === 0) return 0
  const level = levelOf(t, seat, TECHNOLOGY, 'cards') + ahead
  let best = 0
  for (let index = 0; index < t.technologies.length; index++) {
    const card = numberAt(t.technologies, index)
    if (
      numberAt(cardAccess, at(technologies, card).level - 1) > level ||
      (numberAt(t.marked, seat) & (1 << card)) !== 0
    )
      continue
    best = Math.max(best, technologyWorth(t, seat, card))
  }
  return Math.max(0, best - weight(t, measureIndex.markers) * 0.5)
}

/** The card that is worth the most. */
export function technologyToMark(t: Galaxy, seat: Seat): number {
  const open = accessibleTechnologies(t, seat)
  let best = numberAt(open, 0)
  for (const card of open) if (technologyWorth(t, seat, card) > technologyWorth(t, seat, best)) best = card
  return best
}

/** What a mission in the log is worth, minus its cost. */
export function missionProspect(t: Galaxy, seat: Seat, mission: number): number {
  const index = missionIndex(mission)
  const { requirement, cost } = at(missions, index)
  const { energy = 0, raw = 0, alien = 0, credits = 0 } = cost
  const price =
    energy * PRICE_OF_ENERGY + raw * PRICE_OF_RAW + alien * PRICE_OF_ALIEN + credits * PRICE_OF_CREDIT
  const isOpen = requirement === null || isMet(t, seat, requirement)
  return (worthAt(missionWorth, index) + goalWorthOfMission(t, seat, index) - price) * (isOpen ? 0.8 : 0.3)
}

function bestMission(t: Galaxy, seat: Seat): number {
  if (takeRefusal(t, seat)?.reason === 'logFull') return 0
  let best = marker(t, seat, POLITICS) === 0 ? 1 : 0
  for (const mission of accessibleMissions(t, seat)) best = Math.max(best, missionProspect(t, seat, mission))
  return best
}

function miningWorth(t: Galaxy, seat: Seat, form: number): number {
  const limit = levelOf(t, seat, POLITICS, 'tokens')
  const track = at(t.miningTracks, seat)
  let worth = 0
  for (let index = 0; index < track.length; index++) {
    if (numberAt(miningSpaces, index) > limit) break
    worth += worthOfToken(numberAt(track, index))
  }
  for (let left = numberAt(t.outposts, seat); left !== 0; left &= left - 1) {
    const planet = numberAt(t.planets, 31 - Math.clz32(left & -left))
    if (planet >= 0 && at(planets, planet).kind === 'mining') worth += worthAt(planetWorth, planet)
  }
  const token = t.miningSpace[0]
  if (form === MAIN && token !== undefined && track.length < miningSpaces.length) {
    const isPaid = numberAt(miningSpaces, track.length) <= limit
    const each = worthOfToken(token)
    worth +=
      each * weight(t, isPaid ? measureIndex.miningTokens : measureIndex.miningTokensBeyond) +
      (isPaid ? each : 0)
  }
  return worth
}

function worthOfToken(token: number): number {
  return token >= FIRST_PIRATE
    ? worthAt(pirateWorth, token - FIRST_PIRATE)
    : worthAt(miningTokenWorth, token - FIRST_MINING)
}

/** What an outpost on a space is worth, minus its price; 0 if none can be placed. */
export function settlingWorth(t: Galaxy, seat: Seat, space: number): number {
  if (!maySettle(t, seat, space, USUAL_TERMS)) return 0
  const outposts = outpostCount(t, seat)
  const planet = numberAt(t.planets, space)
  const token = numberAt(t.planetTokens, space)
  const { reward } = at(outpostSpaces, outposts)
  let worth =
    1 +
    weight(t, measureIndex.outposts) +
    (marker(t, seat, PRODUCTION) > outposts ? weight(t, measureIndex.collected) : 0) +
    (reward === null ? 0 : treeWorth(reward) * 0.7) +
    (token >= 0 ? worthAt(tokenWorth, token) * 0.5 : 0) +
    strengthAt(t, space) * 1.4 -
    numberAt(outpostCost(t, seat), RAW) * PRICE_OF_RAW
  if (numberAt(t.pirates, space) >= 0) worth += goalWorthOfPirate(t, seat)
  if (planet >= 0) {
    worth += goalWorthOfPlanet(t, seat, planet)
    const each = worthAt(planetWorth, planet)
    const { kind } = at(planets, planet)
    if (kind === 'mining') worth += each * (1 + weight(t, measureIndex.miningPlanets))
    else if (kind === 'wild')
      worth += each * weight(t, measureIndex.wildPlanets) - weight(t, measureIndex.mobilised)
    else worth += each * weight(t, measureIndex.actionPlanets)
  }
  return Math.max(0, worth)
}

/** The worth of the best space that a ship can reach and place an outpost on in one exploration. */
function explorationWorth(t: Galaxy, seat: Seat, form: number): number {
  if (outpostCount(t, seat) >= outpostSpaces.length) return 0
  const ships = at(t.ships, seat)
  let best = 0
  for (let index = 0; index < ships.length; index++)
    best = Math.max(best, settlingWorth(t, seat, numberAt(ships, index)))
  if (form !== MAIN && best > 0) return best
  const steps = 1 + outpostsOfColour(t, seat, 'grey')
  const energy = has(t, seat, ENERGY) + has(t, seat, CREDITS)
  const least = leastEnergies(t.seats)
  const { spaces } = mapOf(t)
  for (let index = 0; index < ships.length; index++) {
    const row = rowOf(t.seats, numberAt(ships, index), WALK, steps, 0)
    for (let to = 0; to < spaces; to++) {
      const cost = numberAt(least, row + to)
      if (cost > energy) continue
      const worth = settlingWorth(t, seat, to) - cost * PRICE_OF_ENERGY
      best = Math.max(best, form === MAIN ? worth : worth * 0.4)
    }
  }
  return best
}
