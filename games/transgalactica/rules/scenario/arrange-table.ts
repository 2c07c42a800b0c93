import { at, everybody, numberAt, remove, type Seat, seatsFrom } from '@kantyna/kernel'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { goals as goalCards } from '../../content/goals.ts'
import { maps } from '../../content/maps.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { missions } from '../../content/missions.ts'
import { type Good, goods, sources, type Track, tracks } from '../../content/names.ts'
import { incomeSpaces } from '../../content/panel.ts'
import { pirates as pirateTokens } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { GOLDEN_CHAIR_POINTS } from '../../content/round-track.ts'
import { technologies as technologyCards } from '../../content/technologies.ts'
import { tokenStacks, tradeSpaces } from '../../content/tracks.ts'
import { type AbilityId, abilityIds } from '../../content/types.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import type { Galaxy } from '../galaxy.ts'
import {
  FIRST_GOAL,
  FIRST_MINING,
  FIRST_MISSION,
  FIRST_PIRATE,
  HUB,
  isAdvanced,
  levelOfMission,
  NONE,
  SLOTS,
} from '../pieces.ts'

/**
 * Setters for positions arranged by hand, for scenarios, lessons and tests. Each leaves every piece in exactly one
 * place.
 */

/** Thrown if something cannot be arranged as asked. */
export class ArrangeError extends Error {}

function indexOf(items: readonly { readonly id: string }[], id: string): number {
  const index = items.findIndex((item) => item.id === id)
  if (index < 0) throw new ArrangeError(`there is no ${id}`)
  return index
}

export const tokenOf = (id: string): number => indexOf(bonusTokens, id)
export const miningOf = (id: string): number => FIRST_MINING + indexOf(miningTokens, id)
export const missionOf = (id: string): number => FIRST_MISSION + indexOf(missions, id)
export const goalOf = (id: string): number => FIRST_GOAL + indexOf(goalCards, id)
export const technologyOf = (id: string): number => indexOf(technologyCards, id)
export const planetOf = (id: string): number => indexOf(planets, id)
const piratesOf = (id: string): number => indexOf(pirateTokens, id)
export const fleetOf = (id: string): number => indexOf(fleetTokens, id)
export const wealthOf = (id: string): number => indexOf(wealthCards, id)

/** Seats in the order in which they play. */
export function inOrder(t: Galaxy, ...order: readonly Seat[]): void {
  t.priority = order.length === 0 ? seatsFrom(t, 0) : order
  for (const [place, seat] of t.priority.entries()) t.prioritySpaces[seat] = place
}

/** A seat's hold; goods that are not named keep their amount. */
export function hold(t: Galaxy, seat: Seat, amounts: Partial<Record<Good, number>>): void {
  const held = at(t.hold, seat)
  for (const [index, good] of goods.entries()) held[index] = amounts[good] ?? numberAt(held, index)
}

/**
 * Levels of a seat. Tokens of reached stacks go face down beside its panel. Development markers and fleet tokens of
 * unlocked trade spaces go to their places, without a reward.
 */
export function level(t: Galaxy, seat: Seat, levels: Partial<Record<Track, number>>): void {
  const now = at(t.levels, seat)
  for (const [track, name] of tracks.entries()) {
    const wanted = levels[name]
    if (wanted === undefined) continue
    if (wanted < numberAt(now, track)) throw new ArrangeError('a level is only ever raised')
    for (let space = numberAt(now, track) + 1; space <= wanted; space++) enter(t, seat, track, space)
    now[track] = wanted
  }
}

function enter(t: Galaxy, seat: Seat, track: number, space: number): void {
  if (tracks[track] === 'trade') {
    if (tradeSpaces[space - 1] === 'marker') t.markers[seat] = numberAt(t.markers, seat) + 1
    else onIncomeTrack(t, seat, 'fleet', numberAt(at(t.fleets, seat), space / 2 - 1))
    return
  }
  for (const [stack, current] of tokenStacks.entries()) {
    if (current.track !== track || current.space !== space) continue
    const taken = at(t.stacks, stack).pop()
    if (taken !== undefined) at(t.usedTokens, seat).push(taken)
    turnUpStack(t, stack)
  }
}

