import { at, numberAt, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { missions } from '../../content/missions.ts'
import { CREDITS, MILITARY, POLITICS, PRODUCTION, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { crewSpaces, incomeSpaces, miningSpaces, outpostSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { technologies } from '../../content/technologies.ts'
import { cardAccess, trackIncome } from '../../content/tracks.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { isAbility } from '../abilities/abilities.ts'
import { resourcesOf } from '../costs/hold.ts'
import { isMet } from '../effects/is-met.ts'
import type { Galaxy } from '../galaxy.ts'
import { maySettle, strengthAt, USUAL_TERMS } from '../map/outposts.ts'
import { mayComplete } from '../missions/mission-completion.ts'
import { FIRST_MINING, FIRST_PIRATE, missionIndex, NONE } from '../pieces.ts'
import { scoredBy, technologyScore } from '../rounds/goals.ts'
import { markRefusal } from '../technologies/technology-cards.ts'
import { levelOf, marker } from '../tracks/levels.ts'
import { treeWorth } from './tree-worth.ts'
import { worthAt } from './worth-at.ts'

/** The measures of a seat that tell how many points it will end with. weights.ts says what each is worth. */
export const measureNames = [
  'energy',
  'raw',
  'alien',
  'spare',
  'credits',
  'technology',
  'military',
  'production',
  'politics',
  'trade',
  'cardLevels',
  'trackIncome',
  'lead',
  'outposts',
  'collected',
  'grey',
  'miningPlanets',
  'actionPlanets',
  'wildPlanets',
  'miningTokens',
  'miningTokensBeyond',
  'incomeTokens',
  'incomeTokensBeyond',
  'panelIncome',
  'markers',
  'canMark',
  'marked',
  'inRound',
  'captains',
  'crew',
  'lieutenant',
  'mobilised',
  'tokens',
  'reserve',
  'missionsReady',
  'missionsMet',
  'missionsUnmet',
  'decrees',
  'orbit',
  'wealth',
] as const
export type MeasureName = (typeof measureNames)[number]

/** Points that a technology card brings in each round while it is marked, in addition to its points at the end. */
const worthInRound: Readonly<Record<string, number>> = {
  TC101: 0.8,
  TC102: 0.7,
  TC103: 1,
  TC104: 0.5,
  TC105: 1.6,
  TC106: 1.8,
  TC107: 0.4,
  TC108: 2,
  TC109: 2.6,
  TC110: 1.2,
  TC201: 0.5,
  TC202: 1,
  TC203: 1.6,
  TC204: 0.6,
  TC205: 1.4,
  TC206: 1,
  TC207: 0.4,
  TC208: 1.4,
  TC209: 1.6,
  TC210: 0.6,
  TC302: 1.4,
}
export const inRound: readonly number[] = technologies.map(({ id }) => worthInRound[id] ?? 0)

export const tokenWorth: readonly number[] = bonusTokens.map(({ effect }) => treeWorth(effect))
export const miningWorth: readonly number[] = miningTokens.map(({ reward }) => treeWorth(reward))
export const pirateWorth: readonly number[] = pirates.map(({ reward }) => treeWorth(reward))
const fleetWorth: readonly number[] = fleetTokens.map(({ reward }) => treeWorth(reward))
export const planetWorth: readonly number[] = planets.map(({ effect }) => treeWorth(effect))
const isGrey: readonly boolean[] = planets.map(({ colours }) => colours.includes('grey'))
export const trackWorth: readonly (readonly number[])[] = trackIncome.map((spaces) =>
  spaces.map((effect) => (effect === null ? 0 : treeWorth(effect))),
)
const crewWorth: readonly number[] = crewSpaces.map((effect) => (effect === null ? 0 : treeWorth(effect)))
const outpostWorth: readonly number[] = outpostSpaces.map(({ isIncome, reward }) =>
  isIncome && reward !== null ? treeWorth(reward) : 0,
)
export const missionWorth: readonly number[] = missions.map(({ reward }) => treeWorth(reward))
const wealthWorth: readonly number[] = wealthCards.map(({ gain }) => treeWorth(gain))
const NIGHTMARE_WORTH = 2

/** A seat finds a use for this many resources of one kind; the rest are spare. */
const USEFUL = 3

/** A seat with fewer workers at home than this has little left to do in the last round. */
const BUSY = 2

/** Income phases that are still to come. */
export function roundsLeft(t: Galaxy): number {
  return ROUNDS - t.round
}

/**
 * Writes the measures of a seat into `into`. Returns the points that are as good as certain: points so far, credits, a
 * third of the resources, goals and technology cards.
 */
export function measure(t: Galaxy, seat: Seat, into: Float64Array): number {
  const home =
    numberAt(t.captains, seat) + numberAt(t.crew, seat) * 0.7 + (numberAt(t.lieutenant, seat) === 1 ? 1 : 0)
  // A measure that only helps to act is worth nothing once the seat cannot act any more.
  const share = t.round === ROUNDS ? Math.min(1, home / BUSY) : 1
  const hold = at(t.hold, seat)
  const credits = numberAt(hold, CREDITS)
  let index = 0
  let spare = 0
  for (let good = 0; good < 3; good++) {
    const amount = numberAt(hold, good)
    const useful = Math.min(amount, USEFUL)
    into[index++] = useful * share
    spare += amount - useful
  }
  into[index++] = spare * share
  into[index++] = credits * share
  const technology = marker(t, seat, TECHNOLOGY)
  const military = marker(t, seat, MILITARY)
  const production = marker(t, seat, PRODUCTION)
  const politics = marker(t, seat, POLITICS)
  into[index++] = technology * share
  into[index++] = military * share
  into[index++] = production * share
  into[index++] = politics * share
  into[index++] = marker(t, seat, TRADE) * share
  const cardLevel = levelOf(t, seat, TECHNOLOGY, 'cards')
  let open = 0
  while (open < cardAccess.length && numberAt(cardAccess, open) <= cardLevel) open++
  into[index++] = open * share
  into[index++] =
    worthAt(at(trackWorth, TECHNOLOGY), technology) +
    worthAt(at(trackWorth, MILITARY), military) +
    worthAt(at(trackWorth, PRODUCTION), production) +
    worthAt(at(trackWorth, POLITICS), politics)
  into[index++] = leadOf(t, seat)
  index = measureMap(t, seat, production, into, index)
  const limit = levelOf(t, seat, POLITICS, 'tokens')
  index = measureTokens(t, seat, limit, into, index)
  let certain = credits + resourcesOf(t, seat) / 3
  const ledger = at(t.ledger, seat)
  for (let source = 0; source < ledger.length; source++) certain += numberAt(ledger, source)
  const markers = numberAt(t.markers, seat)
  into[index++] = Math.min(markers, 3) * share
  into[index++] = markers > 0 && markRefusal(t, seat) === null ? share : 0
  const goals = at(t.goals, seat)
  let [best, other, units] = [0, 0, 0]
  for (let goal = 0; goal < goals.length; goal++) {
    const scored = scoredBy(t, seat, numberAt(goals, goal))
    if (scored.points >= best) {
      other = best
      best = scored.points
      units = scored.units
    } else other = Math.max(other, scored.points)
  }
  // Only one of the two goals scores, and it is not certain yet which.
  const doubt = t.round === ROUNDS ? 0.3 * share : 0.4
  certain += best * (1 - doubt) + other * doubt
  let [marked, eachRound] = [0, 0]
  for (let left = numberAt(t.marked, seat); left !== 0; left &= left - 1) {
    const card = 31 - Math.clz32(left & -left)
    marked++
    eachRound += worthAt(inRound, card)
    certain += technologyScore(t, seat, card, units)
  }
  into[index++] = marked
  into[index++] = eachRound
  into[index++] = numberAt(t.captains, seat)
  into[index++] = numberAt(t.crew, seat)
  into[index++] = numberAt(t.lieutenant, seat) === 1 ? 1 : 0
  into[index++] = mobilisedOf(t, seat)
  into[index++] = worthOf(at(t.tokens, seat), tokenWorth) * share
  into[index++] = worthOf(at(t.reserve, seat), tokenWorth) * share
  index = measureMissions(t, seat, share, into, index)
  into[index++] = openDecrees(t, seat)
  into[index++] = orbitWorth(t, seat) * share
  into[index++] = worthOf(at(t.wealth, seat), wealthWorth)
  return certain
}

/** The crew members and the lieutenant that will be on crew spaces at the next income. */
function mobilisedOf(t: Galaxy, seat: Seat): number {
  return numberAt(t.crew, seat) + numberAt(t.crewSent, seat) + (numberAt(t.lieutenant, seat) > 0 ? 1 : 0)
}

function worthOf(pieces: readonly number[], worth: readonly number[]): number {
  let total = 0
  for (let index = 0; index < pieces.length; index++) total += worthAt(worth, numberAt(pieces, index))
  return total
}

/**
 * The points that the clean-up would give or take now for the military levels (GC-CLN-01, GC-CLN-02, GC-CLN-03,
 * GC-CLN-04).
 */
function leadOf(t: Galaxy, seat: Seat): number {
  const mine = marker(t, seat, MILITARY)
  let [below, above, isFirst, isLast] = [-1, 99, true, true]
  for (let other = 0; other < t.seats; other++) {
    const level = marker(t, other, MILITARY)
    if (level > mine) {
      isFirst = false
      above = Math.min(above, level)
    } else if (level < mine) {
      isLast = false
      below = Math.max(below, level)
    }
  }
  if (isFirst) return isLast ? 0 : mine - below
  return isLast ? mine - above : 0
}

function measureMap(t: Galaxy, seat: Seat, production: number, into: Float64Array, first: number): number {
  let [outposts, grey, action, wild] = [0, 0, 0, 0]
  let mining = isAbility(t, seat, 'nightmare') ? NIGHTMARE_WORTH : 0
  for (let left = numberAt(t.outposts, seat); left !== 0; left &= left - 1) {
    outposts++
    const planet = numberAt(t.planets, 31 - Math.clz32(left & -left))
    if (planet < 0) continue
    if (at(isGrey, planet)) grey++
    const { kind } = at(planets, planet)
    if (kind === 'mining') mining += worthAt(planetWorth, planet)
    else if (kind === 'wild') wild += worthAt(planetWorth, planet)
    else action += worthAt(planetWorth, planet)
  }
  let index = first
  into[index++] = outposts
  into[index++] = Math.min(production, outposts)
  into[index++] = grey
  into[index++] = mining
  into[index++] = action
  into[index++] = wild
  return index
}

function measureTokens(t: Galaxy, seat: Seat, limit: number, into: Float64Array, first: number): number {
  let [within, beyond, paying, later] = [0, 0, 0, 0]
  const track = at(t.miningTracks, seat)
  for (let space = 0; space < track.length; space++) {
    const token = numberAt(track, space)
    const worth =
      token >= FIRST_PIRATE
        ? worthAt(pirateWorth, token - FIRST_PIRATE)
        : worthAt(miningWorth, token - FIRST_MINING)
    if (numberAt(miningSpaces, space) <= limit) within += worth
    else beyond += worth
  }
  const tokens = at(t.incomeTracks, seat)
  for (let space = 0; space < tokens.length; space++) {
    const token = numberAt(tokens, space)
    if (token === NONE) continue
    const { takes, politics } = at(incomeSpaces, space)
    const worth = takes === 'pirate' ? worthAt(pirateWorth, token) : worthAt(fleetWorth, token)
    if (politics <= limit) paying += worth
    else later += worth
  }
  let panel = 0
  for (let space = mobilisedOf(t, seat); space < crewWorth.length; space++) panel += worthAt(crewWorth, space)
  // `measureMap` has written it.
  const outposts = into[first - 6] ?? 0
  for (let space = 0; space < outposts; space++) panel += worthAt(outpostWorth, space)
  let index = first
  into[index++] = within
  into[index++] = beyond
  into[index++] = paying
  into[index++] = later
  into[index++] = panel
  return index
}

function measureMissions(t: Galaxy, seat: Seat, share: number, into: Float64Array, first: number): number {
  let [ready, met, unmet] = [0, 0, 0]
  const log = at(t.log, seat)
  for (let index = 0; index < log.length; index++) {
    const mission = numberAt(log, index)
    const worth = worthAt(missionWorth, missionIndex(mission)) * share
    const { requirement } = at(missions, missionIndex(mission))
    if (requirement !== null && !isMet(t, seat, requirement)) unmet += worth
    else if (mayComplete(t, seat, mission)) ready += worth
    else met += worth
  }
  into[first] = ready
  into[first + 1] = met
  into[first + 2] = unmet
  return first + 3
}

/** Points of the offices whose decree the seat meets and where it has no crew member yet. */
function openDecrees(t: Galaxy, seat: Seat): number {
  if (numberAt(t.crew, seat) + numberAt(t.crewSent, seat) === 0) return 0
  let points = 0
  for (let office = 0; office < t.decrees.length; office++) {
    if (at(t.chairs, office).includes(seat)) continue
    const decree = at(decrees, numberAt(t.decrees, office))
    if (isMet(t, seat, decree.requirement)) points += decree.points
  }
  return points
}

/** The worth of the best planet that a ship of the seat orbits and on which the seat could place an outpost. */
function orbitWorth(t: Galaxy, seat: Seat): number {
  let best = 0
  const ships = at(t.ships, seat)
  for (let index = 0; index < ships.length; index++) {
    const space = numberAt(ships, index)
    if (!maySettle(t, seat, space, USUAL_TERMS)) continue
    const planet = numberAt(t.planets, space)
    const token = numberAt(t.planetTokens, space)
    const worth =
      1 +
      (planet < 0 ? 0 : worthAt(planetWorth, planet) * 0.3) +
      (token >= 0 ? worthAt(tokenWorth, token) * 0.5 : 0) +
      strengthAt(t, space)
    best = Math.max(best, worth)
  }
  return best
}
