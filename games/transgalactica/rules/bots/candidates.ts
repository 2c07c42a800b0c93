import {
  at,
  type Decision,
  type DecisionKind,
  everyPart,
  PASS,
  type Part,
  type Seat,
  withPart,
} from '@kantyna/kernel'
import { ACTING_CAPTAIN, ACTING_CREW, CAPTAIN, CREDITS, CREW } from '../../content/names.ts'
import { MAIN } from '../actions/area-rules.ts'
import { exploreKind } from '../actions/exploration.ts'
import { follow } from '../actions/following.ts'
import { grantedAction } from '../actions/granted.ts'
import { BRIDGE, turnKind } from '../actions/placing.ts'
import { has } from '../costs/hold.ts'
import type { Galaxy } from '../galaxy.ts'
import { AFTER_MOVES } from '../map/movement.ts'
import { actionWorth } from './action-worth.ts'
import { pointsWithGoal } from './goal-worth.ts'
import { bestBy, explorationStepWorth, placementWorth } from './policy.ts'

/**
 * The answers that a bot considers. Of the ways to pay it considers only the cheapest. It does not send a captain where
 * a crew member would do. A seat with something worthwhile to do does not pass, because workers who stay at home gain
 * nothing.
 */
export function candidates(t: Galaxy, decision: Decision): readonly (readonly number[])[] | null {
  const { seat, kind, options } = decision
  switch (kind) {
    case 'turn': {
      const answers = options.filter((code) => code !== PASS)
      const isPassWise = !answers.some((code) => placementWorth(t, seat, code) > WORTH_DOING)
      return completeAnswers(t, seat, turnKind, answers, options.includes(PASS) && isPassWise)
    }
    case 'follow':
      return completeAnswers(
        t,
        seat,
        follow,
        options.filter((code) => code !== PASS),
        options.includes(PASS),
      )
    case 'grantedAction':
      return completeAnswers(t, seat, grantedAction, options, false)
    case 'chooseGoal':
      return [[bestBy(options, (goal) => pointsWithGoal(t, seat, goal))]]
    case 'explore':
      return completeAnswers(t, seat, exploreKind, bestSteps(t, decision), false)
    default:
      return null
  }
}

/** A step that gains fewer points than this is not clearly better than doing nothing. */
const WORTH_DOING = 0.8

/** The number of exploration moves to consider. */
const MOST_MOVES = 5

/** Every outpost, ending the exploration, and the most promising moves. */
function bestSteps(t: Galaxy, decision: Decision): readonly number[] {
  const moves = decision.options.filter((code) => code < AFTER_MOVES)
  if (moves.length <= MOST_MOVES) return decision.options
  const worth = new Map(moves.map((code) => [code, explorationStepWorth(t, decision.seat, code)]))
  const best = moves.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, MOST_MOVES)
  return [...best, ...decision.options.filter((code) => code >= AFTER_MOVES)]
}

function completeAnswers(
  t: Galaxy,
  seat: Seat,
  kind: DecisionKind<Galaxy>,
  codes: readonly number[],
  mayPass: boolean,
): readonly (readonly number[])[] {
  const answers: (readonly number[])[] = []
  for (const code of codes) addCompleteAnswers(t, seat, kind, [code], answers)
  if (mayPass || answers.length === 0) answers.push([PASS])
  return answers
}

function addCompleteAnswers(
  t: Galaxy,
  seat: Seat,
  kind: DecisionKind<Galaxy>,
  picks: readonly number[],
  answers: (readonly number[])[],
): void {
  const part = kind.next?.(t, seat, picks) ?? null
  if (part === null) answers.push(picks)
  else
    for (const values of valuesWorthTrying(t, seat, part, picks))
      addCompleteAnswers(t, seat, kind, withPart(picks, values), answers)
}

const MOST_WAYS_TO_PAY = 2
const MOST_ACTIONS = 4
const MOST_VALUES = 8

function valuesWorthTrying(
  t: Galaxy,
  seat: Seat,
  part: Part,
  picks: readonly number[],
): readonly (readonly number[])[] {
  const { name, codes } = part
  switch (name) {
    case 'pay':
      return cheapest(t, seat, everyPart(part, 64))
    case 'worker':
      // On the private bridge a captain does more than crew (GC-ORG-86), so neither is wasted there.
      return codes
        .filter((worker) => picks[0] === BRIDGE || !isWasted(worker, codes))
        .map((worker) => [worker])
    case 'action':
      return codes
        .map((area) => ({ area, worth: actionWorth(t, seat, area, MAIN) }))
        .toSorted((a, b) => b.worth - a.worth)
        .slice(0, MOST_ACTIONS)
        .map(({ area }) => [area])
    default:
      return everyPart(part, MOST_VALUES)
  }
}

/** A captain is wasted if a crew member would do the same. */
function isWasted(worker: number, workers: readonly number[]): boolean {
  if (worker === CAPTAIN) return workers.includes(CREW)
  return worker === ACTING_CAPTAIN && workers.includes(ACTING_CREW)
}

/**
 * The payments that keep the most credits, because credits can pay for other things. Of these, the ones that leave the
 * resources most even.
 */
function cheapest(
  t: Galaxy,
  seat: Seat,
  ways: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const lossFrom = (way: readonly number[]) => {
    let uneven = (way[CREDITS] ?? 0) * 100
    for (let good = 0; good < CREDITS; good++) uneven += (has(t, seat, good) - (way[good] ?? 0)) ** 2
    return uneven
  }
  const sorted = ways.toSorted((a, b) => lossFrom(a) - lossFrom(b))
  return sorted.filter((way) => way[CREDITS] === at(sorted, 0)[CREDITS]).slice(0, MOST_WAYS_TO_PAY)
}
