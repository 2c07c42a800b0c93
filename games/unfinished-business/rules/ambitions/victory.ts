import { at, type Facts, type Seat, seatsWithMost } from '@kantyna/kernel'
import { fameOf } from '../../../outer-rim/rules/reads.ts'
import { agreedFame, type TurnLimit } from '../../../outer-rim/rules/reputation/victory.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { ambitions } from '../../content/ambitions.ts'
import { completedGoals, isComplete } from './goals.ts'
import { ambitionOf, hasAmbitions, sheetOf } from './sheets.ts'

/** UB-SOL-21, G-45: AI players need this much more fame than was agreed on. */
const MORE_FOR_AI = 2

type FameToWin = (t: PublicRim, seat: Seat) => number

export const fameWithAmbitions =
  (usual: FameToWin): FameToWin =>
  (t, seat) =>
    hasAmbitions(t) && isAutoma(t, seat) ? agreedFame(t) + MORE_FOR_AI : usual(t, seat)

type Victors = (t: Rim) => readonly Seat[]

const NOBODY: readonly Seat[] = []

/** UB-VAR-04, UB-AMB-01, UB-AMB-37, G-41. Ties are broken as in the base game (G-40). */
export const victorsWithAmbitions =
  (usual: Victors): Victors =>
  (t) => {
    if (!hasAmbitions(t)) return usual(t)
    let found: Seat[] | null = null
    for (let seat = 0; seat < t.seats; seat++) {
      if (!hasWon(t, seat)) continue
      found ??= []
      found.push(seat)
    }
    return found ?? NOBODY
  }

function hasWon(t: Rim, seat: Seat): boolean {
  const fame = fameOf(t, seat)
  if (isAutoma(t, seat)) return fame >= agreedFame(t) + MORE_FOR_AI
  const ambition = fame >= agreedFame(t) ? ambitionOf(t, seat) : null
  return ambition?.goals.every((_, index) => isComplete(t, seat, index)) === true
}

/** The turn limit. Completed goals decide who leads, then fame (UB-R-01). */
const bound: TurnLimit = {
  turns: 150,
  rule: 'UB-R-01',
  leaders(t) {
    const seats = [...t.fame.keys()]
    const furthest = seatsWithMost(seats, (seat) => completedGoals(t, seat))
    return seatsWithMost(furthest, (seat) => at(t.fame, seat))
  },
}

export const boundWithAmbitions =
  (usual: (t: Rim) => TurnLimit): ((t: Rim) => TurnLimit) =>
  (t) =>
    hasAmbitions(t) ? bound : usual(t)

/** What the result adds: the sheet, and how many of its goals were complete. */
export function goalsInScore(t: Rim, seat: Seat): Facts {
  const ambition = ambitionOf(t, seat)
  if (ambition === null) return {}
  return {
    ambition: at(ambitions, sheetOf(t, seat)).id,
    goals: completedGoals(t, seat),
    of: ambition.goals.length,
  }
}

type Credits = (t: Rim, seat: Seat, place: number) => number

/** UB-AMB-10: people start with only the credits of their sheet. AI players start as always (UB-SOL-20, G-46). */
export const creditsWithAmbitions =
  (usual: Credits): Credits =>
  (t, seat, place) =>
    hasAmbitions(t) && !isAutoma(t, seat) ? 0 : usual(t, seat, place)
