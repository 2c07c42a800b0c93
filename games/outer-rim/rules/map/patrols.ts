import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  drawBelow,
  type Option,
  PASS,
  picked,
  routine,
  type Seat,
} from '@kantyna/kernel'
import type { PatrolSymbol } from '../../content/card.ts'
import { factions } from '../../content/names.ts'
import { emitEvent } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import { NONE } from '../pieces.ts'
import { patrolLevel, patrolSpace } from '../reads.ts'
import { hasPermission } from '../resources/holding.ts'
import type { Rim } from '../rim.ts'
import { patrolThing, seatThing, spaceThing } from '../scenario/things.ts'
import { marketCard } from '../tables.ts'
import { distance, MAP_ORDERS, mapOf, type RimMap, spaceOfSeat, spaces } from './map.ts'

/**
 * Patrols: entering, moving, being pushed. There is one of each faction, and any number in a space (OR-PAT-12, OR-PAT-14).
 * They are tokens with a level, not ships (OR-PAT-01, OR-PAT-02).
 */

/** The last level is never beaten (OR-PAT-09). */
const TOP_LEVEL = 4

/** Puts the next token of a faction's stack on the space beside it (OR-PAT-13, OR-MAP-06, OR-EPAT-05). */
export function enterPatrol(t: Rim, faction: number): void {
  const level = Math.min(TOP_LEVEL, patrolLevel(t, faction) + 1)
  t.patrolLevels[faction] = level
  const space = at(mapOf(t).entries, faction)
  t.patrolSpaces[faction] = space
  emitEvent(t, { type: 'patrolEntered', faction, level, space })
}

/** Moves a patrol; the spaces in between have no effect (OR-PMOVE-12, OR-PMOVE-13, OR-MAEL-08). */
export function putPatrol(t: Rim, faction: number, to: number): void {
  const from = patrolSpace(t, faction)
  if (from === to) return
  t.patrolSpaces[faction] = to
  emitEvent(t, { type: 'patrolMoved', faction, from, to })
}

/** More than the number of spaces with all boxes. */
const MOST_SPACES = 128

const endsByMap = new WeakMap<RimMap, Map<number, readonly number[]>>()

/**
 * The spaces where a patrol may end after a number of steps towards a space. The active player chooses one
 * (OR-PMOVE-05, OR-PMOVE-06). If the patrol can reach the target, it can end only there (OR-PMOVE-07, OR-PMOVE-10).
 * Spaces of any kind count (OR-PMOVE-14).
 */
export function endsOfPatrol(t: Rim, from: number, target: number, steps: number): readonly number[] {
  const map = mapOf(t)
  let known = endsByMap.get(map)
  if (known === undefined) {
    known = new Map()
    endsByMap.set(map, known)
  }
  const key = (from * MOST_SPACES + target) * MOST_SPACES + steps
  const before = known.get(key)
  if (before !== undefined) return before
  const found = findEnds(map, from, target, steps)
  known.set(key, found)
  return found
}

function findEnds(map: RimMap, from: number, target: number, steps: number): readonly number[] {
  const { graph, x } = map
  // OR-GAP-36: a patrol that is already there stays.
  if (from === target || steps <= 0) return [from]
  if (graph.distance(from, target) <= steps) return [target]
  const side = Math.sign(at(x, target) - at(x, from))
  const ends = new Set<number>()
  // OR-PMOVE-08, OR-PMOVE-09, OR-GAP-37: never away from the player's side; at equal x both sides are allowed.
  const mayStep = (one: number, other: number) => side === 0 || Math.sign(at(x, other) - at(x, one)) !== -side
  const isShorter = (one: number, other: number) =>
    graph.distance(other, target) < graph.distance(one, target)
  for (const rule of [mayStep, isShorter]) walk(map, [from], target, steps, rule, ends)
  return [...ends].sort((a, b) => a - b)
}

/**
 * Tries every way of a given length that visits no space twice, and collects its end if the way can still lead on to
 * the target.
 */
function walk(
  map: RimMap,
  path: readonly number[],
  target: number,
  steps: number,
  mayStep: (from: number, to: number) => boolean,
  ends: Set<number>,
): void {
  const last = at(path, path.length - 1)
  if (steps === 0) {
    if (!ends.has(last) && leadsTo(map, path, target, mayStep)) ends.add(last)
    return
  }
  for (const next of at(map.graph.neighbours, last))
    if (!path.includes(next) && mayStep(last, next))
      walk(map, [...path, next], target, steps - 1, mayStep, ends)
}

