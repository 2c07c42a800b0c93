import {
  type BlockedOption,
  call,
  decisionKind,
  done,
  numberAt,
  type Option,
  onePart,
  PASS,
  type Part,
  partsOf,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { area as areaNumber, areas, CAPTAIN, CREW } from '../../content/names.ts'
import { isAbility } from '../abilities/abilities.ts'
import { FIRST_PLANET } from '../abilities/sources.ts'
import { holdOf } from '../costs/hold.ts'
import { bridgeWorkersOf, flip, formOfFollower, isCrew, sendWorker, visitorsOf } from '../costs/workers.ts'
import { effectRefusal, runEffect } from '../effects/language.ts'
import { emitEvent } from '../events.ts'
import { hasFreeAction, mayWantExchange, type NotedOffersFrame, noteOffers } from '../free-actions/offers.ts'
import { pause } from '../free-actions/pause.ts'
import type { Galaxy } from '../galaxy.ts'
import { planetAt } from '../map/map.ts'
import { NONE, SPACES } from '../pieces.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { hasLasting, technologyWith, triggerCards } from '../technologies/technologies.ts'
import {
  type ActionStart,
  actionRefusal,
  areaSoFar,
  beginAction,
  nextActionPart,
  openAreas,
  startAnywhere,
  startIn,
} from './action.ts'
import { actionPartOption, areaOption } from './action-options.ts'
import { MAIN } from './area-rules.ts'
import { followFrame } from './following.ts'

/**
 * A turn (GC-TRN-02): the player places a captain on a main space, places a worker on an action planet or on the
 * personal omni space, or passes. One answer names the worker, the omni fee, the action, its way and its payment. Codes
 * of the question: areas, then spaces of the map, then the personal omni space.
 */
const FIRST_SPACE = areas.length
export const BRIDGE = FIRST_SPACE + SPACES
const ALL_SPACES = (1 << SPACES) - 1
/** The action of the only planet that performs an action (GC-PLN-13). */
const EXPLORATION = areaNumber.exploration

const noWorker: GalaxyRefusal = { rule: 'GC-TRN-08', reason: 'noWorker' }
const spaceTaken: GalaxyRefusal = { rule: 'GC-TRN-04', reason: 'spaceTaken' }
const usedPlanet: GalaxyRefusal = { rule: 'GC-TRN-07', reason: 'usedThisRound' }
const usedBridge: GalaxyRefusal = { rule: 'GC-ABL-11', reason: 'usedThisRound' }
const noOutpostThere: GalaxyRefusal = { rule: 'GC-TRN-06', reason: 'noOutpostThere' }
const noEffect: GalaxyRefusal = { rule: 'GC-ORG-71', reason: 'noEffect' }

/** Why a captain may not enter a main space (GC-TRN-03, GC-TRN-04). */
function mainSpaceRefusal(t: Galaxy, seat: Seat, area: number): GalaxyRefusal | null {
  if (numberAt(t.captains, seat) === 0) return noWorker
  const entered = numberAt(t.mainSpaces, area)
  if (entered === 0) return null
  // GC-TCH-11, GC-SYM-15: spaces that others used, never the seat's own (GC-ORG-96).
  const mayReuse = numberAt(t.mayReuse, seat) > 0 || hasLasting(t, seat, 'reusesMainSpaces')
  return mayReuse && (entered & (1 << seat)) === 0 ? null : spaceTaken
}

function mainRefusal(t: Galaxy, seat: Seat, area: number): GalaxyRefusal | null {
  return mainSpaceRefusal(t, seat, area) ?? actionRefusal(t, seat, area, MAIN)
}

/** Why no worker may be sent to the planet of a space (GC-PLN-05, GC-TRN-05 to GC-TRN-07, GC-ORG-55). */
function planetRefusal(t: Galaxy, seat: Seat, space: number): GalaxyRefusal | null {
  const planet = planetAt(t, space)
  if (planet === null || planet.kind !== 'action') return noEffect
  const bit = 1 << space
  if ((numberAt(t.outposts, seat) & bit) === 0 && !isVisitOpen(t, seat, bit)) return noOutpostThere
  if (((numberAt(t.captainsOn, seat) | numberAt(t.crewOn, seat)) & bit) !== 0) return usedPlanet
  if (numberAt(t.captains, seat) === 0 && numberAt(t.crew, seat) === 0) return noWorker
  if (effectRefusal(t, planet.effect, planetContext(t, seat, space)) !== null) return noEffect
  return planet.effect.op === 'perform' && visitorsAt(t, seat, space).length === 0 ? noEffect : null
}

/**
 * The workers that may be sent to an action planet. A crew member may not explore if it could only place an outpost
 * that discards this same crew member (GC-ORG-53, GC-ORG-71).
 */
function visitorsAt(t: Galaxy, seat: Seat, space: number): number[] {
  const visitors = visitorsOf(t, seat)
  if (planetAt(t, space)?.effect.op !== 'perform' || visitors[0] !== CREW) return visitors
  return actionRefusal(t, seat, EXPLORATION, MAIN, holdOf(t, seat), true) === null
    ? visitors
    : visitors.filter((worker) => worker !== CREW)
}

/** TC208: whether another seat has an outpost on the planet. The seat sends a worker as usual (GC-ORG-94). */
function isVisitOpen(t: Galaxy, seat: Seat, bit: number): boolean {
  if (!hasLasting(t, seat, 'visitsPlanets')) return false
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && (numberAt(t.outposts, other) & bit) !== 0) return true
  return false
}

