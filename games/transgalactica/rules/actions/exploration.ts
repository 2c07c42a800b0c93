import {
  ask,
  at,
  type BlockedOption,
  call,
  type DecisionKind,
  decisionKind,
  type Frame,
  numberAt,
  type Option,
  partsOf,
  pickedAll,
  routine,
  type Seat,
  scopeOf,
} from '@kantyna/kernel'
import { area } from '../../content/names.ts'
import { isAbility } from '../abilities/abilities.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { mapOf, orbitOf } from '../map/map.ts'
import {
  AFTER_MOVES,
  addMoves,
  canGoAnywhere,
  moveCode,
  moveOption,
  nextMovePart,
  pricedMoveOption,
  reachRefusal,
  readMove,
  routeOption,
  shipOf,
  shipSuffix,
  spaceOf,
  takeRoute,
} from '../map/movement.ts'
import { BY_CREW, maySettle, outpostsOfColour, settleRefusal, USUAL_TERMS } from '../map/outposts.ts'
import { type Budget, budgetAfter } from '../map/route-choice.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { hasLasting, triggerCards } from '../technologies/technologies.ts'
import { readSettling, settle, settlingFacts, settlingPartOption } from '../tracks/settling.ts'
import { type AreaRules, MAIN, type Planned } from './area-rules.ts'
import { mayHelp } from './helpful-tokens.ts'

/**
 * Exploration (GC-EXP-01, GC-EXP-02, GC-EXP-03, GC-EXP-04, GC-EXP-05, GC-EXP-06, GC-EXP-07, GC-EXP-08, GC-EXP-09,
 * GC-EXP-10, GC-EXP-11), step by step, because the gain of one step may pay for the next. The main action moves a ship
 * and places an outpost, in either order; the secondary action does one of the two. With the Second ship both ships
 * share the movement, and there is one more free move or one more outpost (GC-ABL-19 to GC-ABL-21).
 */

/** Which half of the action a secondary exploration has used. */
const [UNDECIDED, MOVEMENT, PLACEMENT] = [0, 1, 2]

interface ExplorationFrame extends Frame, Planned {
  /** Whether the movement has begun. From then on additional grey planets do not lengthen it (GC-EXP-02). */
  hasBegun: boolean
  /**
   * Set when the movement begins: how many spaces the ships may still move for energy, and how many for free (TC103).
   */
  spaces: number
  free: number
  /** Whether the Second ship's extra move or outpost is still available. */
  hasExtra: boolean
  choice: number
  /** Outposts placed so far. */
  placed: number
  /**
   * Ships as bits: those that have moved, those that have placed an outpost, and those that have placed one after
   * moving.
   */
  moved: number
  settled: number
  finished: number
  /** The technology cards that were marked when a ship last moved. A card marked later does not react to that move. */
  marked: number
}

/** GC-EXP-02, GC-PLN-02, GC-ORG-49: 1 space, and 1 more for each grey planet with an outpost of the seat. */
function movementAllowance(t: PublicGalaxy, seat: Seat): number {
  return 1 + outpostsOfColour(t, seat, 'grey')
}

/** TC103, GC-ORG-91: one additional space of an exploration costs no energy. */
const freeSpaces = (t: PublicGalaxy, seat: Seat) => (hasLasting(t, seat, 'extraFreeSpace') ? 1 : 0)

/**
 * How many spaces the ships of a seat may move in an exploration that begins now, without the extra move (GC-ABL-19).
 */
export function explorationSpaces(t: PublicGalaxy, seat: Seat): number {
  return movementAllowance(t, seat) + freeSpaces(t, seat)
}

const ONE_SPACE: Budget = { spaces: 1, free: 0, hasExtra: false, isExtraApart: false }
const NO_BUDGET: Budget = { spaces: 0, free: 0, hasExtra: false, isExtraApart: false }

