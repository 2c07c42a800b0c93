import {
  again,
  ask,
  at,
  call,
  decisionKind,
  done,
  type Frame,
  numberAt,
  type Option,
  type Part,
  partsOf,
  routine,
  type Seat,
  skip,
} from '@kantyna/kernel'
import { ALIEN, CREDITS, goods, MILITARY, mainTracks, TRADE, tracks } from '../../content/names.ts'
import { incomeSpaces } from '../../content/panel.ts'
import { abilityIds } from '../../content/types.ts'
import { ownerOf } from '../abilities/abilities.ts'
import { FIRST_ABILITY, FIRST_PLANET } from '../abilities/sources.ts'
import { flipToken, INCOME_TOKEN, useReserveToken } from '../abilities/tokens.ts'
import { goodOption } from '../costs/cost.ts'
import { gain, has, pay, score } from '../costs/hold.ts'
import { runEffect } from '../effects/run.ts'
import type { Galaxy } from '../galaxy.ts'
import { marker } from '../tracks/levels.ts'
import { advance, advanceRefusal, tokenLimit } from '../tracks/tracks.ts'
import {
  ADVANCING_PLANET,
  type IncomePlan,
  incomePlan,
  isPlain,
  MILITARY_PLANET,
  plainPart,
  spaceWith,
  TRADE_PLANET,
} from './income-plan.ts'
import { type IncomeSource, incomeForecast, tokenSource, trackSource } from './income-sources.ts'

/**
 * The income phase (GC-INC-01, GC-INC-02, GC-INC-03, GC-INC-04, GC-INC-05, GC-INC-06, GC-INC-07, GC-INC-08). All seats
 * with a choice are asked at once, each for one answer (GC-INC-02). The answers are carried out in priority order. A
 * choice that arises only then is asked when it arises (GC-ORG-73).
 */
interface IncomeFrame extends Frame {
  readonly order: readonly Seat[]
  index: number
  given: readonly IncomeAnswer[]
}

interface IncomeAnswer {
  readonly seat: Seat
  readonly picks: readonly number[]
}

const INCOME = 0
const JUST_INCOME: readonly number[] = [INCOME]

function nextPart(t: Galaxy, seat: Seat, picks: readonly number[]): Part | null {
  if (!isPlain(t, seat)) return incomePlan(t, seat, picks).next
  return picks.length > 1 ? null : plainPart(t, seat)
}

export const incomeKind = decisionKind<Galaxy>({
  name: 'income',
  shape: 'one',
  rules: ['GC-INC-02', 'GC-ORG-73'],
  isOpen: true,
  // A seat without a choice is not asked.
  list: (t, seat) => (nextPart(t, seat, JUST_INCOME) === null ? [] : [INCOME]),
  option: () => ({ id: 'income', touches: [] }),
  next: nextPart,
  partOption,
})

function partOption(t: Galaxy, seat: Seat, _: readonly number[], { name }: Part, code: number): Option {
  switch (name) {
    case 'double':
      return { id: at(yesOrNo, code), touches: code === 1 ? [`token:${INCOME_TOKEN}`] : [] }
    case 'track':
    case 'trackAgain': {
      const track = at(tracks, code)
      return { id: track, touches: [`track:${track}`], facts: { track } }
    }
    case 'payTrade':
      return planetOption(t, seat, TRADE_PLANET, code)
    case 'payMilitary':
      return planetOption(t, seat, MILITARY_PLANET, code)
    case 'resources':
      return goodOption(code)
    default:
      return { id: code === 1 ? 'before' : 'after', touches: [] }
  }
}

const yesOrNo = ['no', 'yes'] as const

function planetOption(t: Galaxy, seat: Seat, planet: number, code: number): Option {
  const space = spaceWith(t, seat, planet)
  return { id: at(yesOrNo, code), touches: code === 1 ? [`space:${space}`] : [], facts: { planet } }
}

export const income = routine<Galaxy, IncomeFrame>('income')('shown', {
  // GC-ABL-15: at the start of the phase. It does not count as a source of income (GC-ORG-103).
  relieve(t) {
    const owner = ownerOf(t, 'reliefFund')
    if (owner === null) return
    const source = FIRST_ABILITY + abilityIds.indexOf('reliefFund')
    for (let good = 0; good < goods.length; good++)
      if (has(t, owner, good) === 0) gain(t, owner, good, 1, 'abilities', source)
  },
  ask(t, { order }) {
    let isAsked = false
    for (const seat of order) if (ask(t, incomeKind, seat)) isAsked = true
    return isAsked ? undefined : skip
  },
  collect(t, frame) {
    const given: IncomeAnswer[] = []
    for (let index = 0; index < t.answers.length; index++) {
      const { seat, picks } = at(t.answers, index)
      given.push({ seat, picks })
    }
    frame.given = given
  },
  apply(t, frame) {
    const seat = frame.order[frame.index++]
    if (seat === undefined) return done
    const picks = picksOf(frame.given, seat)
    if (isPlain(t, seat)) {
      giveAll(t, seat, incomeForecast(t, seat), partsOf(picks)[0] ?? NONE_CHOSEN)
      return again
    }
    call<SeatFrame>(t, {
      routine: 'seatIncome',
      stage: 0,
      seat,
      plan: incomePlan(t, seat, picks),
      tokens: at(t.incomeTracks, seat).slice(),
      index: 0,
      trade: 0,
      military: 0,
      limit: 0,
    })
    return again
  },
})