function planetContext(t: Galaxy, seat: Seat, space: number) {
  return { seat, source: FIRST_PLANET + numberAt(t.planets, space), from: 'planets' } as const
}

/** Why no worker may be sent to the personal omni space (GC-ABL-11, GC-ABL-12, GC-ORG-86). */
function bridgeRefusal(t: Galaxy, seat: Seat): GalaxyRefusal | null {
  if (numberAt(t.bridge, seat) !== NONE) return usedBridge
  const workers = bridgeWorkersOf(t, seat)
  if (workers.length === 0) return noWorker
  return workers.some((worker) => isBridgeOpen(t, seat, worker)) ? null : noEffect
}

function openBridgeWorkers(t: Galaxy, seat: Seat): number[] {
  return bridgeWorkersOf(t, seat).filter((worker) => isBridgeOpen(t, seat, worker))
}

function isBridgeOpen(t: Galaxy, seat: Seat, worker: number): boolean {
  return openAreas(t, seat, bridgeForm(worker), holdOf(t, seat), isCrew(worker)).length > 0
}

/** A captain performs the main action, a crew member the secondary one, unless TC302 raises it. */
function bridgeForm(worker: number): number {
  return worker === CAPTAIN ? MAIN : formOfFollower(worker)
}

const bridgeStart = (worker: number): ActionStart => startAnywhere(bridgeForm(worker), isCrew(worker))
const mainStart = (area: number): ActionStart => startIn(area, MAIN)

/** Every space to which the seat can send a worker now. */
function placements(t: Galaxy, seat: Seat): number[] {
  const found: number[] = []
  if (numberAt(t.captains, seat) > 0)
    for (let area = 0; area < areas.length; area++) if (mainRefusal(t, seat, area) === null) found.push(area)
  if (numberAt(t.captains, seat) > 0 || numberAt(t.crew, seat) > 0) {
    // With TC208 any planet may be open. Otherwise only unused planets with an outpost of the seat are.
    let spaces = hasLasting(t, seat, 'visitsPlanets')
      ? ALL_SPACES
      : numberAt(t.outposts, seat) & ~(numberAt(t.captainsOn, seat) | numberAt(t.crewOn, seat))
    for (; spaces !== 0; spaces &= spaces - 1) {
      const space = 31 - Math.clz32(spaces & -spaces)
      if (planetRefusal(t, seat, space) === null) found.push(FIRST_SPACE + space)
    }
    if (isAbility(t, seat, 'privateBridge') && bridgeRefusal(t, seat) === null) found.push(BRIDGE)
  }
  return found
}

function placementOption(t: Galaxy, seat: Seat, code: number): Option {
  if (code < FIRST_SPACE) return areaOption(code, MAIN)
  if (code === BRIDGE) return { id: 'bridge', touches: [`bridge:${seat}`] }
  const space = code - FIRST_SPACE
  return { id: `planet-${space}`, touches: [`space:${space}`], facts: { planet: numberAt(t.planets, space) } }
}

function nextPart(t: Galaxy, seat: Seat, picks: readonly number[]): Part | null {
  const code = picks[0] ?? PASS
  if (code === PASS) return null
  const parts = partsOf(picks)
  if (code < FIRST_SPACE) return nextActionPart(t, seat, mainStart(code), parts)
  const worker = parts[0]?.[0]
  if (code !== BRIDGE)
    return worker === undefined ? onePart('worker', visitorsAt(t, seat, code - FIRST_SPACE)) : null
  if (worker === undefined) return onePart('worker', openBridgeWorkers(t, seat))
  return nextActionPart(t, seat, bridgeStart(worker), parts, 1)
}

/**
 * The question of a turn. A seat is not asked if it can neither place a worker nor take a free action that may matter
 * (GC-TRN-08).
 */