function turnUpStack(t: Galaxy, stack: number): void {
  const top = at(t.stacks, stack).at(-1)
  if (top !== undefined) t.knowers = t.knowers.with(top, everybody(t))
}

/** Fleet tokens in the order of spaces 2, 4 and 6 of the trade track. Set them before trade levels. */
export function fleets(t: Galaxy, seat: Seat, ...ids: readonly string[]): void {
  t.fleets = t.fleets.with(seat, ids.map(fleetOf))
}

function onIncomeTrack(t: Galaxy, seat: Seat, kind: 'pirate' | 'fleet', token: number): void {
  const track = at(t.incomeTracks, seat)
  const free = incomeSpaces.findIndex(({ takes }, space) => takes === kind && track[space] === NONE)
  if (free >= 0) t.incomeTracks[seat] = track.with(free, token)
}

// The map

/**
 * Finds a space by its id (H, R1, S1), its number, or the id of its planet, which is put on the map if it is not there.
 */
export function spaceOf(t: Galaxy, where: string | number): number {
  if (typeof where === 'number') return where
  if (where.startsWith('PL')) return planet(t, where)
  const space = maps[t.seats]?.spaces.findIndex(({ id }) => id === where) ?? -1
  if (space < 0) throw new ArrangeError(`there is no space ${where} with ${t.seats} seats`)
  return space
}

/** Puts a planet on the map, in place of one without outposts, or on a given space. Returns its space. */
export function planet(t: Galaxy, id: string, where?: string | number): number {
  const tile = planetOf(id)
  const current = t.planets.indexOf(tile)
  if (current >= 0 && where === undefined) return current
  const holds = planets[tile]?.isBase === true ? 'base' : 'other'
  const space = where === undefined ? freeSpace(t, holds) : spaceOf(t, where)
  if (current === space) return space
  const before = numberAt(t.planets, space)
  t.planets = t.planets.with(space, tile)
  if (current >= 0) t.planets = t.planets.with(current, before)
  for (const each of current >= 0 ? [space, current] : [space]) layToken(t, each)
  return space
}

/** A space whose planet has no outpost, and on which no earlier call has put a planet. */
function freeSpace(t: Galaxy, holds: 'base' | 'other'): number {
  const settled = t.outposts.reduce((all, outposts) => all | outposts, 0)
  const spaces = maps[t.seats]?.spaces ?? []
  // The search goes from the outside in.
  for (let space = spaces.length - 1; space >= 0; space--) {
    if (spaces[space]?.holds !== holds || (settled & (1 << space)) !== 0) continue
    if (filledSpaces.get(t)?.has(space) !== true) {
      filledSpaces.set(t, new Set([...(filledSpaces.get(t) ?? []), space]))
      return space
    }
  }
  throw new ArrangeError('no space is left')
}

const filledSpaces = new WeakMap<Galaxy, ReadonlySet<number>>()

/** An action planet without outposts has a token; other planets have none. */
function layToken(t: Galaxy, space: number): void {
  const { kind, isBase } = planets[numberAt(t.planets, space)] ?? {}
  const current = numberAt(t.planetTokens, space)
  const wanted = kind === 'action' ? (isBase === true ? 'basic' : 'advanced') : null
  const has = current === NONE ? null : isAdvanced(current) ? 'advanced' : 'basic'
  if (has === wanted) return
  if (current !== NONE) t.tokenBox.push(current)
  t.planetTokens[space] = NONE
  if (wanted === null) return
  const token = fromBox(t, (each) => isAdvanced(each) === (wanted === 'advanced'))
  t.planetTokens[space] = token
  t.knowers = t.knowers.with(token, everybody(t))
}

