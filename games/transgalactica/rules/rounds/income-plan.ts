import {
  amountsPart,
  at,
  numberAt,
  numberPart,
  onePart,
  type Part,
  partsOf,
  type Seat,
} from '@kantyna/kernel'
import {
  ALIEN,
  CREDITS,
  MILITARY,
  POLITICS,
  PRODUCTION,
  resources,
  TECHNOLOGY,
  TRADE,
  tracks,
} from '../../content/names.ts'
import { incomeSpaces } from '../../content/panel.ts'
import { planets } from '../../content/planets.ts'
import { technologyNeeded, tokenStacks, trackEnds, tradeSpaces } from '../../content/tracks.ts'
import { INCOME_TOKEN, openReserve } from '../abilities/tokens.ts'
import { has } from '../costs/hold.ts'
import type { Galaxy } from '../galaxy.ts'
import { SPACES } from '../pieces.ts'
import { waitingFor } from '../technologies/technologies.ts'
import { levelOf, marker } from '../tracks/levels.ts'
import { tokenLimit } from '../tracks/tracks.ts'
import {
  anyInForecast,
  fleetSource,
  type Gains,
  type IncomeSource,
  stackSource,
  steadySources,
  tokenSource,
  trackSource,
} from './income-sources.ts'

/**
 * A seat's income as the player planned it: whether it is doubled, on which tracks the green wild planet advances,
 * which prices the seat pays, and whether an advancing track gives its income before or after the advance. Everything
 * else happens in an order that loses nothing: the free advance, then sources that only give, then sources with a price
 * (GC-ORG-73).
 */
export interface IncomePlan {
  /** GC-SYM-16, GC-ORG-103: how many times each source gives. */
  readonly times: number
  /** The tracks on which the green wild planet advances, in order. */
  readonly advances: readonly number[]
  /** The sources that give before a price is paid; a source is listed once for each time that it gives. */
  readonly gives: readonly IncomeSource[]
  /** The types that the player chose where those sources give resources of any type. */
  readonly resources: readonly number[]
  /** How many times the seat pays for the grey and the purple wild planet (GC-PLN-11). */
  readonly trade: number
  readonly military: number
  /**
   * By main track: how many times its income comes between two military advances, and how many times after all of them.
   */
  readonly between: readonly number[]
  readonly after: readonly number[]
  /** The political level up to which tokens are among the sources in `gives` (GC-PNL-05). */
  readonly limit: number
  /** The part of the answer to ask next. */
  readonly next: Part | null
}

const wild = (id: string) => planets.findIndex((planet) => planet.id === id)
export const [ADVANCING_PLANET, TRADE_PLANET, MILITARY_PLANET] = [wild('PL12'), wild('PL13'), wild('PL19')]

/** The space where a seat has an outpost on that planet, or -1. */
export function spaceWith(t: Galaxy, seat: Seat, planet: number): number {
  const space = t.planets.indexOf(planet)
  return space >= 0 && space < SPACES && (numberAt(t.outposts, seat) & (1 << space)) !== 0 ? space : -1
}

/**
 * Whether the income needs no plan, because nothing doubles it and no planet advances. Then the only choice is the
 * types of resources of any type.
 */
export function isPlain(t: Galaxy, seat: Seat): boolean {
  if (mayDouble(t, seat)) return false
  for (let left = numberAt(t.outposts, seat); left !== 0; left &= left - 1) {
    const planet = numberAt(t.planets, 31 - Math.clz32(left & -left))
    if (planet === ADVANCING_PLANET || planet === TRADE_PLANET || planet === MILITARY_PLANET) return false
  }
  return true
}

/** The part that a plain income asks: none, or the types of resources of any type. */
export function plainPart(t: Galaxy, seat: Seat): Part | null {
  const any = anyInForecast(t, seat)
  return any === 0 ? null : (anyParts[any] ?? resourcesPart(any, 0))
}

const anyParts = Array.from({ length: 12 }, (_, any) => resourcesPart(any, 0))

function resourcesPart(any: number, aliens: number): Part {
  const codes = resources.map((_, resource) => resource)
  const limits = codes.map(() => any)
  const fits = (counts: readonly number[]) => numberAt(counts, ALIEN) >= aliens
  return amountsPart('resources', codes, limits, { min: any, max: any }, aliens > 0 ? fits : undefined)
}

