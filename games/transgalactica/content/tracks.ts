import type { TreeEffect } from '../rules/effects/vocabulary.ts'
import { MILITARY, POLITICS, PRODUCTION, TECHNOLOGY } from './names.ts'
import { alien, anyResource, credits, energy, points, raw } from './shorthand.ts'

/**
 * The tracks, in the order of names.ts. The trade track follows the rulebook (F11). Lengths, incomes, stacks and
 * required levels are original completions (G02 to G07).
 */

/**
 * GC-ORG-03: the last space of each track; on the trade track, the number of its spaces. All markers start at 0
 * (GC-ORG-02).
 */
export const trackEnds: readonly number[] = [10, 8, 7, 10, 6]

/** GC-INC-04: by main track and space, the income of a marker there; null for nothing (G02). */
export const trackIncome: readonly (readonly (TreeEffect | null)[])[] = [
  [
    null,
    null,
    energy(1),
    energy(1),
    energy(1),
    credits(1),
    credits(1),
    points(2),
    points(2),
    points(3),
    points(4),
  ],
  [null, null, points(1), alien(1), alien(1), points(2), points(3), points(3), points(4)],
  [null, null, raw(1), raw(1), anyResource(1), anyResource(1), points(2), points(3)],
  [null, null, null, credits(1), credits(1), alien(1), alien(1), points(2), points(2), points(3), points(4)],
]

/** A square on a track (GC-SET-04, GC-SET-05). */
export interface TokenStack {
  /** An index of `mainTracks`. */
  readonly track: number
  readonly space: number
  readonly isAdvanced: boolean
  /** The number of tokens in it, by number of seats. */
  readonly size: Readonly<Record<number, number>>
  /** GC-BON-07: gained instead if no token is left. GC-BON-08: nothing on the production track. */
  readonly reward: TreeEffect | null
}

/** The eight stacks, in the order of `stacks` in the position (G03). */
export const tokenStacks: readonly TokenStack[] = [
  {
    track: TECHNOLOGY,
    space: 3,
    isAdvanced: false,
    size: { 2: 1, 3: 2, 4: 3, 5: 3 },
    reward: credits(1),
  },
  { track: TECHNOLOGY, space: 6, isAdvanced: true, size: { 2: 1, 3: 2, 4: 2, 5: 2 }, reward: points(2) },
  { track: MILITARY, space: 2, isAdvanced: false, size: { 2: 1, 3: 2, 4: 2, 5: 3 }, reward: energy(1) },
  { track: MILITARY, space: 5, isAdvanced: true, size: { 2: 1, 3: 2, 4: 2, 5: 2 }, reward: points(3) },
  { track: PRODUCTION, space: 2, isAdvanced: false, size: { 2: 1, 3: 2, 4: 3, 5: 3 }, reward: null },
  { track: PRODUCTION, space: 5, isAdvanced: true, size: { 2: 1, 3: 2, 4: 2, 5: 2 }, reward: null },
  { track: POLITICS, space: 4, isAdvanced: false, size: { 2: 1, 3: 2, 4: 2, 5: 2 }, reward: credits(1) },
  { track: POLITICS, space: 7, isAdvanced: true, size: { 2: 1, 3: 2, 4: 2, 5: 3 }, reward: points(3) },
]

/** GC-MIL-03: the technology level that entering each military space requires (G05). The first one is the start. */
export const technologyNeeded: readonly number[] = [0, 0, 1, 2, 3, 4, 6, 7, 8]

/** GC-ORG-09: the technology level that opens technology cards of level 1, 2 and 3. */
export const cardAccess: readonly number[] = [2, 5, 8]

/** GC-ORG-12: the politics level that opens each place of the two mission rows, lowest mission number first. */
export const missionAccess: readonly (readonly number[])[] = [
  [1, 2, 3],
  [5, 6, 7],
]

/** GC-SPP-05, GC-SPP-08: what covers spaces 1 to 6 of the trade track at the start. */
export const tradeSpaces: readonly ('marker' | 'fleet')[] = [
  'marker',
  'fleet',
  'marker',
  'fleet',
  'marker',
  'fleet',
]
