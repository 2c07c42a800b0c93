import { at, type Seat } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { missions } from '../../content/missions.ts'
import { MILITARY, POLITICS, PRODUCTION, TECHNOLOGY, TRADE } from '../../content/names.ts'
import { crewSpaces, incomeSpaces, miningSpaces, outpostSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { technologies } from '../../content/technologies.ts'
import { trackIncome } from '../../content/tracks.ts'
import { meets } from '../effects/run.ts'
import type { Galaxy } from '../galaxy.ts'
import { scoredBy, technologyScore } from '../goals.ts'
import { pointsOf } from '../hold.ts'
import { levelOf, marker } from '../levels.ts'
import { maySettle, NOTHING_WAIVED, strengthAt } from '../outposts.ts'
import { FIRST_MINING, FIRST_PIRATE, missionIndex, NONE } from '../pieces.ts'
import { accessibleTechnologies } from '../technology-cards.ts'
import { crewSpacesUsed } from '../workers.ts'
import { treeWorth, WORTH } from './tree-worth.ts'

/**
 * How well a seat stands: the points that it is likely to end with, compared with the best of the others. What is not
 * points yet counts for what it usually comes to in the rounds that are left.
 */

/** A lead of so many points is as good as three games won of four. */
export const LEAD_SCALE = 9

export function evaluate(t: Galaxy, seat: Seat): number {
  if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 / t.outcome.winners.length : 0
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < t.seats; other++) if (other !== seat) best = Math.max(best, prospect(t, other))
  return 1 / (1 + Math.exp((best - prospect(t, seat)) / LEAD_SCALE))
}

/** Points that a technology card brings in a round while it is marked, besides what it scores at the end. */
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
const inRound: readonly number[] = technologies.map(({ id }) => worthInRound[id] ?? 0)

const tokenWorth: readonly number[] = bonusTokens.map(({ effect }) => treeWorth(effect))
const miningWorth: readonly number[] = miningTokens.map(({ reward }) => treeWorth(reward))
const pirateWorth: readonly number[] = pirates.map(({ reward }) => treeWorth(reward))
const fleetWorth: readonly number[] = fleetTokens.map(({ reward }) => treeWorth(reward))
const planetWorth: readonly number[] = planets.map(({ effect }) => treeWorth(effect))
const trackWorth: readonly (readonly number[])[] = trackIncome.map((spaces) =>
  spaces.map((effect) => (effect === null ? 0 : treeWorth(effect))),
)
const crewWorth: readonly number[] = crewSpaces.map((effect) => (effect === null ? 0 : treeWorth(effect)))
const missionWorth: readonly number[] = missions.map(({ reward, cost }) => {
  const { energy = 0, raw = 0, alien = 0, credits = 0 } = cost
  return (
    treeWorth(reward) -
    0.7 * (energy * WORTH.energy + raw * WORTH.raw + alien * WORTH.alien + credits * WORTH.credits)
  )
})

/** The points that a seat is likely to end with. */
export function prospect(t: Galaxy, seat: Seat): number {
  // Rounds after this one, with an income each; and how much of this one is left.
  const rounds = t.round === 0 ? ROUNDS : ROUNDS - t.round
  const isPlaying = t.phase === 'turns' || t.phase === 'income' || t.round === 0
  const time = rounds + (isPlaying ? 0.6 : 0)
  return (
    pointsOf(t, seat) +
    goods(t, seat, time) +
    income(t, seat) * rounds +
    levels(t, seat, rounds, time) +
    map(t, seat, rounds, isPlaying) +
    cards(t, seat, rounds, time) +
    workers(t, seat, rounds, isPlaying) +
    orbits(t, seat, time)
  )
}

/** What is left at the end is worth a third of a point; before, it pays for more, up to what can be spent. */
function goods(t: Galaxy, seat: Seat, time: number): number {
  const hold = at(t.hold, seat)
  const share = Math.min(1, time / 1.6)
  let worth = at(hold, 3) * (1 + 0.15 * share)
  const each = 1 / 3 + 0.5 * share
  for (let good = 0; good < 3; good++) {
    const amount = at(hold, good)
    const useful = Math.min(amount, 4)
    worth += useful * (each + (good === 2 ? 0.15 * share : 0)) + (amount - useful) * (1 / 3)
  }
  return worth
}

/** What an income phase would bring now. */
function income(t: Galaxy, seat: Seat): number {
  let worth = 0
  for (let track = 0; track < 4; track++) worth += at(at(trackWorth, track), marker(t, seat, track))
  for (let space = crewSpacesUsed(t, seat); space < crewWorth.length; space++) worth += at(crewWorth, space)
  const limit = levelOf(t, seat, POLITICS, 'tokens')
  const tokens = at(t.incomeTracks, seat)
  for (let space = 0; space < tokens.length; space++) {
    const token = at(tokens, space)
    const { takes, politics } = at(incomeSpaces, space)
    if (token !== NONE && politics <= limit + 1)
      worth +=
        (takes === 'pirate' ? at(pirateWorth, token) : at(fleetWorth, token)) * (politics <= limit ? 1 : 0.5)
  }
  return worth
}