function mayDouble(t: Galaxy, seat: Seat): boolean {
  return at(t.tokens, seat).includes(INCOME_TOKEN) || openReserve(t, seat).includes(INCOME_TOKEN)
}

/** The tracks of the green wild planet, in the order printed on it. */
const advancing = [PRODUCTION, TECHNOLOGY, POLITICS]

/** Whether a track's income changes when its marker advances, so that the player has to choose when to gain it. */
function doesTimingMatter(track: number, space: number, by = 1): boolean {
  const before = trackSource(track, space)
  if (before === null) return false
  for (let further = space + 1; further <= space + by; further++) {
    const after = trackSource(track, further)
    if (after !== null && !isSame(before, after)) return true
  }
  return false
}

function isSame(one: Gains, other: Gains): boolean {
  return (
    one.any === other.any &&
    one.points === other.points &&
    one.goods.every((amount, good) => amount === other.goods[good])
  )
}

/** Yes or no, or a number of times if the income is doubled. */
function timesPart(name: string, least: number, most: number): Part {
  return least === 0 && most === 1 ? onePart(name, [0, 1]) : numberPart(name, least, most)
}

/** Reads the parts of an answer to the income question. `next` is the part still to be chosen. */
export function incomePlan(t: Galaxy, seat: Seat, picks: readonly number[]): IncomePlan {
  const parts = partsOf(picks)
  let read = 0
  const plan = {
    times: 1,
    advances: [] as number[],
    gives: [] as IncomeSource[],
    resources: [0, 0, 0] as readonly number[],
    trade: 0,
    military: 0,
    between: [0, 0, 0, 0],
    after: [0, 0, 0, 0],
    limit: 0,
    next: null as Part | null,
  }
  const stop = (part: Part): IncomePlan => {
    plan.next = part
    return plan
  }

  // GC-ORG-38: the token that doubles income is used at the start of the phase or not at all.
  if (mayDouble(t, seat)) {
    const given = parts[read++]
    if (given === undefined) return stop(onePart('double', [0, 1]))
    plan.times += numberAt(given, 0)
  }
  const { times } = plan

  const levels = at(t.levels, seat).slice()
  const taken = [0, 0, 0, 0]
  const takeBefore = (track: number, count: number) => {
    const source = trackSource(track, numberAt(levels, track))
    if (source !== null) for (let each = numberAt(taken, track); each < count; each++) plan.gives.push(source)
    taken[track] = Math.max(numberAt(taken, track), count)
  }

  let printed = 0
  if (spaceWith(t, seat, ADVANCING_PLANET) >= 0) {
    for (let time = 0; time < times; time++) {
      const open = advancing.filter((track) => numberAt(levels, track) < numberAt(trackEnds, track))
      let [track] = open
      if (track === undefined) break
      if (open.length > 1) {
        const given = parts[read++]
        if (given === undefined) return stop(onePart(time === 0 ? 'track' : 'trackAgain', open))
        track = numberAt(given, 0)
      }
      if (doesTimingMatter(track, numberAt(levels, track)) && numberAt(taken, track) < times) {
        const given = parts[read++]
        const name = time === 0 ? 'before' : 'beforeAgain'
        if (given === undefined) return stop(timesPart(name, numberAt(taken, track), times))
        takeBefore(track, numberAt(given, 0))
      }
      levels[track] = numberAt(levels, track) + 1
      printed += creditsPrinted(t, track, numberAt(levels, track))
      plan.advances.push(track)
    }
  }

  // The sources that always give.
  const raisedBy = (track: number) => numberAt(levels, track) - marker(t, seat, track)
  const limit = tokenLimit(t, seat) + raisedBy(POLITICS)
  plan.limit = limit
  for (let time = 0; time < times; time++) plan.gives.push(...steadySources(t, seat))
  for (const [space, { politics }] of incomeSpaces.entries()) {
    const source = politics <= limit ? tokenSource(at(t.incomeTracks, seat), space) : null
    if (source !== null) for (let time = 0; time < times; time++) plan.gives.push(source)
  }
  takeBefore(PRODUCTION, times)

  const isTradeOpen = spaceWith(t, seat, TRADE_PLANET) >= 0
  const isMilitaryOpen = spaceWith(t, seat, MILITARY_PLANET) >= 0
  const mayFollow = isMilitaryOpen && waitingFor(t, seat, 'advancedMilitary') !== 0
  // Until the player decides whether to advance on the military track, these tracks could give their income before or
  // after the advance.
  const open = isMilitaryOpen ? (mayFollow ? [MILITARY, TECHNOLOGY, POLITICS] : [MILITARY]) : []
  for (const track of [TECHNOLOGY, MILITARY, POLITICS]) if (!open.includes(track)) takeBefore(track, times)

  const alreadyGiven = (good: number) => plan.gives.reduce((sum, { goods }) => sum + numberAt(goods, good), 0)
  const stillToComeFrom = (some: readonly number[], good: number) =>
    some.reduce((sum, track) => {
      const source = trackSource(track, numberAt(levels, track))
      return sum + (source === null ? 0 : (times - numberAt(taken, track)) * numberAt(source.goods, good))
    }, 0)
  const stillToCome = (good: number) => stillToComeFrom(open, good)
  const anyCount = () => plan.gives.reduce((sum, { any }) => sum + any, 0)
  // A seat that collects because it advanced on the production track may get an alien. That is known only once it
  // advances.
  const mayCollect = plan.advances.includes(PRODUCTION) && waitingFor(t, seat, 'advancedProduction') !== 0

  let neededAliens = 0
  if (isTradeOpen) {
    const room = numberAt(trackEnds, TRADE) - numberAt(levels, TRADE)
    // Aliens that a track gives after it has advanced count too: those of the military track, and with TC202 those of
    // politics or of a token that politics opens.
    const ahead = open.reduce(
      (sum, track) => sum + times * aliensAhead(track, numberAt(levels, track), times),
      0,
    )
    const later = ahead + (mayFollow ? times * tokensAhead(t, seat, limit, times) : 0)
    const sure = has(t, seat, ALIEN) + alreadyGiven(ALIEN) + stillToCome(ALIEN)
    const first = mayCollect ? times : sure + anyCount() + later
    // The alien of an unlocked fleet token may pay for the next space.
    const unlocked = first > 0 && mayUnlockAlien(t, seat) ? 1 : 0
    const most = Math.min(times, room, first + unlocked)
    if (most > 0) {
      const answered = parts[read++]
      if (answered === undefined) return stop(timesPart('payTrade', 0, most))
      plan.trade = numberAt(answered, 0)
      if (!mayCollect) neededAliens = plan.trade - (plan.trade > 1 ? unlocked : 0) - sure - later
    }
  }

  if (isMilitaryOpen) {
    const creditsToCome = printed + creditsUnlocked(t, seat, plan.trade)
    const sure = has(t, seat, CREDITS) + alreadyGiven(CREDITS) + creditsToCome
    const technology = levelOf(t, seat, TECHNOLOGY, 'requirement') + raisedBy(TECHNOLOGY)
    let room = 0
    while (
      numberAt(levels, MILITARY) + room < numberAt(trackEnds, MILITARY) &&
      // Each advance may raise technology for the next one (TC202).
      numberAt(technologyNeeded, numberAt(levels, MILITARY) + room + 1) <= technology + (mayFollow ? room : 0)
    )
      room++
    const first = sure + stillToCome(CREDITS)
    // TC202: the credit that the first advance brings may pay for the second.
    const brought = mayFollow && first > 0 && mayBringCredit(t, seat, levels, limit) ? 1 : 0
    const most = Math.min(times, room, first + brought)
    if (most > 0) {
      const answered = parts[read++]
      if (answered === undefined) return stop(timesPart('payMilitary', 0, most))
      plan.military = numberAt(answered, 0)
    }
    if (plan.military === 0) for (const track of open) takeBefore(track, times)
    else {
      const isAsked = (track: number) => doesTimingMatter(track, numberAt(levels, track), plan.military)
      for (const track of open)
        if (!isAsked(track) && trackSource(track, numberAt(levels, track)) !== null) takeBefore(track, times)
      for (const [index, track] of open.entries()) {
        const left = times - numberAt(taken, track)
        if (left > 0 && isAsked(track)) {
          // The income that pays the price comes before it, unless tracks that are asked about later can provide it.
          const due = plan.military - (plan.military > 1 ? brought : 0)
          const missing = due - has(t, seat, CREDITS) - alreadyGiven(CREDITS) - creditsToCome
          const owed = missing - stillToComeFrom(open.slice(index + 1), CREDITS)
          const least =
            times - left + (stillToComeFrom([track], CREDITS) > 0 ? Math.max(0, Math.min(left, owed)) : 0)
          const answered = least === times ? [times] : parts[read++]
          if (answered === undefined) return stop(timesPart(`${at(tracks, track)}Before`, least, times))
          takeBefore(track, numberAt(answered, 0))
        }
        plan.after[track] = times - numberAt(taken, track)
      }
      if (plan.military > 1)
        for (const track of open) {
          const least = numberAt(taken, track)
          const middle = trackSource(track, numberAt(levels, track) + 1)
          if (least === times || middle === null) continue
          const last = trackSource(track, numberAt(levels, track) + 2)
          // The military marker is sure to advance again. If its income stays the same, the player gains it first
          // without a question.
          const isSure = track === MILITARY && last !== null && isSame(middle, last)
          const answered = isSure ? [times] : parts[read++]
          if (answered === undefined) return stop(timesPart(`${at(tracks, track)}BeforeAgain`, least, times))
          plan.between[track] = numberAt(answered, 0) - least
          plan.after[track] = times - numberAt(answered, 0)
        }
    }
  }

  const any = anyCount()
  if (any > 0) {
    const answered = parts[read++]
    if (answered === undefined) return stop(resourcesPart(any, Math.min(neededAliens, any)))
    plan.resources = answered
  }
  return plan
}

