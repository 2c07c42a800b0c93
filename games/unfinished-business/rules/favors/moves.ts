import {
  at,
  type BlockedOption,
  emit,
  Fault,
  type Offer,
  type OfferEvent,
  offerId,
  offersWith,
  onePart,
  pairing,
  partsOf,
  type Refusal,
  type Seat,
  type StandingMove,
} from '@kantyna/kernel'
import { rulesOf } from '../../../outer-rim/rules/composition.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { seatThing } from '../../../outer-rim/rules/scenario/things.ts'
import { settle } from '../../../outer-rim/rules/settling.ts'
import { refusalOfExchange } from '../../../outer-rim/rules/trade/trade.ts'
import { canGrant, grantable, hasFavors, mayReceive, others, refusalOfFavor, testAhead } from './asking.ts'
import { favorOption } from './bargaining.ts'
import { debtThing, passToken, tokensHeldBy } from './debt-tokens.ts'
import { dropObsoleteOffers, FAVOR, receiveFavor } from './granting.ts'
import { adviceIn, FAVORS, favorId, favorKind, favorThing } from './kinds.ts'

/**
 * The standing moves of favors: seats may make them at any time, in addition to proposing deals, and nobody waits for
 * them.
 */

const MOST_SEATS = 8

function makeOffer(t: Rim, offer: Offer, isFurther = false): void {
  t.offers = offersWith(t.offers, offer)
  const made = { type: 'offer', what: 'made', offer } as const
  emit<OfferEvent>(t, isFurther ? { ...made, isFurther } : made)
}

/** UB-FAV-09, UB-FAV-12: the granter needs the skill, or positive reputation. */
const nobodyGrants: Refusal = { rule: 'UB-FAV-09', reason: 'nobodyGrants' }

/** The seats that could grant a favor, never the asker (UB-FAV-18). */
function granters(t: Rim, seat: Seat, code: number): Seat[] {
  return others(t, seat).filter((other) => canGrant(t, other, code))
}

/** The option "everybody", beside the seats that may be asked. */
const EVERYBODY = MOST_SEATS

/**
 * UB-FAV-02: a player picks a favor and then whom to ask. A single player can grant it at once, refuse, or answer with
 * an offer (UB-NEG-07). If everybody is asked, the asker picks from their offers (UB-FAV-17, UB-R-63).
 */
export const askFavor: StandingMove<Rim> = {
  name: 'askFavor',
  shape: 'one',
  rules: ['UB-FAV-02', 'UB-FAV-06', 'UB-FAV-17', 'UB-FAV-21'],
  isTalk: true,
  list(t, seat) {
    if (!mayReceive(t, seat)) return []
    const codes = new Set(others(t, seat).flatMap((other) => grantable(t, other)))
    return [...codes].sort((a, b) => a - b)
  },
  option: (t, seat, code) => ({
    id: favorId(code),
    touches: [favorThing(code)],
    facts: { favor: code, ...favorKind(code), givers: granters(t, seat, code) },
  }),
  blocked(t, seat) {
    if (!hasFavors(t)) return []
    const refusal = refusalOfFavor(t, seat)
    const codes = Array.from({ length: FAVORS }, (_, code) => code)
    return codes.flatMap((code): BlockedOption[] => {
      const closed = refusal ?? (granters(t, seat, code).length === 0 ? nobodyGrants : null)
      return closed === null ? [] : [{ ...askFavor.option(t, seat, code), refusal: closed }]
    })
  },
  next(t, seat, picks) {
    if (picks.length > 1) return null
    const found = granters(t, seat, at(picks, 0))
    return onePart('whom', found.length > 1 ? [...found, EVERYBODY] : found)
  },
  partOption: (_, __, ___, ____, other) =>
    other === EVERYBODY
      ? { id: 'everybody', touches: [] }
      : { id: `seat-${other + 1}`, touches: [seatThing(other)], facts: { seat: other } },
  take(t, seat, picks) {
    const code = at(picks, 0)
    const whom = at(at(partsOf(picks), 0), 0)
    const takes = { [FAVOR]: [code] }
    if (whom !== EVERYBODY) makeOffer(t, { from: seat, to: whom, gives: {}, takes })
    else
      for (const [index, to] of granters(t, seat, code).entries())
        makeOffer(t, { from: seat, to, gives: {}, takes, isCall: true }, index > 0)
  },
}

function callsTo(t: Rim, seat: Seat): Offer[] {
  return t.offers.filter(({ to, isCall }) => to === seat && isCall === true)
}

function callFrom(t: Rim, from: Seat, to: Seat): Offer {
  const offer = callsTo(t, to).find((call) => call.from === from)
  if (offer === undefined) throw new Fault(`seat ${from} has not called on seat ${to}`)
  return offer
}

/**
 * UB-FAV-15, UB-FAV-17: a player who was asked together with others offers the favor for nothing. `propose` can name a
 * price.
 */