/** The movement that the ships may still make. */
function budgetOf(t: PublicGalaxy, frame: ExplorationFrame): Budget {
  const { seat, form, hasBegun, hasExtra, choice, placed } = frame
  // GC-EXP-11: after an outpost only the extra move is left.
  if (choice === PLACEMENT) return hasExtra ? { ...NO_BUDGET, hasExtra } : NO_BUDGET
  return {
    spaces: hasBegun ? frame.spaces : movementAllowance(t, seat),
    free: hasBegun ? frame.free : freeSpaces(t, seat),
    hasExtra,
    // GC-ABL-21: the outpost used up either the secondary action or the extra one. The other one is left for a move.
    isExtraApart: form !== MAIN && choice === UNDECIDED && placed > 0,
  }
}

/** Why this exploration does not let a ship place another outpost on any planet. */
function placementRefusal(frame: ExplorationFrame, ship: number): GalaxyRefusal | null {
  const { form, hasExtra, choice, placed, settled } = frame
  // GC-ORG-89.
  if ((settled & (1 << ship)) !== 0) return oneOutpostEach
  if (hasExtra) return null
  if (form === MAIN) return placed === 0 ? null : oneOutpost
  return choice === MOVEMENT ? oneOfTwo : placed === 0 ? null : oneOutpost
}

const oneOutpost: GalaxyRefusal = { rule: 'GC-EXP-01', reason: 'oneOutpost' }
const oneOutpostEach: GalaxyRefusal = { rule: 'GC-ORG-89', reason: 'oneOutpost' }
const oneOfTwo: GalaxyRefusal = { rule: 'GC-EXP-11', reason: 'oneOfTwo' }
const movesFirst: GalaxyRefusal = { rule: 'GC-EXP-06', reason: 'movesFirst' }

function frameOf(t: Galaxy): ExplorationFrame {
  return scopeOf(t, 'exploration') as ExplorationFrame // only this routine asks the question
}

// Codes of the options: moves, then an outpost placed by each ship, then the end of the exploration

const SETTLE = AFTER_MOVES
const DONE = AFTER_MOVES + 2

function settleOption(t: Galaxy, seat: Seat, ship: number): Option {
  const space = orbitOf(t, seat, ship)
  return {
    id: `settle${shipSuffix(ship)}`,
    touches: [`space:${space}`, `ship:${seat}-${ship}`],
    facts: { ship, ...settlingFacts(t, seat, space) },
  }
}

export const exploreKind: DecisionKind<Galaxy> = decisionKind<Galaxy>({
  name: 'explore',
  shape: 'one',
  rules: ['GC-EXP-01', 'GC-EXP-06', 'GC-EXP-11', 'GC-ABL-20'],
  isOpen: true,
  list(t, seat) {
    const frame = frameOf(t)
    const budget = budgetOf(t, frame)
    const ships = at(t.ships, seat)
    const codes: number[] = []
    for (let ship = 0; ship < ships.length; ship++) {
      const from = numberAt(ships, ship)
      if ((frame.finished & (1 << ship)) === 0) addMoves(t, seat, ship, budget, codes)
      if (placementRefusal(frame, ship) === null && maySettle(t, seat, from)) codes.push(SETTLE + ship)
    }
    if (codes.length > 0 ? hasActed(frame) : mightBeHelped(t, frame)) codes.push(DONE)
    return codes
  },
  option(t, seat, code) {
    if (code < SETTLE) return pricedMoveOption(t, seat, code, budgetOf(t, frameOf(t)))
    return code === DONE ? { id: 'done', touches: [] } : settleOption(t, seat, code - SETTLE)
  },
  next(t, seat, picks) {
    const code = numberAt(picks, 0)
    if (code === DONE) return null
    if (code >= SETTLE)
      return readSettling(t, seat, orbitOf(t, seat, code - SETTLE), USUAL_TERMS, partsOf(picks)).next
    const from = orbitOf(t, seat, shipOf(code))
    return nextMovePart(t, seat, from, spaceOf(code), budgetOf(t, frameOf(t)), partsOf(picks))
  },
  partOption(t, seat, picks, part, code) {
    const first = numberAt(picks, 0)
    if (part.name !== 'route') {
      const space = first < SETTLE ? spaceOf(first) : orbitOf(t, seat, first - SETTLE)
      return settlingPartOption(t, space, part, code)
    }
    const from = orbitOf(t, seat, shipOf(first))
    return routeOption(t, seat, from, spaceOf(first), budgetOf(t, frameOf(t)), code)
  },
  // A seat that can only end the exploration is asked because a token might help (GC-ORG-109).
  isPause: (t, seat) => exploreKind.list(t, seat)[0] === DONE,
  blocked(t, seat) {
    const frame = frameOf(t)
    const ships = [...at(t.ships, seat).keys()]
    return ships.flatMap((ship) => [
      ...blockedSettling(t, seat, frame, ship),
      ...blockedMoves(t, seat, frame, ship),
    ])
  },
})

