import {
  at,
  done,
  drawBelow,
  everybody,
  type Frame,
  hasListener,
  numberAt,
  routine,
  type Seat,
  seatsFrom,
  shuffle,
  takeLast,
} from '@kantyna/kernel'
import { abilities } from '../../content/abilities.ts'
import { decrees } from '../../content/decrees.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { maps } from '../../content/maps.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { CREDITS } from '../../content/names.ts'
import { CREW, STARTING_CREDITS, STARTING_CREW, STARTING_MARKERS } from '../../content/panel.ts'
import { planets } from '../../content/planets.ts'
import { PIRATES_BEYOND_SEATS, roundTokenKinds } from '../../content/round-track.ts'
import { technologies } from '../../content/technologies.ts'
import { tokenStacks } from '../../content/tracks.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { captainsOf } from '../costs/workers.ts'
import { runEffect } from '../effects/run.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy } from '../galaxy.ts'
import {
  BASIC_TOKENS,
  BONUS_TOKENS,
  FIRST_GOAL,
  FIRST_MINING,
  FIRST_MISSION,
  GOALS,
  HUB,
  HUB_PLANET,
  LEVEL_1_MISSIONS,
  MISSIONS,
  NONE,
  PIRATES,
  SLOTS,
} from '../pieces.ts'

/** The streams of chance: one for each pool, which is shuffled once. */
export const setupStreams = [
  'firstPlayer',
  'basePlanets',
  'planets',
  'pirates',
  'basicTokens',
  'advancedTokens',
  'startingMining',
  'mining',
  'technologies',
  'missions',
  'decrees',
  'fleetTokens',
  'goals',
  'wealth',
  'abilities',
] as const
type Stream = (typeof setupStreams)[number]

interface SetUpFrame extends Frame {
  index: number
}

export const layOut = routine<Galaxy, SetUpFrame>('layOut')('shown', {
  shared(t) {
    placeFirst(t)
    layPlanets(t)
    layPirates(t)
    layBonusTokens(t)
    layCards(t)
  },
  seats(t) {
    layFleets(t)
    for (let seat = 0; seat < t.seats; seat++) seatPieces(t, seat)
    dealMining(t)
    emitEvent(t, { type: 'laidOut', priority: t.priority })
    dealGoals(t)
    layDraft(t)
  },
  // GC-SPP-04: the reward of the starting mining token is gained at once.
  rewards(t, frame) {
    const seat = t.priority[frame.index++]
    if (seat === undefined) return done
    const token = numberAt(at(t.miningTracks, seat), 0)
    runEffect(t, at(miningTokens, token - FIRST_MINING).reward, { seat, source: token, from: 'mining' })
    return 'rewards'
  },
})

export function layOutFrame(): SetUpFrame {
  return { routine: 'layOut', stage: 0, index: 0 }
}

/** Sorts a few numbers in place, several times as fast as `sort`. */
function ascending(few: number[]): number[] {
  for (let sorted = 1; sorted < few.length; sorted++) {
    const moved = numberAt(few, sorted)
    let place = sorted
    for (; place > 0 && numberAt(few, place - 1) > moved; place--) few[place] = numberAt(few, place - 1)
    few[place] = moved
  }
  return few
}

/** A shuffled copy of a pool for this table. */
function shuffled(t: Galaxy, stream: Stream, all: readonly number[]): number[] {
  const pool = all.slice()
  shuffle(t, stream, pool)
  return pool
}

/** The indices of the wanted items. */
function indices<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): number[] {
  const found: number[] = []
  for (const [index, item] of items.entries()) if (isWanted(item)) found.push(index)
  return found
}

function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

// Every pool as it comes out of the box, listed once, because simulations lay out thousands of tables a second.
const basePlanets = indices(planets, ({ isBase }) => isBase === true)
const otherPlanets = indices(planets, ({ isBase, kind }) => isBase !== true && kind !== 'special')
const allPirates = range(0, PIRATES)
const basicTokens = range(0, BASIC_TOKENS)
const advancedTokens = range(BASIC_TOKENS, BONUS_TOKENS - BASIC_TOKENS)
const technologiesByLevel = [1, 2, 3].map((level) => indices(technologies, (card) => card.level === level))
const missionsByLevel = [
  range(FIRST_MISSION, LEVEL_1_MISSIONS),
  range(FIRST_MISSION + LEVEL_1_MISSIONS, MISSIONS - LEVEL_1_MISSIONS),
]
const decreesByMark = [1, 2, 3].map((mark) => indices(decrees, (card) => card.mark === mark))
const allFleets = indices(fleetTokens, () => true)
const miningWhere = (wanted: boolean) =>
  indices(miningTokens, ({ isStarting }) => isStarting === wanted).map((index) => FIRST_MINING + index)