export const offerFavor: StandingMove<Rim> = {
  name: 'offerFavor',
  shape: 'one',
  rules: ['UB-FAV-15', 'UB-FAV-17'],
  isTalk: true,
  answersCalls: true,
  list: (t, seat) =>
    callsTo(t, seat)
      .filter(({ from, takes }) => mayReceive(t, from) && canGrant(t, seat, at(takes[FAVOR] ?? [], 0)))
      .map(({ from }) => from),
  option(t, seat, from) {
    const call = callFrom(t, from, seat)
    const code = at(call.takes[FAVOR] ?? [], 0)
    return {
      id: offerId(call),
      touches: [seatThing(from)],
      facts: { seat: from, favor: code, ...favorKind(code) },
    }
  },
  take(t, seat, picks) {
    const from = at(picks, 0)
    makeOffer(t, { from: seat, to: from, gives: callFrom(t, from, seat).takes, takes: {} })
  },
}

const callInPairs = pairing(MOST_SEATS, FAVORS)

/** The option code for calling in a favor from a token's owner. */
export const callInCode = (owner: Seat, favor: number): number => callInPairs.code(owner, favor)

function debtorsOf(t: Rim, seat: Seat): Seat[] {
  return tokensHeldBy(t, seat).filter((owner) => owner !== seat)
}

function callInOption(owner: Seat, code: number) {
  const { id, facts } = favorOption(code, owner)
  return { id: `seat-${owner + 1}-${id}`, touches: [debtThing(owner)], facts: { ...facts, owner } }
}

/** UB-DEB-05, UB-DEB-06: the owner must grant the favor, so only favors that the owner can grant are listed (G-35). */
export const callIn: StandingMove<Rim> = {
  name: 'callIn',
  shape: 'one',
  rules: ['UB-DEB-05', 'UB-DEB-06', 'G-34', 'G-35', 'G-36'],
  list: (t, seat) =>
    mayReceive(t, seat)
      ? debtorsOf(t, seat).flatMap((owner) =>
          grantable(t, owner).map((code) => callInPairs.code(owner, code)),
        )
      : [],
  option: (_, __, code) => callInOption(callInPairs.first(code), callInPairs.second(code)),
  blocked(t, seat) {
    if (!hasFavors(t)) return []
    const refusal = refusalOfFavor(t, seat)
    if (refusal !== null)
      return debtorsOf(t, seat).map(
        (owner): BlockedOption => ({
          id: `seat-${owner + 1}`,
          touches: [debtThing(owner)],
          facts: { owner },
          refusal,
        }),
      )
    const test = testAhead(t, seat)
    if (test === null) return []
    const code = adviceIn(test.skill)
    const lacks: Refusal = { rule: 'G-35', reason: 'lacksSkill', facts: { skill: test.skill } }
    return debtorsOf(t, seat)
      .filter((owner) => !canGrant(t, owner, code))
      .map((owner): BlockedOption => ({ ...callInOption(owner, code), refusal: lacks }))
  },
  take(t, seat, picks) {
    const owner = callInPairs.first(at(picks, 0))
    passToken(t, owner, seat, owner)
    receiveFavor(t, owner, seat, callInPairs.second(at(picks, 0)))
    dropObsoleteOffers(t)
    // The favor may complete a goal or make one incomplete (UB-AMB-25).
    settle(t)
  },
}

const tokenPairs = pairing(MOST_SEATS, MOST_SEATS)

/**
 * UB-DEB-03, UB-DEB-04: tokens change hands like credits: to or from the active player, or to pay a player who refuses
 * a favor (UB-FAV-19).
 */
export const giveToken: StandingMove<Rim> = {
  name: 'giveToken',
  shape: 'one',
  rules: ['UB-DEB-03', 'UB-DEB-04', 'G-36'],
  list: (t, seat) =>
    hasFavors(t)
      ? tokensHeldBy(t, seat).flatMap((owner) =>
          others(t, seat)
            .filter((other) => rulesOf(t).action.mayExchange(t, seat, other))
            .map((other) => tokenPairs.code(owner, other)),
        )
      : [],
  option(_, __, code) {
    const [owner, other] = [tokenPairs.first(code), tokenPairs.second(code)]
    return {
      id: `debt-${owner + 1}-to-seat-${other + 1}`,
      touches: [debtThing(owner), seatThing(other)],
      facts: { owner, seat: other },
    }
  },
  blocked(t, seat) {
    if (!hasFavors(t)) return []
    return tokensHeldBy(t, seat).flatMap((owner) =>
      others(t, seat).flatMap((other): BlockedOption[] => {
        const refusal = refusalOfExchange(t, seat, other)
        return refusal === null
          ? []
          : [{ ...giveToken.option(t, seat, tokenPairs.code(owner, other)), refusal }]
      }),
    )
  },
  take(t, seat, picks) {
    const code = at(picks, 0)
    passToken(t, tokenPairs.first(code), seat, tokenPairs.second(code))
  },
}