function fromBox(t: Galaxy, fits: (token: number) => boolean): number {
  const token = t.tokenBox.find(fits)
  if (token === undefined) throw new ArrangeError('no token is left in the box')
  remove(t.tokenBox, token)
  return token
}

/** An outpost of a seat; pirates and the token of the planet are gone. Returns the space. */
export function outpost(t: Galaxy, seat: Seat, where: string | number, slot?: number): number {
  const space = spaceOf(t, where)
  const first = t.slots.indexOf(-1, space * SLOTS)
  t.slots = t.slots.with(slot === undefined ? first : space * SLOTS + slot, seat)
  t.outposts[seat] = numberAt(t.outposts, seat) | (1 << space)
  movePirates(t, space)
  const token = numberAt(t.planetTokens, space)
  t.planetTokens[space] = NONE
  if (token !== NONE) t.tokenBox.push(token)
  // The priority marker follows from the number of outposts only at clean-up.
  return space
}

/** Moves pirates to another planet, so that their number stays the same. */
function movePirates(t: Galaxy, space: number): void {
  const token = numberAt(t.pirates, space)
  if (token === NONE) return
  t.pirates[space] = NONE
  const settled = t.outposts.reduce((all, outposts) => all | outposts, 0)
  const spaces = maps[t.seats]?.spaces ?? []
  const other = spaces.findIndex(
    ({ holds }, each) =>
      holds === 'other' && each !== space && t.pirates[each] === NONE && (settled & (1 << each)) === 0,
  )
  t.pirates[other] = token
}

/** Pirates on a planet. Pirates that were there change places with them, or leave the game. */
export function pirates(t: Galaxy, where: string | number, id: string | null): number {
  const space = spaceOf(t, where)
  if (id === null) {
    movePirates(t, space)
    return space
  }
  const token = piratesOf(id)
  const current = t.pirates.indexOf(token)
  const before = numberAt(t.pirates, space)
  if (current >= 0) t.pirates[current] = before
  else if (before === NONE) t.pirates[t.pirates.findIndex((each) => each !== NONE)] = NONE
  t.pirates[space] = token
  return space
}

/** A pirate token that a seat has collected. */
export function collectedPirates(t: Galaxy, seat: Seat, id: string): void {
  const token = piratesOf(id)
  const current = t.pirates.indexOf(token)
  const taken = current >= 0 ? current : t.pirates.findIndex((each) => each !== NONE)
  t.pirates[taken] = NONE
  t.pirateTokens[seat] = [...at(t.pirateTokens, seat), token]
  if (pirateTokens[token]?.goesOn === 'income') onIncomeTrack(t, seat, 'pirate', token)
  else t.miningTracks[seat] = [...at(t.miningTracks, seat), FIRST_PIRATE + token]
}

export function ship(t: Galaxy, seat: Seat, where: string | number, index = 0): number {
  const space = spaceOf(t, where)
  const ships = at(t.ships, seat).slice()
  ships[index] = space
  t.ships[seat] = ships
  return space
}

// Tokens

/** Takes a bonus token from the place where it lies. A face-up token is replaced from the box. */
export function liftToken(t: Galaxy, id: string): number {
  const token = tokenOf(id)
  for (const pile of [t.tokenBox, t.discardedTokens, ...t.tokens, ...t.usedTokens, ...t.reserve])
    if (pile.includes(token)) remove(pile, token)
  const fits = (each: number) => isAdvanced(each) === isAdvanced(token) && each !== token
  for (const [stack, pile] of t.stacks.entries()) {
    const index = pile.indexOf(token)
    if (index < 0) continue
    pile[index] = fromBox(t, fits)
    turnUpStack(t, stack)
  }
  for (const places of [t.planetTokens, t.roundTokens]) {
    const index = places.indexOf(token)
    if (index < 0) continue
    const other = fromBox(t, fits)
    places[index] = other
    t.knowers = t.knowers.with(other, everybody(t))
  }
  return token
}