function levels(t: Galaxy, seat: Seat, rounds: number, time: number): number {
  const share = Math.min(1, time / 2)
  const military = marker(t, seat, MILITARY)
  let above = 0
  for (let other = 0; other < t.seats; other++) above += military - marker(t, other, MILITARY)
  const outposts = count(at(t.outposts, seat))
  const production = Math.min(marker(t, seat, PRODUCTION), outposts)
  return (
    marker(t, seat, TECHNOLOGY) * 0.75 * share +
    marker(t, seat, POLITICS) * 0.65 * share +
    marker(t, seat, TRADE) * 0.8 * share +
    military * 0.35 * share +
    // Leaders and the last are paid in every clean-up that is left.
    (above / Math.max(1, t.seats - 1)) * 0.55 * (rounds + 1) +
    production * 0.75 * (rounds + 0.3) +
    marker(t, seat, PRODUCTION) * 0.3 * share
  )
}

function map(t: Galaxy, seat: Seat, rounds: number, isPlaying: boolean): number {
  let worth = 0
  const times = rounds + (isPlaying ? 0.4 : 0)
  const used = at(t.captainsOn, seat) | at(t.crewOn, seat)
  let placed = 0
  for (let left = at(t.outposts, seat); left !== 0; left &= left - 1) {
    placed++
    const space = 31 - Math.clz32(left & -left)
    const planet = at(t.planets, space)
    if (planet < 0) continue
    const { kind } = at(planets, planet)
    const each = at(planetWorth, planet)
    if (kind === 'mining') worth += each * 0.8 * times
    else if (kind === 'wild') worth += each * rounds
    else
      worth += Math.max(0, each - 1) * (rounds + (isPlaying && (used & (1 << space)) === 0 ? 0.5 : 0)) * 0.7
  }
  for (let space = 0; space < placed; space++) {
    const { isIncome, reward } = at(outpostSpaces, space)
    if (isIncome && reward !== null) worth += treeWorth(reward) * rounds
  }
  const limit = levelOf(t, seat, POLITICS, 'tokens')
  const track = at(t.miningTracks, seat)
  for (let index = 0; index < track.length; index++) {
    const token = at(track, index)
    const each =
      token >= FIRST_PIRATE ? at(pirateWorth, token - FIRST_PIRATE) : at(miningWorth, token - FIRST_MINING)
    worth += each * (at(miningSpaces, index) <= limit ? 0.8 : 0.3) * times
  }
  return worth + placed * 0.5 * Math.min(1, times)
}

function cards(t: Galaxy, seat: Seat, rounds: number, time: number): number {
  let worth = 0
  let goalUnits = 0
  let best = 0
  const goals = at(t.goals, seat)
  for (let index = 0; index < goals.length; index++) {
    const { points, units } = scoredBy(t, seat, at(goals, index))
    if (points < best) continue
    best = points
    goalUnits = units
  }
  worth += best * 0.95
  for (let left = at(t.marked, seat); left !== 0; left &= left - 1) {
    const technology = 31 - Math.clz32(left & -left)
    worth += at(inRound, technology) * (rounds + 0.3) + technologyScore(t, seat, technology, goalUnits)
  }
  const markers = at(t.markers, seat)
  if (markers > 0 && time > 0.3)
    worth +=
      Math.min(markers, 3) * 0.9 * Math.min(1, time) + (accessibleTechnologies(t, seat).length > 0 ? 0.6 : 0)
  const tokens = at(t.tokens, seat)
  for (let index = 0; index < tokens.length; index++)
    worth += at(tokenWorth, at(tokens, index)) * (time > 0.3 ? 0.85 : 0.1)
  const reserve = at(t.reserve, seat)
  for (let index = 0; index < reserve.length && index < rounds + 1; index++)
    worth += at(tokenWorth, at(reserve, index)) * (time > 0.3 ? 0.75 : 0.1)
  const log = at(t.log, seat)
  for (let index = 0; index < log.length; index++) worth += missionProspect(t, seat, at(log, index), time)
  return worth
}

/** A mission that is not completed yet: the nearer, the more. */
function missionProspect(t: Galaxy, seat: Seat, mission: number, time: number): number {
  const index = missionIndex(mission)
  const { requirement } = at(missions, index)
  const isMet = requirement === null || meets(t, seat, requirement) === null
  const worth = Math.max(0, at(missionWorth, index))
  return worth * (isMet ? 0.75 : 0.3) * Math.min(1, isMet ? time * 1.5 : time / 2)
}

/** A ship over a planet that could be settled is worth something, the more the better the planet. */
function orbits(t: Galaxy, seat: Seat, time: number): number {
  if (time < 0.5) return 0
  let best = 0
  const ships = at(t.ships, seat)
  for (let index = 0; index < ships.length; index++) {
    const space = at(ships, index)
    if (!maySettle(t, seat, space, NOTHING_WAIVED)) continue
    const planet = at(t.planets, space)
    const hasToken = at(t.planetTokens, space) >= 0
    const strength = strengthAt(t, space)
    best = Math.max(
      best,
      0.8 + (planet < 0 ? 0 : at(planetWorth, planet) * 0.2) + (hasToken ? 1 : 0) + strength * 0.4,
    )
  }
  return best * Math.min(1, time / 1.5)
}

/** Workers at home act in this round, and those who are mobilised in the next ones. */
function workers(t: Galaxy, seat: Seat, rounds: number, isPlaying: boolean): number {
  const crew = at(t.crew, seat) + at(t.crewSent, seat)
  const home = isPlaying
    ? at(t.captains, seat) * 2 + at(t.crew, seat) * 1.3 + (at(t.lieutenant, seat) === 1 ? 2 : 0)
    : 0
  return home + crew * 1.3 * rounds + at(t.crewGone, seat) * -0.3 * rounds
}

function count(bits: number): number {
  let total = 0
  for (let left = bits; left !== 0; left &= left - 1) total++
  return total
}
