import {
  answer,
  anyAnswer,
  at,
  type Decision,
  type DecisionKind,
  everyAnswerTo,
  everyPart,
  type Game,
  numberAt,
  PASS,
  type Part,
  type RandomBelow,
  type Seat,
  withPart,
} from '@kantyna/kernel'
import { areas, CAPTAIN, CREDITS, CREW } from '../../content/names.ts'
import { planets } from '../../content/planets.ts'
import { MAIN, SECONDARY } from '../actions/area-rules.ts'
import { exploreKind } from '../actions/exploration.ts'
import { follow } from '../actions/following.ts'
import { grantedAction } from '../actions/granted.ts'
import { BRIDGE, turnKind } from '../actions/placing.ts'
import { ADVANCE_AND_CARD } from '../actions/way-ids.ts'
import { has } from '../costs/hold.ts'
import { formOfFollower } from '../costs/workers.ts'
import { copy, type Galaxy } from '../galaxy.ts'
import { AFTER_MOVES, shipOf, spaceOf } from '../map/movement.ts'
import { leastEnergy, MOST_STEPS, WALK } from '../map/routes.ts'
import { incomeKind } from '../rounds/income.ts'
import {
  actionWorth,
  advanceWorth,
  isSecondWayBetter,
  missionProspect,
  settlingWorth,
  technologyToMark,
} from './action-worth.ts'
import { prospect } from './evaluate.ts'
import { pointsWithGoal } from './goal-worth.ts'
import { plainAnswer } from './propose.ts'
import { treeWorth } from './tree-worth.ts'

/**
 * Quick sensible answers for playouts. The choice of an action depends on what it usually gains; smaller choices depend
 * on the worth of the position after them.
 */
const FIRST_SPACE = areas.length
const NO_AREA = -1

/** What a worker usually gains later in the round. A worker is not sent for less. */
const WORTH_WAITING_FOR = 0.5

/** The number of answers to try. */
const MOST_TRIED = 6

export function policyWith(game: Game<Galaxy>) {
  return (t: Galaxy, decision: Decision, randomBelow: RandomBelow): readonly number[] => {
    const { seat, kind } = decision
    switch (kind) {
      case 'goOn':
        return [numberAt(decision.options, 0)]
      case 'turn':
        return quickTurn(t, decision, randomBelow)
      case 'follow':
        return quickFollow(t, decision)
      case 'income':
        return withParts(t, seat, incomeKind, [numberAt(decision.options, 0)])
      case 'explore':
        return quickExploration(t, decision)
      case 'mark':
        return [technologyToMark(t, seat)]
      case 'chooseGoal':
        return [bestBy(decision.options, (goal) => pointsWithGoal(t, seat, goal))]
      case 'takeMission':
        return [bestBy(decision.options, (mission) => missionProspect(t, seat, mission))]
      case 'chooseTrack':
        return [bestBy(decision.options, (track) => advanceWorth(t, seat, track))]
      case 'grantedAction':
        return quickGrant(t, decision)
      default:
        return bestByTrying(game, t, decision, randomBelow)
    }
  }
}

function quickGrant(t: Galaxy, { seat, options }: Decision): readonly number[] {
  const area = bestArea(t, seat, options, MAIN)
  return withParts(t, seat, grantedAction, [area], area)
}

function quickTurn(t: Galaxy, { seat, options }: Decision, randomBelow: RandomBelow): readonly number[] {
  let [best, most] = [PASS, 0]
  for (let index = 0; index < options.length; index++) {
    const code = numberAt(options, index)
    if (code === PASS) continue
    const worth = placementWorth(t, seat, code) + randomBelow(100) / 200
    if (worth <= most) continue
    best = code
    most = worth
  }
  return best === PASS
    ? [options.includes(PASS) ? PASS : numberAt(options, 0)]
    : withParts(t, seat, turnKind, [best], best)
}

/** What sending a worker there is likely to gain. */
export function placementWorth(t: Galaxy, seat: Seat, code: number): number {
  if (code < FIRST_SPACE) return actionWorth(t, seat, code, MAIN)
  const planet = planets[t.planets[code - FIRST_SPACE] ?? -1]
  // A crew member can use the planet as well as a captain. There is no hurry, because no other seat can take it away.
  if (planet !== undefined) return treeWorth(planet.effect) * (numberAt(t.crew, seat) > 0 ? 0.75 : 0.5)
  return bestWorth(t, seat, numberAt(t.captains, seat) > 0 ? MAIN : SECONDARY) * WORTH_OF_BRIDGE
}

/** No other seat can use the bridge, so the bot first uses another space that gives the same. */
const WORTH_OF_BRIDGE = 0.9

function bestWorth(t: Galaxy, seat: Seat, form: number): number {
  let most = 0
  for (let area = 1; area < areas.length; area++) most = Math.max(most, actionWorth(t, seat, area, form))
  return most
}

function bestArea(t: Galaxy, seat: Seat, options: readonly number[], form: number): number {
  let [best, most] = [numberAt(options, 0), Number.NEGATIVE_INFINITY]
  for (const area of options) {
    const worth = actionWorth(t, seat, area, form)
    if (worth <= most) continue
    best = area
    most = worth
  }
  return best
}

function quickFollow(t: Galaxy, { seat, options }: Decision): readonly number[] {
  if (numberAt(options, 0) === PASS) return [PASS]
  const { area } = at(t.stack, t.stack.length - 1) as unknown as { readonly area: number } // the frame of `follow`
  const picks = withParts(t, seat, follow, [numberAt(options, 0)], area)
  const worth = actionWorth(t, seat, area, formOfFollower(picks[2] ?? CREW))
  return worth > WORTH_WAITING_FOR || !options.includes(PASS) ? picks : [PASS]
}