/** A bonus token that a seat can use. */
export function token(t: Galaxy, seat: Seat, id: string): number {
  const lifted = liftToken(t, id)
  at(t.tokens, seat).push(lifted)
  return lifted
}

export function usedToken(t: Galaxy, seat: Seat, id: string): number {
  const lifted = liftToken(t, id)
  at(t.usedTokens, seat).push(lifted)
  return lifted
}

/** A token in a Reserve Locker. */
export function reserve(t: Galaxy, seat: Seat, id: string): number {
  const lifted = liftToken(t, id)
  at(t.reserve, seat).push(lifted)
  return lifted
}

/** The tokens of a stack, the top first. The levels decide how many there are. */
export function stack(t: Galaxy, index: number, ...ids: readonly string[]): void {
  const lifted = ids.map((id) => liftToken(t, id))
  const pile = at(t.stacks, index)
  t.tokenBox.push(...pile)
  t.stacks[index] = lifted.toReversed()
  turnUpStack(t, index)
}

/** The stack of a track's space. */
export function stackAt(track: Track, space: number): number {
  return tokenStacks.findIndex(
    (current) => current.track === tracks.indexOf(track) && current.space === space,
  )
}

/** The token on a planet. */
export function planetToken(t: Galaxy, where: string | number, id: string): void {
  const space = spaceOf(t, where)
  const lifted = liftToken(t, id)
  const before = numberAt(t.planetTokens, space)
  if (before !== NONE) t.tokenBox.push(before)
  t.planetTokens[space] = lifted
  t.knowers = t.knowers.with(lifted, everybody(t))
}

export function liftMining(t: Galaxy, id: string): number {
  const lifted = miningOf(id)
  for (const pile of [t.miningStack, t.miningSpace]) if (pile.includes(lifted)) remove(pile, lifted)
  t.miningTracks = t.miningTracks.map((track) =>
    track.map((token) => (token === lifted ? (t.miningStack.pop() ?? NONE) : token)),
  )
  return lifted
}

/** The token on the mining action space; null for none. */
export function miningSpace(t: Galaxy, id: string | null): void {
  t.miningStack.push(...t.miningSpace)
  t.miningSpace = id === null ? [] : [liftMining(t, id)]
}

/** A seat's mining track, from the top: mining tokens and pirate tokens of the mining track. */
export function miningTrack(t: Galaxy, seat: Seat, ...ids: readonly string[]): void {
  for (const token of at(t.miningTracks, seat)) if (token < FIRST_PIRATE) t.miningStack.push(token)
  t.miningTracks[seat] = []
  for (const id of ids) {
    if (id.startsWith('PT')) collectedPirates(t, seat, id)
    else {
      const token = liftMining(t, id)
      t.miningTracks[seat] = [...at(t.miningTracks, seat), token]
    }
  }
}

// Cards

export function liftMission(t: Galaxy, id: string): number {
  const lifted = missionOf(id)
  for (const pile of [...t.missionDecks, ...t.log, ...t.completed])
    if (pile.includes(lifted)) remove(pile, lifted)
  const row = at(t.missionRows, levelOfMission(lifted))
  if (row.includes(lifted)) {
    remove(row, lifted)
    const next = at(t.missionDecks, levelOfMission(lifted)).pop()
    if (next !== undefined) row.push(next)
    row.sort((a, b) => a - b)
  }
  return lifted
}

/** Missions in a seat's log. */
export function log(t: Galaxy, seat: Seat, ...ids: readonly string[]): void {
  for (const id of ids) at(t.log, seat).push(liftMission(t, id))
}

export function completed(t: Galaxy, seat: Seat, ...ids: readonly string[]): void {
  for (const id of ids) at(t.completed, seat).push(liftMission(t, id))
}

