import { at, numberAt, type Seat } from '@kantyna/kernel'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { type Good, goods, mainTracks, type Source } from '../../content/names.ts'
import { crewSpaces, incomeSpaces, outpostSpaces } from '../../content/panel.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { tokenStacks, trackIncome } from '../../content/tracks.ts'
import {
  FIRST_CREW_SPACE,
  FIRST_FLEET,
  FIRST_OUTPOST_SPACE,
  FIRST_PLANET,
  FIRST_TRACK,
} from '../abilities/sources.ts'
import { crewSpacesUsed } from '../costs/workers.ts'
import type { TreeEffect } from '../effects/vocabulary.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import { outpostCount } from '../map/outposts.ts'
import { FIRST_PIRATE, NONE } from '../pieces.ts'
import { tokenLimit } from '../tracks/tracks.ts'

/** What a source of income gives by itself: goods by number, resources of any type, points. */
export interface Gains {
  readonly goods: readonly number[]
  readonly any: number
  readonly points: number
}

/** A source of income, and what it gives. */
export interface IncomeSource extends Gains {
  readonly source: number
  readonly from: Source
}

/** What an effect gives; null if it does anything other than giving. */
function gainsOf(effect: TreeEffect): Gains | null {
  if (effect.op === 'gainAny') return { goods: [0, 0, 0, 0], any: effect.amount, points: 0 }
  if (effect.op === 'gain') {
    const { what, amount } = effect
    if (typeof amount !== 'number') return null
    if (what === 'points') return { goods: [0, 0, 0, 0], any: 0, points: amount }
    return { goods: goods.map((good: Good) => (good === what ? amount : 0)), any: 0, points: 0 }
  }
  if (effect.op !== 'all') return null
  let sum: Gains = { goods: [0, 0, 0, 0], any: 0, points: 0 }
  for (const part of effect.of) {
    const gains = gainsOf(part)
    if (gains === null) return null
    sum = {
      goods: sum.goods.map((amount, good) => amount + numberAt(gains.goods, good)),
      any: sum.any + gains.any,
      points: sum.points + gains.points,
    }
  }
  return sum
}

function sourceOf(effect: TreeEffect | null, source: number, from: Source): IncomeSource | null {
  const gains = effect === null ? null : gainsOf(effect)
  return gains === null ? null : { ...gains, source, from }
}

// Every source of income in the box, computed once.
const byTrack = trackIncome.map((spaces, track) =>
  spaces.map((effect) => sourceOf(effect, FIRST_TRACK + track, 'tracks')),
)
const byStack = tokenStacks.map(({ track, reward }) => sourceOf(reward, FIRST_TRACK + track, 'tracks'))
const byPlanet = planets.map(({ kind, effect }, planet) =>
  kind === 'wild' ? sourceOf(effect, FIRST_PLANET + planet, 'planets') : null,
)
const byFleet = fleetTokens.map(({ reward }, token) => sourceOf(reward, FIRST_FLEET + token, 'fleet'))
const byPirates = pirates.map(({ reward }, token) => sourceOf(reward, FIRST_PIRATE + token, 'pirates'))
const byOutpostSpace = outpostSpaces.map(({ reward, isIncome }, space) =>
  isIncome ? sourceOf(reward, FIRST_OUTPOST_SPACE + space, 'outposts') : null,
)
const byCrewSpace = crewSpaces.map((effect, space) => sourceOf(effect, FIRST_CREW_SPACE + space, 'crew'))

/** GC-INC-04: the income of one space of a main track. Spaces before it do not count. */
export function trackSource(track: number, space: number): IncomeSource | null {
  return byTrack[track]?.[space] ?? null
}

/** GC-BON-07: the reward printed below a stack. */
export function stackSource(stack: number): IncomeSource | null {
  return at(byStack, stack)
}

export function fleetSource(token: number): IncomeSource | null {
  return at(byFleet, token)
}

/** GC-INC-05, GC-PNL-07: the token on a space of an income track, at any political level. */
export function tokenSource(track: readonly number[], space: number): IncomeSource | null {
  const token = numberAt(track, space)
  if (token === NONE) return null
  return at(incomeSpaces, space).takes === 'fleet' ? at(byFleet, token) : at(byPirates, token)
}

/**
 * All sources without an advance or a cost, except the main tracks and the income track (GC-SYM-03, GC-INC-03,
 * GC-PLN-07, GC-INC-07, GC-INC-08).
 */
export function steadySources(t: Galaxy, seat: Seat): IncomeSource[] {
  const found: IncomeSource[] = []
  addSteady(t, seat, found)
  return found
}

function addSteady(t: PublicGalaxy, seat: Seat, found: IncomeSource[]): void {
  for (let left = numberAt(t.outposts, seat); left !== 0; left &= left - 1) {
    const planet = numberAt(t.planets, 31 - Math.clz32(left & -left))
    if (planet >= 0) add(found, at(byPlanet, planet))
  }
  const emptied = outpostCount(t, seat)
  for (let space = 0; space < emptied; space++) add(found, at(byOutpostSpace, space))
  // GC-ORG-21, GC-ORG-23: crew fill their spaces in order; captains' spaces give nothing.
  for (let space = crewSpacesUsed(t, seat); space < byCrewSpace.length; space++)
    add(found, at(byCrewSpace, space))
}

function add(found: IncomeSource[], source: IncomeSource | null): void {
  if (source !== null) found.push(source)
}

/**
 * A seat's income as it would be now, source by source, for the page. Sources that cost something or advance are left
 * out, and so are tokens beyond the political level (GC-PNL-05).
 */
export function incomeForecast(t: PublicGalaxy, seat: Seat): IncomeSource[] {
  const found: IncomeSource[] = []
  forecast(t, seat, found)
  return found
}

/** How many resources of any type the forecast contains. */
export function anyInForecast(t: Galaxy, seat: Seat): number {
  forecastBuffer.length = 0
  forecast(t, seat, forecastBuffer)
  let any = 0
  for (let index = 0; index < forecastBuffer.length; index++) any += at(forecastBuffer, index).any
  return any
}

/** The spaces of the income track that pay at the seat's politics level, as bits. */
export function openIncomeSpaces(t: PublicGalaxy, seat: Seat): number {
  const limit = tokenLimit(t, seat)
  let open = 0
  for (let space = 0; space < incomeSpaces.length; space++)
    if (at(incomeSpaces, space).politics <= limit) open |= 1 << space
  return open
}

/** `anyInForecast` refills it for each call; it keeps nothing between calls. */
const forecastBuffer: IncomeSource[] = []

function forecast(t: PublicGalaxy, seat: Seat, sources: IncomeSource[]): void {
  const levels = at(t.levels, seat)
  for (let track = 0; track < mainTracks.length; track++)
    add(sources, trackSource(track, numberAt(levels, track)))
  const tokens = at(t.incomeTracks, seat)
  const open = openIncomeSpaces(t, seat)
  for (let space = 0; space < incomeSpaces.length; space++)
    if (numberAt(tokens, space) !== NONE && (open & (1 << space)) !== 0)
      add(sources, tokenSource(tokens, space))
  addSteady(t, seat, sources)
}