function hasActed({ moved, placed }: ExplorationFrame): boolean {
  return moved !== 0 || placed > 0
}

/**
 * Whether a token might make a move or an outpost possible, for example by raising the trade level for an outpost
 * (GC-ORG-36). The seat is then asked even if it can do nothing yet.
 */
function mightBeHelped(t: Galaxy, frame: ExplorationFrame): boolean {
  const { seat } = frame
  if (!mayHelp(t, seat, area.exploration)) return false
  const budget = budgetOf(t, frame)
  const ships = at(t.ships, seat)
  for (let ship = 0; ship < ships.length; ship++) {
    if ((frame.finished & (1 << ship)) === 0 && budget.spaces > 0) return true
    if (placementRefusal(frame, ship) !== null) continue
    const reason = settleRefusal(t, seat, numberAt(ships, ship))?.reason
    if (reason !== 'noOutpostLeft' && reason !== 'outpostThere' && reason !== 'noSlot') return true
  }
  return false
}

function blockedSettling(t: Galaxy, seat: Seat, frame: ExplorationFrame, ship: number): BlockedOption[] {
  const refusal = placementRefusal(frame, ship) ?? settleRefusal(t, seat, orbitOf(t, seat, ship))
  return refusal === null ? [] : [{ ...settleOption(t, seat, ship), refusal }]
}

function blockedMoves(t: Galaxy, seat: Seat, frame: ExplorationFrame, ship: number): BlockedOption[] {
  const from = orbitOf(t, seat, ship)
  const budget = budgetOf(t, frame)
  const { spaces } = mapOf(t)
  const found: BlockedOption[] = []
  for (let to = 0; to < spaces; to++) {
    if (to === from) continue
    const refusal = blockedMove(t, seat, frame, ship, to, budget)
    if (refusal !== null) found.push({ ...moveOption(t, seat, moveCode(ship, to)), refusal })
  }
  return found
}

function blockedMove(
  t: Galaxy,
  seat: Seat,
  frame: ExplorationFrame,
  ship: number,
  to: number,
  budget: Budget,
): GalaxyRefusal | null {
  if ((frame.finished & (1 << ship)) !== 0) return movesFirst
  if (frame.choice === PLACEMENT && !budget.hasExtra) return oneOfTwo
  return reachRefusal(t, seat, orbitOf(t, seat, ship), to, budget)
}

// Carrying out a step

function explorationFrame(t: PublicGalaxy, planned: Planned): ExplorationFrame {
  return {
    routine: 'exploration',
    stage: 0,
    ...planned,
    hasBegun: false,
    spaces: 0,
    free: 0,
    hasExtra: isAbility(t, planned.seat, 'secondShip'),
    choice: UNDECIDED,
    placed: 0,
    moved: 0,
    settled: 0,
    finished: 0,
    marked: 0,
  }
}

const nothingPayable: GalaxyRefusal = {
  rule: 'GC-EXP-03',
  reason: 'tooPoor',
  facts: { cost: [1, 0, 0, 0, 0] },
}

