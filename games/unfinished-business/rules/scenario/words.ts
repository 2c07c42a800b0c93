import { at, mismatch, type ScenarioWords, unknownWord } from '@kantyna/kernel'
import * as z from 'zod/mini'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { cardTurned } from '../../../outer-rim/rules/resources/possessions.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { type ScenarioAddition, scenarioWordsOf } from '../../../outer-rim/rules/scenario/arrange.ts'
import { type NamesByType, seat } from '../../../outer-rim/rules/scenario/describe-event.ts'
import { idOfPiece } from '../../../outer-rim/rules/scenario/piece-ids.ts'
import { allTables, characterOf, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { ambitions } from '../../content/ambitions.ts'
import { aiSeats } from '../ai/hunters.ts'
import { isHuntersStart } from '../ai/hunters-start.ts'
import { isComplete } from '../ambitions/goals.ts'
import { ambitionOf, hasAmbitions, peopleOf } from '../ambitions/sheets.ts'
import { hasFavors } from '../favors/asking.ts'
import { takeDebtTokens } from '../favors/debt-tokens.ts'
import { FAVORS, favorId, favorKind, favorNamed } from '../favors/kinds.ts'
import { game } from '../game.ts'
import { canBeRotated } from '../market/rotating.ts'
import { tokensOn, tokensOnCardsOf } from '../reputation/tokens.ts'
import { unfinished } from '../setup/table.ts'
import { eventFacts } from './event-facts.ts'

/** The expansion's words for scenarios and lessons. Seats are numbered from 1. */

const sheetNamed = (sheet: number) => at(ambitions, sheet).id
/** Counted from 1 in the order of the sheet, as in `arrange`. */
const goalNamed = (goal: number) => goal + 1
const ofGoal = { sheet: sheetNamed, goal: goalNamed }

const eventNames: NamesByType = {
  playerBountyCompleted: { target: seat },
  jobTogether: { partner: seat },
  jobAgainst: { opponent: seat },
  confronted: { opponent: seat },
  favor: { from: seat, favor: favorId },
  debtToken: { owner: seat, from: seat, to: seat },
  ambitionsDrawn: { sheets: sheetNamed },
  ambitionChosen: { sheet: sheetNamed },
  ambitionLeft: { sheet: sheetNamed },
  goalBegun: ofGoal,
  goalNotReached: ofGoal,
  goalCompleted: ofGoal,
  goalLost: ofGoal,
  aiOrder: { hunter: seat },
}

/** `rotated: [turncoat]`: cards that show their other resource. */
const rotated = {
  reads: z.array(z.string()),
  arrange(t: Rim, ids: readonly string[] = []) {
    const { pieces } = tablesOf(t)
    const cards = ids.map((id) => cardNamed(t, pieces, id)).sort((a, b) => a - b)
    unfinished(t).turnedCards = cards
    for (const card of cards) cardTurned(t, card)
  },
  describe: (t: PublicRim) => unfinished(t).turnedCards.map(idOfPiece),
}

function cardNamed(t: Rim, pieces: ReadonlyMap<string, number>, id: string): number {
  const piece = pieces.get(id) ?? NONE
  if (piece === NONE || !canBeRotated(t, piece)) mismatch(`arrange rotated: ${id} cannot be rotated`)
  if (!t.held.some((held) => held.includes(piece))) mismatch(`arrange rotated: nobody holds ${id}`)
  return piece
}

const sheetIds: readonly string[] = ambitions.map(({ id }) => id)

interface SheetSpec {
  readonly sheet: string
  readonly goals: readonly number[]
}

/** `ambitions: { 1: { sheet: rebel-hero, goals: [1, 2] } }`: each seat's sheet, and its completed goals from 1. */
const ambitionSheets = {
  reads: z.record(
    z.string(),
    z.strictObject({ sheet: z.string(), goals: z._default(z.array(z.int().check(z.minimum(1))), []) }),
  ),
  arrange(t: Rim, given: Readonly<Record<string, SheetSpec>> = {}) {
    const { sheets, goalTokens } = unfinished(t)
    if (!hasAmbitions(t)) {
      if (Object.keys(given).length > 0) mismatch('arrange ambitions: the table is played without')
      return
    }
    for (const [seat, { sheet, goals }] of Object.entries(given)) {
      const index = sheetIds.indexOf(sheet)
      if (index < 0) mismatch(`arrange ambitions: ${unknownWord('sheet', sheet, sheetIds)}`)
      sheets[seatNamed(t, 'ambitions', seat)] = index
      goalTokens[seatNamed(t, 'ambitions', seat)] = goals.reduce((bits, goal) => bits | (1 << (goal - 1)), 0)
    }
    // Seats that the scenario does not mention get the next free sheet.
    for (const seat of peopleOf(t))
      if (at(sheets, seat) === NONE)
        sheets[seat] = [...ambitions.keys()].find((sheet) => !sheets.includes(sheet)) ?? NONE
    for (const seat of peopleOf(t)) goalTokens[seat] = at(goalTokens, seat) | infinityTokens(t, seat)
  },
  describe(t: PublicRim) {
    const { sheets, goalTokens } = unfinished(t)
    const described = sheets.flatMap((sheet, seat) => {
      if (sheet === NONE) return []
      const goals = [...at(ambitions, sheet).goals.keys()].filter(
        (goal) => (at(goalTokens, seat) >> goal) & 1,
      )
      return [
        [String(seat + 1), { sheet: at(sheetIds, sheet), goals: goals.map((goal) => goal + 1) }] as const,
      ]
    })
    return Object.fromEntries(described)
  },
}

/** Infinity goals follow from everything else (UB-AMB-25), so they need not be listed. */
function infinityTokens(t: Rim, seat: number): number {
  const { goals = [] } = ambitionOf(t, seat) ?? {}
  return goals.reduce(
    (bits, { mark }, goal) => (mark === 'infinity' && isComplete(t, seat, goal) ? bits | (1 << goal) : bits),
    0,
  )
}

/** `debtTokens: { 1: 2 }`: seat 2 holds the debt token of seat 1. */
const debtTokens = {
  reads: z.record(z.string(), z.int().check(z.minimum(1))),
  arrange(t: Rim, given: Readonly<Record<string, number>> = {}) {
    takeDebtTokens(t)
    if (!hasFavors(t) && Object.keys(given).length > 0)
      mismatch('arrange debtTokens: the table is played without favors')
    for (const [owner, holder] of Object.entries(given))
      unfinished(t).debtHolders[seatNamed(t, 'debtTokens', owner)] = seatNamed(
        t,
        'debtTokens',
        String(holder),
      )
  },
  describe: (t: PublicRim) =>
    Object.fromEntries(
      unfinished(t).debtHolders.flatMap((holder, owner) =>
        holder === NONE ? [] : [[String(owner + 1), holder + 1] as const],
      ),
    ),
}

const favorIds: readonly string[] = Array.from({ length: FAVORS }, (_, code) => favorId(code))

interface FavorSpec {
  readonly favor: string
  readonly from: number
  readonly isSpent: boolean
}

/**
 * `favors: { 1: { favor: shortcut, from: 2 } }`: the favor that a seat has received in this turn, from whom, and
 * whether it is used up.
 */
const favors = {
  reads: z.record(
    z.string(),
    z.strictObject({
      favor: z.string(),
      from: z.int().check(z.minimum(1)),
      isSpent: z._default(z.boolean(), false),
    }),
  ),
  arrange(t: Rim, given: Readonly<Record<string, FavorSpec>> = {}) {
    if (!hasFavors(t) && Object.keys(given).length > 0)
      mismatch('arrange favors: the table is played without favors')
    for (const [seat, { favor, from, isSpent }] of Object.entries(given)) {
      const code = favorNamed(favor) ?? mismatch(`arrange favors: ${unknownWord('favor', favor, favorIds)}`)
      const kind = favorKind(code).is
      if (isSpent && kind !== 'advice' && kind !== 'strategy')
        mismatch(`arrange favors: ${favor} lasts until the end of the turn`)
      const giver = seatNamed(t, 'favors', String(from))
      if (seat === String(from)) mismatch(`arrange favors: seat ${seat} grants itself none`)
      unfinished(t).favors[seatNamed(t, 'favors', seat)] = { from: giver, code, isSpent }
    }
  },
  describe: (t: PublicRim) =>
    Object.fromEntries(
      unfinished(t).favors.flatMap((favor, seat) => {
        if (favor === null) return []
        const given = { favor: favorId(favor.code), from: favor.from + 1 }
        return [[String(seat + 1), favor.isSpent ? { ...given, isSpent: true } : given] as const]
      }),
    ),
}

/** `declinedPartners: [2]`: the seats that have declined to be a partner in this turn. */
const declinedPartners = {
  reads: z.array(z.int().check(z.minimum(1))),
  arrange(t: Rim, given: readonly number[] = []) {
    unfinished(t).declinedPartners = given.map((seat) => seatNamed(t, 'declinedPartners', String(seat)))
  },
  describe: (t: PublicRim) => unfinished(t).declinedPartners.map((seat) => seat + 1),
}

/**
 * `tokensOnCards: { vibroknife: 1 }`: goal tokens on cards. Their owner must have a personal goal that puts tokens
 * there.
 */
const tokensOnCards = {
  reads: z.record(z.string(), z.int().check(z.minimum(1))),
  arrange(t: Rim, given: Readonly<Record<string, number>> = {}) {
    const { pieces } = tablesOf(t)
    for (const [id, count] of Object.entries(given)) {
      const piece = pieces.get(id) ?? NONE
      const owner = t.held.findIndex((held) => held.includes(piece))
      if (owner < 0) mismatch(`arrange tokensOnCards: nobody holds ${id}`)
      if (!JSON.stringify(characterOf(t, owner).goal).includes('"tokenOnCard"'))
        mismatch(`arrange tokensOnCards: ${characterOf(t, owner).id} puts no tokens on cards`)
      unfinished(t).tokensOnCards.push(...new Array<number>(count).fill(piece))
    }
    for (const [owner, isFlipped] of t.isCharacterFlipped.entries()) {
      const { goal, id } = characterOf(t, owner)
      const wanted = goal.when?.is === 'tokensOnCards' ? goal.when.atLeast : Number.POSITIVE_INFINITY
      if (!isFlipped && tokensOnCardsOf(t, owner) >= wanted)
        mismatch(`arrange tokensOnCards: with ${wanted} of them ${id} has been turned over`)
    }
  },
  describe: (t: PublicRim) =>
    Object.fromEntries(
      [...new Set(unfinished(t).tokensOnCards)].map((card) => [idOfPiece(card), tokensOn(t, card)]),
    ),
}

function seatNamed(t: Rim, word: string, seat: string): number {
  const index = Number(seat) - 1
  return Number.isInteger(index) && index >= 0 && index < t.seats
    ? index
    : mismatch(`arrange ${word}: there is no seat ${seat}`)
}

/** The most seats at a table. */
const MOST_SEATS = 4
const seatNumbers = Array.from({ length: MOST_SEATS }, (_, seat) => seat + 1)

/** The ids of all options that the expansion's questions and standing moves can offer or block. */
function addedOptionIds(): readonly string[] {
  const { market, encounters, databank } = allTables()
  const bounties = [market, encounters, databank]
    .flatMap((list) => list.flat())
    .flatMap((card) => ('resource' in card && card.resource?.type === 'bounty' ? [card.id] : []))
  const marks = new Set(ambitions.flatMap(({ goals }) => goals.map(({ mark }) => String(mark))))
  return [
    'cross',
    'stay',
    'agree',
    'everybody',
    ...sheetIds,
    ...favorIds,
    ...market.flatMap((card) => ('ship' in card ? [`cost-${card.cost}`] : [])),
    ...bounties.map((id) => `hunt-${id}`),
    ...[...marks].map((mark) => `goal-${mark}`),
    ...seatNumbers.flatMap((owner) => [
      `debt-${owner}`,
      ...favorIds.map((favor) => `seat-${owner}-${favor}`),
      ...seatNumbers.map((other) => `debt-${owner}-to-seat-${other}`),
    ]),
  ]
}

/** UB-DUO-02: decides which of two AI players is the bounty hunter. If no character is named, it is the last one. */
function settleHunter(t: Rim, named: readonly (string | undefined)[]): void {
  const seats = aiSeats(t)
  if (seats.length < 2) return
  const kindOf = (seat: number): boolean | null => {
    const character = tablesOf(t).characters.filter(({ id }) => id === named[seat])[0]
    return character === undefined ? null : isHuntersStart(character)
  }
  const hunter =
    seats.find((seat) => kindOf(seat) === true) ?? seats.findLast((seat) => kindOf(seat) === null)
  unfinished(t).hunterSeat = hunter ?? NONE
}

const addition: ScenarioAddition = {
  // `ambitions` is set last, because infinity goals depend on the other fields.
  words: { rotated, debtTokens, favors, declinedPartners, tokensOnCards, ambitions: ambitionSheets },
  eventFacts,
  eventNames,
  citable: /^(UB-(EX|FACT|R)|G)-\d{2}$/,
  optionIds: addedOptionIds,
  beforePlayers: settleHunter,
}

export const scenarioWords: ScenarioWords<Rim> = scenarioWordsOf(game, [addition])