const startingMining = miningWhere(true)
const otherMining = miningWhere(false)
const allGoals = range(FIRST_GOAL, GOALS)
const allWealth = indices(wealthCards, () => true)
const allAbilities = indices(abilities, () => true)
const roundTokens = roundTokenKinds.toReversed().filter((kind) => kind !== null)

/** GC-SET-32, GC-SET-33: a random player begins; markers lie in the first segment, clockwise from that player. */
function placeFirst(t: Galaxy): void {
  const first = drawBelow(t, 'firstPlayer', t.seats)
  t.priority = seatsFrom(t, first)
  for (let place = 0; place < t.seats; place++) t.prioritySpaces[numberAt(t.priority, place)] = place
}

/**
 * GC-CMP-06, GC-SET-07, GC-SET-08, GC-SET-09, GC-SET-10, GC-SET-11, GC-SET-12, GC-SET-13: base planets in the middle,
 * others around. The Nightmare and the remaining planets stay in the box.
 */
function layPlanets(t: Galaxy): void {
  const { spaces } = mapFor(t.seats)
  const base = shuffled(t, 'basePlanets', basePlanets)
  const others = shuffled(t, 'planets', otherPlanets)
  const laid = t.planets.slice()
  for (let space = 0; space < spaces.length; space++) {
    const { holds } = at(spaces, space)
    laid[space] = holds === 'hub' ? HUB_PLANET : takeLast(holds === 'base' ? base : others)
  }
  t.planets = laid
}

/** GC-CMP-01: a map for each number of players. */
function mapFor(seats: number) {
  const map = maps[seats]
  if (map === undefined) throw new Error(`no map for ${seats}`)
  return map
}

/**
 * GC-CMP-07, GC-SET-14, GC-SET-15, GC-SET-16, GC-SET-17: blanks are removed as soon as they are turned up, so an empty
 * place represents a blank.
 */
function layPirates(t: Galaxy): void {
  const active = shuffled(t, 'pirates', allPirates)
  const { spaces } = mapFor(t.seats)
  const mixed: number[] = []
  for (let space = 0; space < spaces.length; space++) {
    if (at(spaces, space).holds !== 'other') continue
    mixed.push(mixed.length < t.seats + PIRATES_BEYOND_SEATS ? numberAt(active, mixed.length) : NONE)
  }
  shuffle(t, 'pirates', mixed)
  let laid = 0
  for (let space = 0; space < spaces.length; space++)
    if (at(spaces, space).holds === 'other') t.pirates[space] = numberAt(mixed, laid++)
}

/**
 * GC-SET-03, GC-SET-04, GC-SET-05, GC-SET-06, GC-SET-09, GC-SET-11: on tracks, action planets and the round track,
 * face up.
 */
function layBonusTokens(t: Galaxy): void {
  const basic = shuffled(t, 'basicTokens', basicTokens)
  const advanced = shuffled(t, 'advancedTokens', advancedTokens)
  const all = everybody(t)
  const knowers = t.knowers.slice()
  for (let index = 0; index < tokenStacks.length; index++) {
    const { isAdvanced, size } = at(tokenStacks, index)
    const stack = at(t.stacks, index)
    const pool = isAdvanced ? advanced : basic
    for (let count = size[t.seats] ?? 0; count > 0; count--) stack.push(takeLast(pool))
    const top = stack[stack.length - 1]
    if (top !== undefined) knowers[top] = all
  }
  for (let space = 0; space < t.planets.length; space++) {
    const index = numberAt(t.planets, space)
    const planet = index < 0 ? undefined : at(planets, index)
    if (planet?.kind !== 'action') continue
    const token = takeLast(planet.isBase === true ? basic : advanced)
    t.planetTokens[space] = token
    knowers[token] = all
  }
  t.knowers = knowers
  for (let index = 0; index < roundTokens.length; index++)
    t.roundTokens.push(takeLast(roundTokens[index] === 'advanced' ? advanced : basic))
  t.tokenBox = basic.concat(advanced)
}

