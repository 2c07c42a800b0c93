import { at, numberAt, type Seat } from '@kantyna/kernel'
import { goals } from '../../content/goals.ts'
import { missions } from '../../content/missions.ts'
import { planets } from '../../content/planets.ts'
import type { Scoring } from '../../content/types.ts'
import type { Galaxy } from '../galaxy.ts'
import { goalIndex } from '../pieces.ts'
import { scoredBy, technologyScore } from '../rounds/goals.ts'

/** Estimates how many points a step gains for the goals of a seat. */

/** Only this share of the points counts, because until the end it is not certain which of the two goals will score. */
const SHARE = 0.6

/** By goal: points for an outpost on each planet, for each mission completed, a technology card marked, a pirate token. */
const byPlanet = goals.map(({ scoring }) =>
  planets.map(({ colours, slots }) =>
    mostPoints(scoring, (per) => {
      if (per.count !== 'outposts') return false
      if (per.colour !== undefined) return colours.includes(per.colour)
      return per.isLicensed !== true || slots.some((trade) => trade > 0)
    }),
  ),
)
const byMission = goals.map(({ scoring }) =>
  missions.map(({ types }) =>
    mostPoints(
      scoring,
      (per) => per.count === 'missions' && (per.type === undefined || types.includes(per.type)),
    ),
  ),
)
const byTechnology = goals.map(({ scoring }) => mostPoints(scoring, (per) => per.count === 'technologies'))
const byPirate = goals.map(({ scoring }) => mostPoints(scoring, (per) => per.count === 'pirates'))

function mostPoints(scoring: readonly Scoring[], counts: (per: Scoring['per']) => boolean): number {
  return Math.max(0, ...scoring.map(({ points, per }) => (counts(per) ? points : 0)))
}

export function goalWorthOfPlanet(t: Galaxy, seat: Seat, planet: number): number {
  let worth = 0
  const held = at(t.goals, seat)
  for (let index = 0; index < held.length; index++)
    worth = Math.max(worth, numberAt(at(byPlanet, goalIndex(numberAt(held, index))), planet))
  return worth * SHARE
}

export function goalWorthOfMission(t: Galaxy, seat: Seat, mission: number): number {
  let worth = 0
  const held = at(t.goals, seat)
  for (let index = 0; index < held.length; index++)
    worth = Math.max(worth, numberAt(at(byMission, goalIndex(numberAt(held, index))), mission))
  return worth * SHARE
}

export function goalWorthOfTechnology(t: Galaxy, seat: Seat): number {
  return bestOf(t, seat, byTechnology)
}

export function goalWorthOfPirate(t: Galaxy, seat: Seat): number {
  return bestOf(t, seat, byPirate)
}

function bestOf(t: Galaxy, seat: Seat, points: readonly number[]): number {
  let worth = 0
  const held = at(t.goals, seat)
  for (let index = 0; index < held.length; index++)
    worth = Math.max(worth, numberAt(points, goalIndex(numberAt(held, index))))
  return worth * SHARE
}

/** The points that a seat gains if it scores this goal, including technology cards that count the units of the goal. */
export function pointsWithGoal(t: Galaxy, seat: Seat, goal: number): number {
  const { points, units } = scoredBy(t, seat, goal)
  let total = points
  for (let left = numberAt(t.marked, seat); left !== 0; left &= left - 1)
    total += technologyScore(t, seat, 31 - Math.clz32(left & -left), units)
  return total
}