function leadsTo(
  map: RimMap,
  path: readonly number[],
  target: number,
  mayStep: (from: number, to: number) => boolean,
): boolean {
  const seen = new Set(path)
  let frontier = path.slice(-1)
  while (frontier.length > 0) {
    const next: number[] = []
    for (const from of frontier) {
      for (const to of at(map.graph.neighbours, from)) {
        if (seen.has(to) || !mayStep(from, to)) continue
        if (to === target) return true
        seen.add(to)
        next.push(to)
      }
    }
    frontier = next
  }
  return false
}

/** The ends nearest to the target, where the AI player's patrols go (OR-AIBUY-18). */
function nearestEnds(t: Rim, ends: readonly number[], target: number): number[] {
  const least = Math.min(...ends.map((end) => distance(t, end, target)))
  return ends.filter((end) => distance(t, end, target) === least)
}

interface PatrolMoveFrame extends SeatFrame {
  readonly routine: 'patrolMove'
  /** The revealed card; NONE if an effect moves patrols by the symbols below. */
  readonly card: number
  readonly symbols?: readonly PatrolSymbol[]
  /** The player chooses any number of steps up to the symbol's. */
  readonly isUpTo?: true
  /** The index of the next symbol (OR-GAP-35). */
  next: number
  /** The player whom the patrol moves towards. */
  target: Seat
}

/** The patrols on a market card move towards the active player (OR-PMOVE-01, OR-MKT-06, OR-AIBUY-17). */
export function movePatrolsFor(t: Rim, piece: number): void {
  if (marketCard(t, piece).patrols.length === 0) return
  const seat = t.active
  call<PatrolMoveFrame>(t, { routine: 'patrolMove', stage: 0, seat, card: piece, next: 0, target: seat })
}

/** A player moves a patrol any number of steps up to the symbol's, towards their own space; it need not come nearer. */
export function movePatrolTowards(t: Rim, seat: Seat, symbol: PatrolSymbol): void {
  const frame = { routine: 'patrolMove', stage: 0, seat, card: NONE, next: 0, target: seat } as const
  call<PatrolMoveFrame>(t, { ...frame, symbols: [symbol], isUpTo: true })
}

function waitingMove(t: Rim): PatrolMoveFrame {
  return at(t.stack, t.stack.length - 1) as PatrolMoveFrame // only this routine asks where a patrol goes
}

function symbolsOf(t: Rim, { card, symbols }: PatrolMoveFrame): readonly PatrolSymbol[] {
  return symbols ?? marketCard(t, card).patrols
}

function symbolOf(t: Rim, frame: PatrolMoveFrame): PatrolSymbol {
  return at(symbolsOf(t, frame), frame.next)
}

function endsNow(t: Rim, frame: PatrolMoveFrame): readonly number[] {
  const { faction, spaces: steps } = symbolOf(t, frame)
  const from = at(t.patrolSpaces, factions.indexOf(faction))
  const target = spaceOfSeat(t, frame.target)
  if (frame.isUpTo !== true) return endsOfPatrol(t, from, target, steps)
  const ends = Array.from({ length: steps + 1 }, (_, fewer) => endsOfPatrol(t, from, target, fewer)).flat()
  return [...new Set(ends)]
}

function spaceOption(space: number): Option {
  return { id: spaces[space]?.id ?? '', touches: [spaceThing(space)], facts: { space } }
}

/** A way is chosen by its end (OR-PMOVE-06): the spaces in between have no effect. */
export const movePatrolTo: DecisionKind<Rim> = decisionKind({
  name: 'movePatrolTo',
  shape: 'one',
  rules: ['OR-PMOVE-05', 'OR-PMOVE-06', 'OR-PMOVE-08', 'OR-PMOVE-09'],
  list: (t) => [...endsNow(t, waitingMove(t))],
  option: (_, __, space) => spaceOption(space),
  source: (t) => patrolThing(factions.indexOf(symbolOf(t, waitingMove(t)).faction)),
  isOpen: true,
  byRule(t, { options }) {
    const ends = nearestEnds(t, options, spaceOfSeat(t, waitingMove(t).target))
    return [at(ends, ends.length === 1 ? 0 : drawBelow(t, 'ai', ends.length))]
  },
})

/** A patrol within this distance can be sent to another player (Jyn Erso). */
const MISDIRECTED_WITHIN = 3

