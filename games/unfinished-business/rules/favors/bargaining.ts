import { at, type Offer, type Refusal, type Seat, somePart } from '@kantyna/kernel'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { PublicRim, Rim } from '../../../outer-rim/rules/rim.ts'
import { seatThing } from '../../../outer-rim/rules/scenario/things.ts'
import {
  mayExchangeCredits,
  mayTrade,
  type TradeClause,
  type TradeClauseKind,
  usualClauses,
} from '../../../outer-rim/rules/trade/trade.ts'
import { grantable, hasFavors, mayReceive } from './asking.ts'
import { debtThing, passToken, tokensHeldBy } from './debt-tokens.ts'
import { DEBT, dropObsoleteOffers, FAVOR, receiveFavor, receiversIn } from './granting.ts'
import { favorId, favorKind } from './kinds.ts'
import { piecesUnderWay } from './under-way.ts'

/**
 * Negotiation (UB-NEG-01, UB-NEG-02, UB-NEG-03, UB-NEG-04, UB-NEG-05, UB-NEG-06, UB-NEG-07): players grant favors in
 * ordinary deals, for credits, debt tokens and, in the same space, resources. A deal holds no promises for later:
 * players may make them aloud, and they bind nobody (UB-NEG-05, UB-NEG-06, UB-FAV-20).
 */

/** Whether one of two people could receive a favor from the other now. */
function couldGrantFavor(t: PublicRim, one: Seat, other: Seat): boolean {
  return (
    one !== other && !isAutoma(t, one) && !isAutoma(t, other) && (mayReceive(t, one) || mayReceive(t, other))
  )
}

/** Whether a third player, not the payer, would receive a favor from the asked seat by an open offer. */
function isAskedByThird(t: PublicRim, payer: Seat, asked: Seat): boolean {
  return t.offers.some((offer) => {
    const { from, to } = offer
    const isForThird = receiversIn(offer).some((receiver) => receiver !== payer && receiver !== asked)
    return isForThird && (from === asked || to === asked)
  })
}

type MayDeal = (t: PublicRim, seat: Seat, other: Seat) => boolean

/**
 * UB-FAV-19, UB-R-61: credits and tokens may also pay a player to refuse a favor, so a third player may pay the asked
 * one.
 */
export const mayExchangeOrPay =
  (usual: MayDeal): MayDeal =>
  (t, seat, other) =>
    usual(t, seat, other) ||
    (hasFavors(t) &&
      seat !== other &&
      !isAutoma(t, seat) &&
      !isAutoma(t, other) &&
      isAskedByThird(t, seat, other))

/** UB-FAV-01, UB-NEG-01: players may also bargain with players in other spaces, and at any time. */
export const mayBargain =
  (usual: MayDeal): MayDeal =>
  (t, from, to) =>
    usual(t, from, to) || (hasFavors(t) && (mayExchangeCredits(t, from, to) || couldGrantFavor(t, from, to)))

const [usualCredits, usualCards] = ['credits', 'cards'].map((name) => {
  const clause = usualClauses.find((each) => each.name === name)
  if (clause === undefined) throw new Error(`no clause ${name} in the base game`)
  return clause.kind
}) as [TradeClauseKind, TradeClauseKind] // one clause for each name

/** UB-NEG-02. */
const credits: TradeClauseKind = {
  ...usualCredits,
  part: (t, giver, taker) =>
    mayExchangeCredits(t, giver, taker) || couldGrantFavor(t, giver, taker)
      ? usualCredits.part(t, giver, taker)
      : null,
}

function isSameSpace(t: PublicRim, giver: Seat, taker: Seat): boolean {
  return at(t.spaces, giver) === at(t.spaces, taker)
}

/** UB-NEG-04, G-69, UB-R-64: cards that are being resolved cannot change hands. */
const cards: TradeClauseKind = {
  ...usualCards,
  part(t, giver, taker) {
    if (mayTrade(t, giver, taker)) return usualCards.part(t, giver, taker)
    if (!isSameSpace(t, giver, taker) || !couldGrantFavor(t, giver, taker)) return null
    const busy = piecesUnderWay(t)
    const free = at(t.held, giver).filter((piece) => !busy.has(piece))
    return free.length === 0 ? null : somePart('', free, 0, free.length)
  },
}

/** UB-NEG-03, UB-DEB-03, UB-DEB-04: a player's own token, and tokens of others. */
const debt: TradeClauseKind = {
  part(t, giver, taker) {
    if (!hasFavors(t) || !(mayExchangeCredits(t, giver, taker) || couldGrantFavor(t, giver, taker)))
      return null
    const tokens = tokensHeldBy(t, giver)
    return tokens.length === 0 ? null : somePart('', tokens, 0, tokens.length)
  },
  option: (_, __, owner) => ({
    id: `debt-${owner + 1}`,
    touches: [debtThing(owner)],
    facts: { owner },
  }),
  carryOut(t, giver, taker, owners) {
    for (const owner of owners) passToken(t, owner, giver, taker)
  },
}

/** One of the favors that the giver could grant (UB-FAV-09, UB-FAV-12). */
const favor: TradeClauseKind = {
  part(t, giver, taker) {
    if (giver === taker || !mayReceive(t, taker)) return null
    const codes = grantable(t, giver)
    return codes.length === 0 ? null : somePart('', codes, 0, 1)
  },
  option: (_, giver, code) => favorOption(code, giver),
  carryOut: (t, giver, taker, codes) => receiveFavor(t, giver, taker, at(codes, 0)),
}

export function favorOption(code: number, giver: Seat) {
  return { id: favorId(code), touches: [seatThing(giver)], facts: { favor: code, ...favorKind(code), giver } }
}

export const clauses: readonly TradeClause[] = [
  { name: 'credits', kind: credits },
  { name: 'cards', kind: cards },
  { name: DEBT, kind: debt },
  { name: FAVOR, kind: favor },
]

const has = ({ gives, takes }: Offer, clause: string) =>
  gives[clause] !== undefined || takes[clause] !== undefined

/** A deal without a favor follows the usual rules of trade. */
export function refusalOfBargain(t: PublicRim, offer: Offer): Refusal | null {
  const { from, to } = offer
  if (!hasFavors(t) || has(offer, FAVOR)) return null
  if (has(offer, 'cards') && !mayTrade(t, from, to)) return { rule: 'UB-NEG-04', reason: 'onlyForFavor' }
  // G-36: two players who are not active may only pay for a favor.
  if (!mayExchangeCredits(t, from, to)) return { rule: 'G-36', reason: 'onlyForFavor' }
  return null
}

type IsTradeAction = (t: Rim, offer: Offer) => boolean

/**
 * G-69, UB-R-65: paying for a favor is not a trade action, and neither is passing what may change hands at any time.
 */
export const isTradeWithCards =
  (usual: IsTradeAction): IsTradeAction =>
  (t, offer) =>
    hasFavors(t) ? has(offer, 'cards') && !has(offer, FAVOR) : usual(t, offer)

/** UB-FAV-17: an accepted favor removes the other offers of favors to the same player. */
export function afterBargain(t: Rim): void {
  if (hasFavors(t)) dropObsoleteOffers(t)
}
