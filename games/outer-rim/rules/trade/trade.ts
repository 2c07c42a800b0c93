import {
  at,
  type BlockedOption,
  type ClauseKind,
  type DealRules,
  dealMoves,
  hasListener,
  numberPart,
  type Option,
  offersInIds,
  type Part,
  partsOf,
  type Refusal,
  type Seat,
  type StandingMove,
  type StandingMoves,
  somePart,
} from '@kantyna/kernel'
import { type RimRules, rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import { handOverCard } from '../resources/gaining.ts'
import { isAutoma } from '../resources/holding.ts'
import type { PublicRim, PublicRimWithContacts, Rim } from '../rim.ts'
import { pieceThing, seatThing } from '../scenario/things.ts'
import { settle } from '../settling.ts'
import { cardOf } from '../tables.ts'
import { isBetweenActions, TRADED_WITH } from '../turn/action-phase.ts'
import { refusalOfTrade } from './blocked-trades.ts'

/**
 * What players may do while another player is asked: exchange credits with the active player at any time (OR-TRADE-10,
 * OR-TRADE-11, OR-TRADE-12, OR-TRADE-13), and trade in the action phase. Promises cannot be offered (OR-TRADE-05,
 * OR-EX-02).
 */

/** Credits are handed over in tokens of 1,000 (OR-CRED-01). */
export const TOKEN = 1000

/** How often a seat may give, offer or answer in one turn. */
export const MOVES_A_TURN = 10

function tokensOf(t: PublicRim, seat: Seat): number {
  return Math.floor(at(t.credits, seat) / TOKEN)
}

function payTokens(t: Rim, from: Seat, to: Seat, tokens: number): void {
  const amount = tokens * TOKEN
  t.credits[from] = at(t.credits, from) - amount
  t.credits[to] = at(t.credits, to) + amount
  if (hasListener(t)) emitEvent(t, { type: 'gave', seat: from, to, amount })
}

/**
 * Whether two seats may exchange credits: one of them must be the active player. OR-GAP-60: the AI player neither gives
 * nor takes.
 */
export function mayExchangeCredits(t: PublicRim, seat: Seat, other: Seat): boolean {
  if (seat === other || t.turn === 0 || isAutoma(t, seat) || isAutoma(t, other)) return false
  return seat === t.active || other === t.active
}

function otherSeats(t: PublicRim, seat: Seat): Seat[] {
  return Array.from({ length: t.seats }, (_, other) => other).filter((other) => other !== seat)
}

/** Why two seats cannot hand each other credits now, or null. */
export function refusalOfExchange(t: PublicRim, seat: Seat, other: Seat): Refusal | null {
  if (rulesOf(t).action.mayExchange(t, seat, other)) return null
  return isAutoma(t, other)
    ? { rule: 'OR-GAP-60', reason: 'aiNeverTrades' }
    : { rule: 'OR-TRADE-10', reason: 'notWithActive' }
}

function lackOfTokens(t: PublicRim, seat: Seat): Refusal | null {
  if (tokensOf(t, seat) > 0) return null
  return {
    rule: 'OR-CRED-01',
    reason: 'tooFewCredits',
    facts: { needs: TOKEN, has: at(t.credits, seat) },
  }
}

function giftOption(other: Seat): Option {
  return { id: `seat-${other + 1}`, touches: [seatThing(other)], facts: { seat: other } }
}

/** The players to whom a seat cannot give credits now, and why. */
export function blockedGifts(t: PublicRim, seat: Seat): BlockedOption[] {
  return otherSeats(t, seat).flatMap((other): BlockedOption[] => {
    const refusal = refusalOfExchange(t, seat, other) ?? lackOfTokens(t, seat)
    return refusal === null ? [] : [{ ...giftOption(other), refusal }]
  })
}

const give: StandingMove<Rim> = {
  name: 'give',
  shape: 'one',
  rules: ['OR-TRADE-10'],
  list: (t, seat) =>
    tokensOf(t, seat) === 0
      ? []
      : otherSeats(t, seat).filter((other) => rulesOf(t).action.mayExchange(t, seat, other)),
  option: (_, __, other) => giftOption(other),
  blocked: blockedGifts,
  /** Asks for the number of tokens. */
  next: (t, seat, picks) => (picks.length > 1 ? null : numberPart('thousands', 1, tokensOf(t, seat))),
  take(t, seat, picks) {
    payTokens(t, seat, at(picks, 0), at(at(partsOf(picks), 0), 0))
    settle(t)
  },
}

/** A kind of thing that can change hands. What a seat could give is public, so drawings can also ask for it. */
export interface TradeClauseKind extends ClauseKind<Rim> {
  readonly part: (t: PublicRimWithContacts, giver: Seat, taker: Seat) => Omit<Part, 'name'> | null
  readonly option: (t: PublicRim, giver: Seat, code: number) => Option
}

/** Credits. The two sides of a deal need not be equal (OR-TRADE-04). */
const credits: TradeClauseKind = {
  isNumber: true,
  part: (t, giver) => (tokensOf(t, giver) === 0 ? null : numberPart('', 0, tokensOf(t, giver))),
  option: () => ({ id: 'credits', touches: [] }),
  carryOut: (t, giver, taker, values) => payTokens(t, giver, taker, at(values, 0)),
}

/** Any resources, but not secrets or ship sheets (OR-TRADE-06, OR-TRADE-08, OR-TRADE-09). */
const cards: TradeClauseKind = {
  part(t, giver) {
    const held = at(t.held, giver)
    return held.length === 0 ? null : somePart('', held, 0, held.length)
  },
  option: (t, _, piece) => ({
    id: cardOf(t, piece).id,
    touches: [pieceThing(piece)],
    facts: { card: piece },
  }),
  carryOut(t, giver, taker, pieces) {
    for (const piece of pieces) handOverCard(t, giver, taker, piece)
  },
}

/** A thing that can change hands in a deal, and its name in records. */
export interface TradeClause {
  readonly name: string
  readonly kind: TradeClauseKind
}

export const usualClauses: readonly TradeClause[] = [
  { name: 'credits', kind: credits },
  { name: 'cards', kind: cards },
]

/** Whether the active player has already traded in this action phase (OR-GAP-58). */
function hasTraded(t: PublicRim): boolean {
  return t.actionsUsed.some((used) => used >= TRADED_WITH && used < TRADED_WITH + t.seats)
}

/**
 * Whether two seats may trade: the active player and one other player in the same space, whom the active player picks
 * (OR-TRADE-01, OR-TRADE-02, UB-REF-12).
 */
export function mayTrade(t: PublicRim, from: Seat, to: Seat): boolean {
  if (!mayExchangeCredits(t, from, to) || !isBetweenActions(t)) return false
  if (at(t.spaces, from) !== at(t.spaces, to)) return false
  const other = from === t.active ? to : from
  // OR-ACT-03: consecutive deals with one player are one action; after another action no further deals are possible.
  return !hasTraded(t) || t.actionsUsed[t.actionsUsed.length - 1] === TRADED_WITH + other
}

/** In the base game every deal is a trade action. */
export function isTradeAction(): boolean {
  return true
}

const dealRules: Omit<DealRules<Rim>, 'clauses' | 'copy'> = {
  rules: ['OR-TRADE-01', 'OR-TRADE-03'],
  mayDeal: (t, from, to) => rulesOf(t).action.mayTrade(t, from, to),
  refuseDeal: (t, from, to) =>
    isBetweenActions(t) && (from === t.active || to === t.active || isAutoma(t, to))
      ? refusalOfTrade(t, from, to)
      : { rule: 'OR-TRADE-01', reason: 'cannotDeal' },
  refuse(t, offer) {
    for (const refusalOf of rulesOf(t).action.tradeRefusals) {
      const refusal = refusalOf(t, offer)
      if (refusal !== null) return refusal
    }
    return null
  },
  seatThing,
  offers: (t) => t.offers,
  setOffers(t, offers) {
    t.offers = offers
  },
  onDeal(t, offer) {
    const { action } = rulesOf(t)
    const used = TRADED_WITH + (offer.from === t.active ? offer.to : offer.from)
    if (action.isTradeAction(t, offer) && !t.actionsUsed.includes(used)) t.actionsUsed.push(used)
    action.traded(t, offer)
    settle(t)
  },
}

/** All standing moves, including those of expansions. */
export function standingMovesOf(
  { tradeClauses, standingMoves }: RimRules['action'],
  copy: (t: Rim) => Rim,
): StandingMoves<Rim> {
  const clauses: DealRules<Rim>['clauses'] = Object.fromEntries(
    tradeClauses.map(({ name, kind }) => [name, kind]),
  )
  const added = Object.fromEntries(standingMoves.map((move) => [move.name, move]))
  return {
    moves: { give, ...dealMoves({ ...dealRules, clauses, copy }), ...added },
    limit: MOVES_A_TURN,
    made: (t) => t.movesMade,
    offers: (t) => offersInIds({ ...dealRules, clauses }, t),
  }
}