/**
 * GC-SET-21, GC-SET-22, GC-SET-23, GC-SET-24, GC-SET-25, GC-SET-26, GC-SET-27: technologies by level, missions by
 * level, decrees by mark.
 */
function layCards(t: Galaxy): void {
  const inPlay: number[] = []
  for (let level = 0; level < technologiesByLevel.length; level++) {
    const pool = shuffled(t, 'technologies', at(technologiesByLevel, level))
    inPlay.push(takeLast(pool), takeLast(pool), takeLast(pool))
  }
  t.technologies = inPlay
  for (let level = 0; level < missionsByLevel.length; level++) {
    const pool = shuffled(t, 'missions', at(missionsByLevel, level))
    // GC-SET-24: pieces are numbered like their cards, so the lowest piece comes first.
    t.missionRows[level] = ascending([takeLast(pool), takeLast(pool), takeLast(pool)])
    t.missionDecks[level] = pool
  }
  const inOffice: number[] = []
  for (let mark = 0; mark < decreesByMark.length; mark++)
    inOffice.push(takeLast(shuffled(t, 'decrees', at(decreesByMark, mark))))
  t.decrees = inOffice
}

/** GC-SPP-05, GC-ORG-101: face up and at random on spaces 2, 4 and 6 of each trade track. */
function layFleets(t: Galaxy): void {
  const fleets: number[][] = []
  for (let seat = 0; seat < t.seats; seat++) fleets.push(shuffled(t, 'fleetTokens', allFleets))
  t.fleets = fleets
}

/**
 * GC-SPP-02, GC-SPP-07, GC-SPP-09, GC-SPP-10, GC-SPP-11, GC-SPP-12, GC-CMP-11; crew in cryo capsules cannot be used yet
 * (GC-PNL-19). Levels, including the political one, and points start at 0 (GC-SET-29, GC-SET-30, GC-SPP-06, GC-ORG-02).
 * Credits are counted by value, not by coins (GC-SYM-08).
 */
function seatPieces(t: Galaxy, seat: Seat): void {
  const hold = at(t.hold, seat)
  hold[CREDITS] = STARTING_CREDITS
  t.markers[seat] = STARTING_MARKERS
  t.captains[seat] = captainsOf(t)
  t.crew[seat] = STARTING_CREW
  t.cryo[seat] = CREW - STARTING_CREW
}

/** GC-SET-18 to GC-SET-20, GC-SPP-03. */
function dealMining(t: Galaxy): void {
  const starting = shuffled(t, 'startingMining', startingMining)
  for (let seat = 0; seat < t.seats; seat++) t.miningTracks[seat] = [takeLast(starting)]
  t.miningStack = shuffled(t, 'mining', starting.concat(otherMining))
  t.miningSpace = [takeLast(t.miningStack)]
}

/** GC-SPP-13. */
function dealGoals(t: Galaxy): void {
  t.goalBox = shuffled(t, 'goals', allGoals)
  for (let seat = 0; seat < t.seats; seat++) {
    const goals = ascending([takeLast(t.goalBox), takeLast(t.goalBox)])
    t.goals[seat] = goals
    if (hasListener(t))
      emitEvent(t, { type: 'dealtGoals', seat, secret: { seats: [seat], goals: goals.slice() } })
  }
}

/** GC-DRF-01: a public set of two wealth cards and an ability tile for each player. */
function layDraft(t: Galaxy): void {
  const wealth = shuffled(t, 'wealth', allWealth)
  const tiles = shuffled(t, 'abilities', allAbilities)
  const sets: number[][] = []
  const row: number[] = []
  for (let set = 0; set < t.seats; set++) {
    sets.push(ascending([takeLast(wealth), takeLast(wealth)]))
    row.push(takeLast(tiles))
  }
  t.wealthSets = sets.sort((a, b) => numberAt(a, 0) - numberAt(b, 0))
  t.abilityRow = ascending(row)
}

/** GC-DRF-09, GC-DRF-10: the first outposts and the ships go to the central planet (GC-ORG-41: a slot for each). */
export function settleHub(t: Galaxy): void {
  const slots = t.slots.slice()
  for (let seat = 0; seat < t.seats; seat++) {
    t.outposts[seat] = 1 << HUB
    slots[HUB * SLOTS + seat] = seat
    t.ships[seat] = [HUB]
  }
  t.slots = slots
}