/** The face-up missions of one level. */
export function missionRow(t: Galaxy, ...ids: readonly string[]): void {
  const lifted = ids.map((id) => liftMission(t, id))
  const row = levelOfMission(numberAt(lifted, 0))
  at(t.missionDecks, row).push(...at(t.missionRows, row))
  t.missionRows[row] = lifted.sort((a, b) => a - b)
}

/** Puts technology cards in play, each in place of another card of its level. */
export function technologies(t: Galaxy, ...ids: readonly string[]): void {
  const wanted = ids.map(technologyOf)
  for (const card of wanted) {
    if (t.technologies.includes(card)) continue
    const other = t.technologies.findIndex(
      (each) =>
        !wanted.includes(each) &&
        technologyCards[each]?.level === technologyCards[card]?.level &&
        t.marked.every((marked) => (marked & (1 << each)) === 0),
    )
    if (other < 0) throw new ArrangeError('three cards of that level are in use')
    t.technologies = t.technologies.with(other, card)
  }
}

/** Technology cards that a seat has marked, without the effects of marking them. */
export function marked(t: Galaxy, seat: Seat, ...ids: readonly string[]): void {
  technologies(t, ...ids)
  for (const id of ids) {
    if (numberAt(t.markers, seat) === 0) throw new ArrangeError('no marker is left: raise trade first')
    t.markers[seat] = numberAt(t.markers, seat) - 1
    t.marked[seat] = numberAt(t.marked, seat) | (1 << technologyOf(id))
  }
}

/** An ability tile with the pieces that belong to it, without its effects at setup. */
export function ability(t: Galaxy, seat: Seat, id: AbilityId): void {
  t.abilities[seat] = abilityIds.indexOf(id)
  if (id === 'lieutenant') {
    t.lieutenant[seat] = 1
    t.crew[seat] = numberAt(t.crew, seat) - 1
    t.crewGone[seat] = numberAt(t.crewGone, seat) + 1
  }
  if (id === 'secondShip') t.ships[seat] = [...at(t.ships, seat), HUB]
}

/** Workers at home. Crew come from the cryo capsules; captains are simply added. */
export function workers(
  t: Galaxy,
  seat: Seat,
  {
    captains = numberAt(t.captains, seat),
    crew = numberAt(t.crew, seat),
  }: { captains?: number; crew?: number },
): void {
  t.captains[seat] = captains
  t.cryo[seat] = numberAt(t.cryo, seat) + numberAt(t.crew, seat) - crew
  t.crew[seat] = crew
}

/** The decree of an office, 0 to 2. It must have that office's mark. */
export function decree(t: Galaxy, office: number, id: string): void {
  t.decrees = t.decrees.with(office, indexOf(decrees, id))
}

/**
 * Crew members in an office, the golden chair first. They come from the cryo capsules, and their points are counted.
 */
export function chairs(t: Galaxy, office: number, ...seats: readonly Seat[]): void {
  t.chairs[office] = [...seats]
  const { points } = at(decrees, numberAt(t.decrees, office))
  for (const [chair, seat] of seats.entries()) {
    t.cryo[seat] = numberAt(t.cryo, seat) - 1
    const ledger = at(t.ledger, seat)
    const senate = sources.indexOf('senate')
    ledger[senate] = numberAt(ledger, senate) + points + (chair === 0 ? GOLDEN_CHAIR_POINTS : 0)
  }
}

/** A seat's two goals. */
export function goals(t: Galaxy, seat: Seat, ...ids: readonly string[]): void {
  const wanted = ids.map(goalOf)
  t.goalBox.push(...at(t.goals, seat))
  t.goals[seat] = []
  for (const goal of wanted) {
    const pile = [t.goalBox, ...t.goals].find((each) => each.includes(goal))
    if (pile === undefined) continue
    remove(pile, goal)
    if (pile !== t.goalBox) {
      const other = t.goalBox.find((each) => !wanted.includes(each))
      if (other !== undefined) {
        remove(t.goalBox, other)
        pile.push(other)
      }
    }
    at(t.goals, seat).push(goal)
  }
}