export const exploration: AreaRules = {
  refusal(t, seat, _, hold, isByCrew) {
    // Every space has a neighbour, so a free space can always be used.
    if (freeSpaces(t, seat) > 0 || isAbility(t, seat, 'secondShip')) return null
    const ships = at(t.ships, seat)
    const terms = isByCrew ? BY_CREW : USUAL_TERMS
    for (let ship = 0; ship < ships.length; ship++) {
      const space = numberAt(ships, ship)
      if (canGoAnywhere(t, seat, space, ONE_SPACE, hold)) return null
      if (maySettle(t, seat, space, terms, hold)) return null
    }
    return nothingPayable
  },
  perform(t, planned) {
    call(t, explorationFrame(t, planned))
  },
}

export const explorationAction = routine<Galaxy, ExplorationFrame>('exploration')('shown', {
  ask(t, { seat }) {
    if (!ask(t, exploreKind, seat)) return 'afterwards'
  },
  step(t, frame) {
    const picks = pickedAll(t)
    const code = numberAt(picks, 0)
    if (code === DONE) return 'afterwards'
    if (code < SETTLE) move(t, frame, shipOf(code), spaceOf(code), partsOf(picks))
    else place(t, frame, code - SETTLE, partsOf(picks))
    return 'ask'
  },
  // GC-ORG-91: cards react to moving once for the whole action.
  afterwards(t, { seat, moved, marked }) {
    if (moved !== 0) triggerCards(t, seat, 'moved', marked)
  },
})

function move(
  t: Galaxy,
  frame: ExplorationFrame,
  ship: number,
  space: number,
  parts: readonly (readonly number[])[],
): void {
  const { seat, form, choice } = frame
  const budget = budgetOf(t, frame)
  const { route, paid } = readMove(t, seat, orbitOf(t, seat, ship), space, budget, parts)
  const left = budgetAfter(budget, route)
  takeRoute(t, seat, ship, space, route, paid)
  frame.hasBegun = true
  frame.spaces = left.spaces
  frame.free = left.free
  frame.hasExtra = left.hasExtra
  frame.moved |= 1 << ship
  frame.marked = numberAt(t.marked, seat)
  if (form === MAIN || choice !== UNDECIDED) return
  if (budget.isExtraApart) {
    // Either the outpost was the action and this move is the extra one, or the other way round.
    frame.choice = route.isExtraUsed ? PLACEMENT : MOVEMENT
    frame.hasExtra = false
  } else if (left.spaces < budget.spaces || left.free < budget.free) frame.choice = MOVEMENT
}

function place(
  t: Galaxy,
  frame: ExplorationFrame,
  ship: number,
  parts: readonly (readonly number[])[],
): void {
  const { seat, form, choice, placed, moved, hasExtra } = frame
  frame.placed++
  frame.settled |= 1 << ship
  // GC-EXP-06, GC-ORG-89: a ship places its outpost before or after its whole movement.
  if ((moved & (1 << ship)) !== 0) frame.finished |= 1 << ship
  if (form === MAIN) {
    if (placed > 0) frame.hasExtra = false
  } else if (choice !== UNDECIDED) frame.hasExtra = false
  else if (placed > 0 || !hasExtra) {
    frame.choice = PLACEMENT
    frame.hasExtra = false
  }
  settle(t, seat, orbitOf(t, seat, ship), USUAL_TERMS, parts)
}

/** Whether a ship that moves now in the current exploration may place an outpost afterwards (GC-EXP-01, GC-EXP-11). */
export function placesAfterMoving(t: PublicGalaxy, seat: Seat, ship: number): boolean {
  const frame = currentExploration(t)
  return frame?.seat === seat && frame.form === MAIN && placementRefusal(frame, ship) === null
}

function currentExploration(t: PublicGalaxy): ExplorationFrame | undefined {
  return t.stack.findLast(({ routine: name }) => name === 'exploration') as ExplorationFrame | undefined // its frame
}

/** The movement of a seat's ships in the current exploration, or in a main exploration if it began now. */
export function budgetNow(t: PublicGalaxy, seat: Seat): Budget {
  const frame = currentExploration(t)
  if (frame !== undefined && frame.seat === seat) return budgetOf(t, frame)
  return budgetOf(t, explorationFrame(t, { seat, form: MAIN, way: 0, from: 'action' }))
}