/** Asks to which other player the patrol is sent. */
export const misdirectPatrol: DecisionKind<Rim> = decisionKind({
  name: 'misdirectPatrol',
  shape: 'one',
  rules: ['OR-PMOVE-05', 'OR-GOLD-02'],
  list(t, seat) {
    const others = Array.from({ length: t.seats }, (_, other) => other).filter((other) => other !== seat)
    return [...others, PASS]
  },
  option: (_, __, seat) => ({ id: `seat-${seat + 1}`, touches: [seatThing(seat)], facts: { seat } }),
  source: (t) => patrolThing(factions.indexOf(symbolOf(t, waitingMove(t)).faction)),
  isOpen: true,
  byRule: () => [PASS],
})

function canMisdirect(t: Rim, frame: PatrolMoveFrame): boolean {
  if (t.phase !== 'action' || t.seats < 2 || (t.automas & (1 << frame.seat)) !== 0) return false
  if (!hasPermission(t, frame.seat, 'misdirectPatrols')) return false
  const patrol = at(t.patrolSpaces, factions.indexOf(symbolOf(t, frame).faction))
  return distance(t, patrol, spaceOfSeat(t, frame.seat)) <= MISDIRECTED_WITHIN
}

/** Each symbol names a patrol and a distance (OR-PMOVE-03, OR-PMOVE-04). Nobody fights (OR-PMOVE-11). */
export const patrolMove = routine<Rim, PatrolMoveFrame>('patrolMove')('shown', {
  nextSymbol(t, frame) {
    if (frame.next >= symbolsOf(t, frame).length) return 'end'
    frame.target = frame.seat
    if (!canMisdirect(t, frame)) return 'askWhere'
  },
  askToMisdirect(t, { seat }) {
    ask(t, misdirectPatrol, seat)
  },
  misdirect(t, frame) {
    if (picked(t) !== PASS) frame.target = picked(t)
  },
  askWhere(t, frame) {
    const ends = endsNow(t, frame)
    if (ends.length > 1) {
      ask(t, movePatrolTo, frame.seat)
      return
    }
    arrive(t, frame, at(ends, 0))
    return 'nextSymbol'
  },
  move(t, frame) {
    arrive(t, frame, picked(t))
    return 'nextSymbol'
  },
  end: () => undefined,
})

function arrive(t: Rim, frame: PatrolMoveFrame, space: number): void {
  putPatrol(t, factions.indexOf(symbolOf(t, frame).faction), space)
  frame.next++
}

interface PushFrame extends SeatFrame {
  readonly routine: 'pushPatrol'
  readonly faction: number
}

/** The loser of a fight against a patrol moves it to an adjacent space (OR-EPAT-06). */
export function pushPatrol(t: Rim, seat: Seat, faction: number): void {
  call<PushFrame>(t, { routine: 'pushPatrol', stage: 0, seat, faction })
}

/** OR-GAP-38: any adjacent space of the map, but not the place of the stack. */
export const pushPatrolTo: DecisionKind<Rim> = decisionKind({
  name: 'pushPatrolTo',
  shape: 'one',
  rules: ['OR-EPAT-06'],
  list(t) {
    const { faction } = at(t.stack, t.stack.length - 1) as PushFrame // only this routine asks the question
    const from = patrolSpace(t, faction)
    if (from === NONE) return []
    return at(mapOf(t).graph.neighbours, from).slice()
  },
  option: (_, __, space) => spaceOption(space),
  source: (t) => patrolThing((at(t.stack, t.stack.length - 1) as PushFrame).faction), // only this routine asks
  isOpen: true,
  byRule: (t, { options }) => [at(options, drawBelow(t, 'ai', options.length))],
})

export const pushing = routine<Rim, PushFrame>('pushPatrol')('shown', {
  ask(t, { seat }) {
    if (!ask(t, pushPatrolTo, seat)) return 'end'
  },
  push(t, { faction }) {
    putPatrol(t, faction, picked(t))
  },
  end: () => undefined,
})

const around = new Map<number, readonly number[]>()
const MOST_STEPS = 64

/** Every other space within that distance, computed once. */
export function spacesAround(t: Rim, from: number, steps: number): readonly number[] {
  const key = ((t.modules * MAP_ORDERS + t.mapOrder) * MOST_SPACES + from) * MOST_STEPS + steps
  const known = around.get(key)
  if (known !== undefined) return known
  const found = mapOf(t).graph.neighbours.flatMap((_, space) =>
    space !== from && distance(t, from, space) <= steps ? [space] : [],
  )
  around.set(key, found)
  return found
}