/** Completes an answer with a quick choice for each part. */
function withParts(
  t: Galaxy,
  seat: Seat,
  kind: DecisionKind<Galaxy>,
  first: readonly number[],
  entered = NO_AREA,
): readonly number[] {
  let picks = first
  let area = entered
  for (let part = kind.next?.(t, seat, picks) ?? null; part !== null; ) {
    const values = quickPart(t, seat, part, area, picks)
    if (part.name === 'action') area = numberAt(values, 0)
    picks = withPart(picks, values)
    part = kind.next?.(t, seat, picks) ?? null
  }
  return picks
}

function quickPart(
  t: Galaxy,
  seat: Seat,
  part: Part,
  area: number,
  picks: readonly number[],
): readonly number[] {
  const { name, codes } = part
  switch (name) {
    case 'fee':
      // The bot keeps its last credit if it can pay an alien, because a credit can pay for more.
      return [
        codes.includes(0) && (has(t, seat, CREDITS) > 1 || !codes.includes(1))
          ? 0
          : numberAt(codes, codes.length - 1),
      ]
    case 'action':
      return [bestArea(t, seat, codes, MAIN)]
    case 'way':
      return [codes.length === 1 ? numberAt(codes, 0) : quickWay(t, seat, area, codes)]
    case 'worker':
      // On the private bridge a captain does more than crew (GC-ORG-86).
      return [picks[0] === BRIDGE && codes.includes(CAPTAIN) ? CAPTAIN : numberAt(codes, 0)]
    case 'double':
      // The later the token is used, the more it doubles. From the third round on, waiting gains little.
      return [t.round >= 3 ? 1 : 0]
    case 'payTrade':
    case 'payMilitary':
      return [part.shape === 'number' ? part.max : numberAt(codes, codes.length - 1)]
    case 'resources':
      return mostEvenGain(t, seat, part)
    default:
      return plainAnswer(part)
  }
}

/** Gains the resources that make the amounts of the seat most even. */
function mostEvenGain(t: Galaxy, seat: Seat, part: Part): readonly number[] {
  let [best, least] = [plainAnswer(part), Number.POSITIVE_INFINITY]
  for (const amounts of everyPart(part, 32)) {
    let uneven = 0
    for (let good = 0; good < amounts.length; good++)
      uneven += (has(t, seat, good) + numberAt(amounts, good)) ** 2
    if (uneven >= least) continue
    best = amounts
    least = uneven
  }
  return best
}

/** Ways are listed in pairs. The second way of a pair takes a card or collects resources. */
function quickWay(t: Galaxy, seat: Seat, area: number, codes: readonly number[]): number {
  const form = codes.includes(ADVANCE_AND_CARD) ? MAIN : SECONDARY
  return numberAt(codes, isSecondWayBetter(t, seat, area, form) ? 1 : 0)
}

/** Moves to where an outpost is worth the most, and places one. Pays as `plainAnswer` says. */
function quickExploration(t: Galaxy, { seat, options }: Decision): readonly number[] {
  const best = bestBy(options, (code) => explorationStepWorth(t, seat, code))
  return best === DONE ? [DONE] : withParts(t, seat, exploreKind, [best])
}

/** What the next step of an exploration is likely to gain. */
export function explorationStepWorth(t: Galaxy, seat: Seat, code: number): number {
  if (code === DONE) return 0
  const ships = at(t.ships, seat)
  if (code >= AFTER_MOVES) return settlingWorth(t, seat, numberAt(ships, code - AFTER_MOVES)) + 0.1
  const { placed, form } = t.stack.findLast(({ routine: name }) => name === 'exploration') as unknown as {
    readonly placed: number
    readonly form: number
  } // only an exploration asks for such steps
  const to = spaceOf(code)
  const distance = leastEnergy(t.seats, numberAt(ships, shipOf(code)), to, WALK, MOST_STEPS, 0)
  const later = placed > 0 || form !== MAIN ? LATER : 1
  return settlingWorth(t, seat, to) * later - Math.min(distance, 3) * ENERGY_OF_A_MOVE
}

const DONE = AFTER_MOVES + 2
/** The share of an outpost's worth if it can only be placed by a later exploration. */
const LATER = 0.4
const ENERGY_OF_A_MOVE = 0.45

export function bestBy(codes: readonly number[], worthOf: (code: number) => number): number {
  let [best, most] = [numberAt(codes, 0), Number.NEGATIVE_INFINITY]
  for (let index = 0; index < codes.length; index++) {
    const worth = worthOf(numberAt(codes, index))
    if (worth <= most) continue
    best = numberAt(codes, index)
    most = worth
  }
  return best
}

/** Tries every answer, or some if there are many, and takes the one that leaves the seat in the best position. */
function bestByTrying(
  game: Game<Galaxy>,
  t: Galaxy,
  decision: Decision,
  randomBelow: RandomBelow,
): readonly number[] {
  const { seat, kind } = decision
  const asking = game.decisions[kind]
  const all = asking === undefined ? null : everyAnswerTo(t, asking, decision, MOST_TRIED)
  const answers = all ?? Array.from({ length: MOST_TRIED }, () => anyAnswer(game, t, decision, randomBelow))
  if (answers.length === 1) return at(answers, 0)
  let [best, most] = [at(answers, 0), Number.NEGATIVE_INFINITY]
  for (const picks of answers) {
    const trial = copy(t)
    answer(game, trial, decision, picks)
    const worth = prospect(trial, seat)
    if (worth <= most) continue
    best = picks
    most = worth
  }
  return best
}