/** The most additional aliens that a track gives within a number of spaces. */
function aliensAhead(track: number, space: number, by: number): number {
  const aliensAt = (where: number) => trackSource(track, where)?.goods[ALIEN] ?? 0
  let most = 0
  for (let further = space + 1; further <= space + by; further++)
    most = Math.max(most, aliensAt(further) - aliensAt(space))
  return most
}

/** The number of income-track tokens that open within a number of politics levels and may give an alien. */
function tokensAhead(t: Galaxy, seat: Seat, limit: number, by: number): number {
  const track = at(t.incomeTracks, seat)
  return incomeSpaces.filter(
    ({ politics }, space) =>
      politics > limit && politics <= limit + by && (tokenSource(track, space)?.any ?? 0) > 0,
  ).length
}

/** Whether the next trade space has a fleet token that may give an alien. */
function mayUnlockAlien(t: Galaxy, seat: Seat): boolean {
  const space = marker(t, seat, TRADE) + 1
  if (tradeSpaces[space - 1] !== 'fleet') return false
  return (fleetSource(numberAt(at(t.fleets, seat), space / 2 - 1))?.any ?? 0) > 0
}

/** Whether one more space on the technology or politics track gives a credit, by itself or by a token that it opens. */
function mayBringCredit(t: Galaxy, seat: Seat, levels: readonly number[], limit: number): boolean {
  for (const track of [TECHNOLOGY, POLITICS])
    if ((trackSource(track, numberAt(levels, track) + 1)?.goods[CREDITS] ?? 0) > 0) return true
  const tokens = at(t.incomeTracks, seat)
  return incomeSpaces.some(
    ({ politics }, space) => politics === limit + 1 && (tokenSource(tokens, space)?.goods[CREDITS] ?? 0) > 0,
  )
}

/**
 * Credits printed on a space of a track whose stack is empty (GC-BON-07). No other seat can empty it in the meantime:
 * only a seat with both wild planets advances in this phase.
 */
function creditsPrinted(t: Galaxy, track: number, space: number): number {
  const stack = tokenStacks.findIndex((lies) => lies.track === track && lies.space === space)
  if (stack < 0 || at(t.stacks, stack).length > 0) return 0
  return stackSource(stack)?.goods[CREDITS] ?? 0
}

/** Credits that fleet tokens pay when they are unlocked (GC-TRD-05). */
function creditsUnlocked(t: Galaxy, seat: Seat, spaces: number): number {
  let total = 0
  const level = marker(t, seat, TRADE)
  for (let space = level + 1; space <= level + spaces; space++) {
    if (tradeSpaces[space - 1] !== 'fleet') continue
    const source = fleetSource(numberAt(at(t.fleets, seat), space / 2 - 1))
    total += source === null ? 0 : numberAt(source.goods, CREDITS)
  }
  return total
}
