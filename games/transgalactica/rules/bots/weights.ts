import { at } from '@kantyna/kernel'
import { ROUNDS } from '../../content/round-track.ts'
import type { Galaxy } from '../galaxy.ts'
import { type MeasureName, measureNames, roundsLeft } from './measures.ts'
import { worthAt } from './worth-at.ts'

/**
 * What one unit of each measure is worth in points: a fixed part, and a part for each round that is left. The first
 * pair is for two seats, the second for more. Fitted to games of bots against each other, then rounded.
 */
type Weight = readonly [now: number, eachRound: number]

const weights: Readonly<Record<MeasureName, readonly [two: Weight, more: Weight]>> = {
  energy: [
    [0.05, 0.06],
    [0, 0.04],
  ],
  raw: [
    [0.45, 0.02],
    [0.35, 0],
  ],
  alien: [
    [0.4, -0.1],
    [0.28, 0.08],
  ],
  spare: [
    [-0.1, 0.06],
    [0, 0.08],
  ],
  credits: [
    [0.06, 0],
    [0.05, 0.07],
  ],
  technology: [
    [0.35, 0.6],
    [0, 0.7],
  ],
  military: [
    [-0.3, 0.93],
    [0.35, 1.05],
  ],
  production: [
    [-0.25, 0.34],
    [0.05, 0.33],
  ],
  politics: [
    [0, 0.54],
    [0, 0.52],
  ],
  trade: [
    [0.05, 0.7],
    [0.3, 0.72],
  ],
  cardLevels: [
    [-0.9, 0.3],
    [-0.65, 0.45],
  ],
  trackIncome: [
    [-0.27, 0.42],
    [0, 0.33],
  ],
  lead: [
    [1.1, 1.1],
    [1, 0.7],
  ],
  outposts: [
    [0.45, 0],
    [0.5, -0.07],
  ],
  collected: [
    [0.3, 0.02],
    [0.1, 0],
  ],
  grey: [
    [-0.3, -0.4],
    [-0.3, 0],
  ],
  miningPlanets: [
    [0.52, 0.95],
    [0.75, 0.63],
  ],
  actionPlanets: [
    [0.15, 0.16],
    [0.2, 0.06],
  ],
  wildPlanets: [
    [-0.2, 0.3],
    [-0.4, 0.8],
  ],
  miningTokens: [
    [0.5, 0.75],
    [0.45, 0.75],
  ],
  miningTokensBeyond: [
    [-0.15, 0.7],
    [-0.2, 0.36],
  ],
  incomeTokens: [
    [0, 1],
    [0.2, 0.7],
  ],
  incomeTokensBeyond: [
    [-0.5, 0.9],
    [-0.4, 0.63],
  ],
  panelIncome: [
    [0, 0.2],
    [0.1, 0.2],
  ],
  markers: [
    [-0.1, 0.9],
    [-0.5, 0.65],
  ],
  canMark: [
    [1.6, -0.35],
    [1, -0.4],
  ],
  marked: [
    [0.3, -0.1],
    [0, -0.6],
  ],
  inRound: [
    [0.35, 1],
    [0.55, 1.15],
  ],
  captains: [
    [2.2, 0.3],
    [2, 0.3],
  ],
  crew: [
    [1, 0],
    [0.8, 0.05],
  ],
  lieutenant: [
    [1.5, 0.4],
    [1.8, 0.3],
  ],
  mobilised: [
    [-0.6, 0.6],
    [-0.4, 0.75],
  ],
  tokens: [
    [0.2, 0.1],
    [0.4, -0.1],
  ],
  reserve: [
    [0.3, 0.1],
    [0.1, 0.18],
  ],
  missionsReady: [
    [0.4, 0],
    [0.5, 0],
  ],
  missionsMet: [
    [0.35, 0],
    [0.3, 0],
  ],
  missionsUnmet: [
    [0, 0.05],
    [0, 0.1],
  ],
  decrees: [
    [0.8, 0],
    [0.7, 0.1],
  ],
  orbit: [
    [0.2, 0.13],
    [0.4, 0.04],
  ],
  wealth: [
    [0.6, 0],
    [0.6, 0],
  ],
}

/** What an ability tile is worth for each round that is left, in the order of `abilityIds`. */
const abilityWeights: readonly (readonly [two: number, more: number])[] = [
  [0.3, 0.45],
  [0.2, 0.05],
  [0, -0.4],
  [-0.25, -0.45],
  [-0.4, -0.9],
  [0, 0.6],
  [0.6, 0.1],
  [0, 0.1],
  [-0.65, -0.3],
  [0.3, 0.9],
]

/**
 * The weights for two seats, then for more seats. Each list has an entry for each number of rounds left: one weight for
 * each measure, in the order of `measureNames`.
 */
const byRounds: readonly (readonly Float64Array[])[] = [0, 1].map((more) =>
  Array.from({ length: ROUNDS + 1 }, (_, rounds) =>
    Float64Array.from(measureNames, (name) => {
      const [now, eachRound] = weights[name][more === 0 ? 0 : 1]
      return now + eachRound * rounds
    }),
  ),
)

/** What one of each measure is worth at this table now. */
export function weightsNow(t: Galaxy): Float64Array {
  return at(at(byRounds, t.seats === 2 ? 0 : 1), roundsLeft(t))
}

/** What an ability is worth for the rest of the game. */
export function abilityWorth(t: Galaxy, ability: number): number {
  return worthAt(at(abilityWeights, ability), t.seats === 2 ? 0 : 1) * (roundsLeft(t) + 0.5)
}

/** The index of each measure. */
export const measureIndex = Object.fromEntries(measureNames.map((name, index) => [name, index])) as Readonly<
  Record<MeasureName, number>
> // one entry for each name
