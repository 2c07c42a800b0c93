import { at, everybody, numberAt, type Seat } from '@kantyna/kernel'
import { areas, workers as workerKinds } from '../../content/names.ts'
import { OUTPOSTS } from '../../content/panel.ts'
import { PRIORITY_SPACES } from '../../content/round-track.ts'
import { type AbilityId, abilityIds } from '../../content/types.ts'
import { isCrew, sendWorker } from '../costs/workers.ts'
import type { Galaxy } from '../galaxy.ts'
import { isAdvanced, levelOfMission } from '../pieces.ts'
import { type TurnsFrame, turnsFrame } from '../rounds/rounds.ts'
import {
  ArrangeError,
  liftMining,
  liftMission,
  liftToken,
  missionOf,
  outpost,
  spaceOf,
  wealthOf,
} from './arrange-table.ts'

/**
 * More setters for positions arranged by hand: workers sent out this round, player order, and the tops of the decks.
 */

/**
 * Places the priority marker of each seat by segment and space, both from 1. The order of the round follows from them
 * (GC-ORG-65).
 */
export function prioritySpaces(t: Galaxy, spaces: readonly (readonly [number, number])[]): void {
  for (const [seat, [segment, space]] of spaces.entries()) {
    if (segment > OUTPOSTS || space > PRIORITY_SPACES)
      throw new ArrangeError(`the priority track has no space ${space} in a segment ${segment}`)
    t.prioritySpaces[seat] = (segment - 1) * PRIORITY_SPACES + space - 1
  }
  t.priority = [...spaces.keys()].sort(
    (a, b) => numberAt(t.prioritySpaces, a) - numberAt(t.prioritySpaces, b),
  )
}

/** The frame of the turn that begins: whose turn it is, and the passes in a row before it (GC-ORG-69). */
export function turnAfter(t: Galaxy, active: Seat | null, passed: readonly Seat[]): TurnsFrame {
  const order = t.priority
  const last = passed.at(-1)
  const next = last === undefined ? 0 : (order.indexOf(last) + 1) % order.length
  const index = active === null ? next : order.indexOf(active)
  if (passed.length >= order.length)
    throw new ArrangeError('passed: once all have passed, the turns are over')
  const first = index - passed.length + order.length
  if (passed.some((seat, place) => seat !== order[(first + place) % order.length]))
    throw new ArrangeError('passed: the seats right before the active one, in the order of the round')
  return turnsFrame(t, index, passed.length)
}

/** The seats whose outposts are on the slots of a planet. */
export function slots(t: Galaxy, where: string, seats: readonly (Seat | null)[]): void {
  for (const [slot, seat] of seats.entries()) if (seat !== null) outpost(t, seat, where, slot)
}

/** Sends out a worker who is at home. */
function sendFromHome(t: Galaxy, seat: Seat, worker: number): void {
  sendWorker(t, seat, worker)
  if (numberAt(t.captains, seat) < 0 || numberAt(t.crew, seat) < 0)
    throw new ArrangeError(`seat ${seat + 1} has no ${at(workerKinds, worker)} at home`)
}

const workerCalled = (name: string): number => (workerKinds as readonly string[]).indexOf(name)

/** A follower on the secondary space of an area. */
export function follower(t: Galaxy, area: number, seat: Seat, name: string): void {
  const worker = workerCalled(name)
  if (worker < 0) throw new ArrangeError(`there is no worker ${name} to stand on ${at(areas, area)}`)
  at(t.followers, area).push(seat * workerKinds.length + worker)
  sendFromHome(t, seat, worker)
}

/** An action planet that a seat has used this round. */
export function usedPlanet(t: Galaxy, seat: Seat, where: string, name: string): void {
  const worker = workerCalled(name)
  const on = isCrew(worker) ? t.crewOn : t.captainsOn
  on[seat] = numberAt(on, seat) | (1 << spaceOf(t, where))
  sendFromHome(t, seat, worker)
}

/** The worker on a personal omni space. */
export function onBridge(t: Galaxy, seat: Seat, name: string): void {
  t.bridge[seat] = workerCalled(name)
  sendFromHome(t, seat, numberAt(t.bridge, seat))
}

/** Crew members who have left the game. */
export function crewGone(t: Galaxy, seat: Seat, count: number): void {
  t.cryo[seat] = numberAt(t.cryo, seat) - count
  t.crewGone[seat] = numberAt(t.crewGone, seat) + count
}

/** The next missions of a level, from the top of its deck. */
export function missionDeck(t: Galaxy, level: number, ids: readonly string[]): void {
  const wrong = ids.find((id) => levelOfMission(missionOf(id)) !== level)
  if (wrong !== undefined) throw new ArrangeError(`${wrong} is not a mission of level ${level + 1}`)
  const lifted = ids.map((id) => liftMission(t, id))
  at(t.missionDecks, level).push(...lifted.toReversed())
}

/** The next mining tokens, from the top of the stack. */
export function miningStack(t: Galaxy, ids: readonly string[]): void {
  const lifted = ids.map((id) => liftMining(t, id))
  t.miningStack.push(...lifted.toReversed())
}

/** Tokens of the coming rounds, the next one first. */
export function roundTokens(t: Galaxy, ids: readonly string[]): void {
  for (const [index, id] of ids.entries()) {
    const place = t.roundTokens.length - 1 - index
    const before = t.roundTokens[place]
    if (before === undefined) throw new ArrangeError(`no round is left for ${id}`)
    const token = liftToken(t, id)
    if (isAdvanced(token) !== isAdvanced(before))
      throw new ArrangeError(`${id} is not of that round's colour`)
    const now = numberAt(t.roundTokens, place)
    if (now !== token) t.tokenBox.push(now)
    t.roundTokens[place] = token
    t.knowers = t.knowers.with(token, everybody(t))
  }
}

/** The cards and tiles of the draft: a set of two wealth cards and an ability tile for each seat. */
export function drafted(t: Galaxy, sets: readonly (readonly string[])[], tiles: readonly AbilityId[]): void {
  if (sets.length > 0) {
    if (sets.length !== t.seats || sets.some((set) => set.length !== 2))
      throw new ArrangeError('wealthSets: two cards for each seat')
    t.wealthSets = sets
      .map((set) => set.map(wealthOf).sort((a, b) => a - b))
      .sort((a, b) => numberAt(a, 0) - numberAt(b, 0))
  }
  if (tiles.length > 0) {
    if (tiles.length !== t.seats) throw new ArrangeError('abilityRow: a tile for each seat')
    t.abilityRow = tiles.map((tile) => abilityIds.indexOf(tile)).sort((a, b) => a - b)
  }
}