export const turnKind = decisionKind<Galaxy>({
  name: 'turn',
  shape: 'one',
  rules: ['GC-TRN-02'],
  isOpen: true,
  list(t, seat) {
    const found = placements(t, seat)
    if (found.length === 0 && !hasFreeAction(t, seat) && !mayWantExchange(t, seat)) return found
    found.push(PASS)
    return found
  },
  option: placementOption,
  next: nextPart,
  partOption(t, seat, picks, part, code) {
    const first = numberAt(picks, 0)
    const parts = partsOf(picks)
    return actionPartOption(t, seat, part, code, () => {
      if (first < FIRST_SPACE) return areaSoFar(t, seat, mainStart(first), parts)
      return areaSoFar(t, seat, bridgeStart(parts[0]?.[0] ?? CREW), parts, 1)
    })
  },
  // A seat that can only pass may still flip a token or complete a mission first (GC-ORG-109).
  isPause: () => true,
  blocked(t, seat): BlockedOption[] {
    const found: BlockedOption[] = []
    const add = (code: number, refusal: GalaxyRefusal | null) => {
      if (refusal !== null) found.push({ ...placementOption(t, seat, code), refusal })
    }
    for (let area = 0; area < areas.length; area++) add(area, mainRefusal(t, seat, area))
    for (let space = 0; space < SPACES; space++)
      if (planetAt(t, space)?.kind === 'action') add(FIRST_SPACE + space, planetRefusal(t, seat, space))
    if (isAbility(t, seat, 'privateBridge')) add(BRIDGE, bridgeRefusal(t, seat))
    return found
  },
})

interface PlacementFrame extends NotedOffersFrame {
  readonly seat: Seat
  readonly picks: readonly number[]
  /** The technology cards that were marked before this placement. */
  readonly marked: number
  isFollowable: boolean
}

/** Carries out a turn other than a pass. */
export function carryOutTurn(t: Galaxy, seat: Seat, picks: readonly number[]): void {
  const marked = numberAt(t.marked, seat)
  call<PlacementFrame>(t, {
    routine: 'placement',
    stage: 0,
    seat,
    picks,
    marked,
    isFollowable: false,
    chances: 0,
    orbits: [],
  })
}

export const placement = routine<Galaxy, PlacementFrame>('placement')('shown', {
  place(t, frame) {
    const { seat, picks } = frame
    const code = numberAt(picks, 0)
    noteOffers(t, seat)
    if (code < FIRST_SPACE) {
      frame.isFollowable = enterMainSpace(t, seat, code)
      beginAction(t, seat, mainStart(code), partsOf(picks), 'action')
      return 'finish'
    }
    const parts = partsOf(picks)
    const worker = parts[0]?.[0] ?? CREW
    if (code === BRIDGE) {
      emitEvent(t, { type: 'usedBridge', seat, worker })
      t.bridge[seat] = worker
      sendWorker(t, seat, worker)
      beginAction(t, seat, bridgeStart(worker), parts, 'abilities', 1)
      return 'finish'
    }
    usePlanet(t, seat, code - FIRST_SPACE, worker)
  },
  // TC105: its reward comes after the planet's own effect, which must do something without it (GC-ORG-71).
  usedPlanet(t, { seat, marked }) {
    triggerCards(t, seat, 'usedPlanet', marked)
  },
  // GC-ORG-109: the last chance for free actions before the others follow.
  finish(t, { seat }) {
    pause(t, seat)
  },
  follow(t, { seat, picks, isFollowable }) {
    if (isFollowable) call(t, followFrame(t, seat, numberAt(picks, 0)))
    return done
  },
})

/**
 * Places a captain on a main space. Returns whether others may follow (GC-FOL-06, GC-ORG-72): not if the space was used
 * before (GC-TCH-11, GC-SYM-15).
 */
function enterMainSpace(t: Galaxy, seat: Seat, area: number): boolean {
  const entered = numberAt(t.mainSpaces, area)
  emitEvent(t, { type: 'placed', seat, worker: CAPTAIN, area })
  sendWorker(t, seat, CAPTAIN)
  t.mainSpaces[area] = entered | (1 << seat)
  return entered === 0
}

function usePlanet(t: Galaxy, seat: Seat, space: number, worker: number): void {
  const planet = planetAt(t, space)
  if (planet === null) return
  const bit = 1 << space
  emitEvent(t, { type: 'usedPlanet', seat, worker, space })
  if ((numberAt(t.outposts, seat) & bit) === 0) flip(t, seat, technologyWith('visitsPlanets'))
  sendWorker(t, seat, worker)
  const on = worker === CAPTAIN ? t.captainsOn : t.crewOn
  on[seat] = numberAt(on, seat) | bit
  runEffect(t, planet.effect, planetContext(t, seat, space))
}