const NONE_CHOSEN: readonly number[] = []

function picksOf(given: readonly IncomeAnswer[], seat: Seat): readonly number[] {
  for (let index = 0; index < given.length; index++)
    if (at(given, index).seat === seat) return at(given, index).picks
  return JUST_INCOME
}

export function incomeFrame(t: Galaxy): IncomeFrame {
  return { routine: 'income', stage: 0, order: t.priority, index: 0, given: [] }
}

interface SeatFrame extends Frame {
  readonly seat: Seat
  readonly plan: IncomePlan
  /**
   * The tokens of the income track when the phase began. A token unlocked during the phase pays at once and not again
   * (GC-TRD-06).
   */
  readonly tokens: readonly number[]
  index: number
  /** How many times each price has been paid. */
  trade: number
  military: number
  /** The political level up to which tokens of the income track have given their income. */
  limit: number
}

/** One seat's income, as it was planned. */
export const seatIncome = routine<Galaxy, SeatFrame>('seatIncome')('shown', {
  double(t, { seat, plan: { times } }) {
    if (times === 1) return
    // GC-SYM-16, GC-BON-05; a token of a reserve is the one that the seat may use this round (GC-ABL-09, GC-ORG-84).
    if (at(t.tokens, seat).includes(INCOME_TOKEN)) flipToken(t, seat, INCOME_TOKEN)
    else useReserveToken(t, seat, INCOME_TOKEN)
  },
  advance(t, frame) {
    const { seat, plan } = frame
    const track = plan.advances[frame.index++]
    if (track === undefined) return
    advance(t, seat, track, { from: 'planets', source: FIRST_PLANET + ADVANCING_PLANET })
    return again
  },
  give(t, frame) {
    const { seat, plan } = frame
    frame.limit = plan.limit
    giveAll(t, seat, plan.gives, plan.resources)
  },
  // GC-PLN-11, GC-ORG-54: the seat pays first the price that it can pay, because one reward may pay for the other
  // price.
  price(t, frame) {
    const { seat, plan } = frame
    if (frame.trade < plan.trade && has(t, seat, ALIEN) > 0) {
      payTrade(t, frame)
      return again
    }
    const isMilitaryOpen = has(t, seat, CREDITS) > 0 && advanceRefusal(t, seat, MILITARY) === null
    if (frame.military < plan.military && isMilitaryOpen) {
      frame.military++
      pay(t, seat, [0, 0, 0, 1], 'planet')
      advance(t, seat, MILITARY, { from: 'planets', source: FIRST_PLANET + MILITARY_PLANET })
      return
    }
    return 'tracksAfter'
  },
  between(t, frame) {
    const { seat, plan, military } = frame
    frame.index = 0
    if (military === 1) giveTracks(t, seat, plan.between)
  },
  // Tokens that an advance in this phase has opened (TC202).
  token(t, frame) {
    const { seat, plan, tokens, index, limit } = frame
    const space = incomeSpaces[index]
    if (space === undefined) {
      frame.limit = Math.max(limit, tokenLimit(t, seat))
      return 'price'
    }
    frame.index++
    const source =
      space.politics > limit && space.politics <= tokenLimit(t, seat) ? tokenSource(tokens, index) : null
    if (source !== null) {
      give(t, seat, source, plan.times)
      if (source.any > 0)
        runEffect(
          t,
          { op: 'gainAny', amount: source.any * plan.times },
          { seat, source: source.source, from: source.from },
        )
    }
    return again
  },
  tracksAfter(t, { seat, plan }) {
    giveTracks(t, seat, plan.after)
  },
  // An alien that the last advance has brought may pay for trade.
  lastPrice(t, frame) {
    const { seat, plan } = frame
    if (frame.trade >= plan.trade || has(t, seat, ALIEN) === 0) return
    payTrade(t, frame)
    return again
  },
})

/** Gives the income of each main track a number of times, for the space where its marker is now. */
function giveTracks(t: Galaxy, seat: Seat, counts: readonly number[]): void {
  for (let track = 0; track < mainTracks.length; track++) {
    const source = trackSource(track, marker(t, seat, track))
    const count = numberAt(counts, track)
    if (source !== null && count > 0) give(t, seat, source, count)
  }
}

function payTrade(t: Galaxy, frame: SeatFrame): void {
  frame.trade++
  pay(t, frame.seat, [0, 0, 1, 0], 'planet')
  advance(t, frame.seat, TRADE, { from: 'planets', source: FIRST_PLANET + TRADE_PLANET })
}

/**
 * Gives the income of all sources. Resources of any type are given source by source, so that the log can name the
 * source.
 */
function giveAll(t: Galaxy, seat: Seat, gives: readonly IncomeSource[], chosen: readonly number[]): void {
  let resource = 0
  let handed = 0
  for (let index = 0; index < gives.length; index++) {
    const source = at(gives, index)
    give(t, seat, source, 1)
    for (let any = source.any; any > 0; any--) {
      while (handed >= numberAt(chosen, resource)) {
        resource++
        handed = 0
      }
      handed++
      gain(t, seat, resource, 1, source.from, source.source)
    }
  }
}

function give(
  t: Galaxy,
  seat: Seat,
  { goods: amounts, points, from, source }: IncomeSource,
  times: number,
): void {
  for (let good = 0; good < amounts.length; good++)
    gain(t, seat, good, times * numberAt(amounts, good), from, source)
  score(t, seat, from, times * points, source)
}
