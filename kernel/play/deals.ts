import { digestOf } from '../record/canonical.ts'
import type { BlockedOption, Option, Refusal, RuleId, Thing } from './decision.ts'
import { emit } from './event.ts'
import { at, Fault } from './fault.ts'
import { type Field, shown } from './fields.ts'
import { isPartLegal, type Part, partsOf } from './parts.ts'
import type { Position, Seat } from './position.ts'
import type { StandingMove } from './standing.ts'

/**
 * Deals between two seats. An offer stays open until it is accepted, refused, withdrawn or made obsolete by events.
 * Accepting it carries out all of it, or nothing. A counter-offer is an offer in the other direction. All of these are
 * standing moves: a seat can make them while another seat is asked, and nobody has to wait for them.
 */
export interface Offer {
  readonly from: Seat
  readonly to: Seat
  /** What each side gives, clause by clause: the codes or the number picked for the clause. */
  readonly gives: Terms
  readonly takes: Terms
  /**
   * A call asks several seats for the same thing. A seat that would give it answers with an offer, and the caller accepts
   * the best one. Nobody can accept the call itself.
   */
  readonly isCall?: true
}

export type Terms = { readonly [clause: string]: readonly number[] }

/** What happened to an offer. Everybody sees it. */
export interface OfferEvent {
  readonly type: 'offer'
  readonly what: 'made' | 'taken' | 'refused' | 'withdrawn'
  readonly offer: Offer
  /** Set for every offer of a call except the first: the event of the first stands for all of them. */
  readonly isFurther?: true
}

/** One kind of thing that can change hands. */
export interface ClauseKind<P extends Position> {
  /** What one seat could give another now; null if it has none. */
  part(t: P, giver: Seat, taker: Seat): Omit<Part, 'name'> | null
  option(t: P, giver: Seat, code: number): Option
  carryOut(t: P, giver: Seat, taker: Seat, values: readonly number[]): void
  /** An amount of something, instead of pieces that are picked. */
  readonly isNumber?: true
}

export interface DealRules<P extends Position> {
  readonly rules: readonly RuleId[]
  readonly clauses: { readonly [name: string]: ClauseKind<P> }
  /** Whether two seats may deal with each other in this position. */
  mayDeal(t: P, from: Seat, to: Seat): boolean
  /** Why two seats may not deal; without it, the reason is `cannotDeal`. */
  refuseDeal?(t: P, from: Seat, to: Seat): Refusal
  /** Why the position after a deal, tried on a copy, would not be allowed; null if it is. */
  refuse(t: P, offer: Offer): Refusal | null
  seatThing(seat: Seat): Thing
  copy(t: P): P
  /** The open offers: a field of the position. */
  offers(t: P): readonly Offer[]
  setOffers(t: P, offers: readonly Offer[]): void
  onDeal?(t: P, offer: Offer): void
}

/** The field that holds a game's open offers; they lapse when the scope `until` ends. */
export function offersField(until: string): Field<readonly Offer[], 'shown'> {
  return shown<readonly Offer[]>([], { until })
}

/** Why an offer cannot be carried out now, or null if it can: its terms are checked again when it is accepted. */
function refusalOfDeal<P extends Position>(t: P, rules: DealRules<P>, offer: Offer): Refusal | null {
  const { from, to, gives, takes } = offer
  const rule = rules.rules[0] ?? ''
  if (offer.isCall === true) return { rule, reason: 'isCall' }
  if (!rules.mayDeal(t, from, to)) return { rule, reason: 'cannotDeal' }
  if (Object.keys(gives).length + Object.keys(takes).length === 0) return { rule, reason: 'nothingOffered' }
  const missing = missingClause(t, rules, from, to, gives) ?? missingClause(t, rules, to, from, takes)
  if (missing !== null) return { rule, reason: 'cannotGive', facts: missing }
  const trial = rules.copy(t)
  carryOut(trial, rules, offer)
  return rules.refuse(trial, offer)
}

/** The first clause that one side can no longer fulfil, and how much the side has left. */
function missingClause<P extends Position>(
  t: P,
  { clauses }: DealRules<P>,
  giver: Seat,
  taker: Seat,
  terms: Terms,
): { readonly seat: Seat; readonly clause: string; readonly left: number } | null {
  for (const [clause, values] of Object.entries(terms)) {
    const part = clauseOf(clauses, clause).part(t, giver, taker)
    if (part === null) return { seat: giver, clause, left: 0 }
    if (!isPartLegal({ ...part, name: clause }, values)) return { seat: giver, clause, left: part.max }
  }
  return null
}

function carryOut<P extends Position>(
  t: P,
  { clauses }: DealRules<P>,
  { from, to, gives, takes }: Offer,
): void {
  for (const [name, values] of Object.entries(gives)) clauseOf(clauses, name).carryOut(t, from, to, values)
  for (const [name, values] of Object.entries(takes)) clauseOf(clauses, name).carryOut(t, to, from, values)
}

/** Whether a clause gives anything: at least one piece, or a number above zero. */
function givesAnything(shape: Part['shape'], values: readonly number[]): boolean {
  return shape === 'some' || shape === 'one' ? values.length > 0 : values.some((value) => value !== 0)
}

function clauseOf<P extends Position>(clauses: DealRules<P>['clauses'], name: string): ClauseKind<P> {
  const clause = clauses[name]
  if (clause === undefined) throw new Fault(`no clause ${name}`)
  return clause
}

/** The standing moves of a game with deals: propose, accept, refuse, withdraw. */
export function dealMoves<P extends Position>(
  rules: DealRules<P>,
): {
  readonly propose: StandingMove<P>
  readonly accept: StandingMove<P>
  readonly refuse: StandingMove<P>
  readonly withdraw: StandingMove<P>
} {
  const clauseNames = Object.keys(rules.clauses)

  /** The parts of a proposal in their order: what is given, then what is asked for. */
  const sides = (seat: Seat, partner: Seat) => [
    ...clauseNames.map((clause) => ({ side: 'give' as const, clause, giver: seat, taker: partner })),
    ...clauseNames.map((clause) => ({ side: 'take' as const, clause, giver: partner, taker: seat })),
  ]

  const openParts = (t: P, seat: Seat, partner: Seat) =>
    sides(seat, partner).flatMap((side) => {
      const part = clauseOf(rules.clauses, side.clause).part(t, side.giver, side.taker)
      return part === null ? [] : [{ ...side, part: { ...part, name: partOfTerms(side.side, side.clause) } }]
    })

  const refusalOfPartner = (t: P, seat: Seat, other: Seat): Refusal | null => {
    const rule = rules.rules[0] ?? ''
    if (!rules.mayDeal(t, seat, other))
      return rules.refuseDeal?.(t, seat, other) ?? { rule, reason: 'cannotDeal' }
    return openParts(t, seat, other).length === 0 ? { rule, reason: 'nothingOffered' } : null
  }

  const offerFrom = (t: P, seat: Seat, picks: readonly number[]): Offer => {
    const partner = at(picks, 0)
    const values = partsOf(picks)
    const terms: Record<'give' | 'take', Record<string, readonly number[]>> = { give: {}, take: {} }
    for (const [index, { side, clause, part }] of openParts(t, seat, partner).entries()) {
      const picked = at(values, index)
      if (givesAnything(part.shape, picked)) terms[side][clause] = picked
    }
    return { from: seat, to: partner, gives: terms.give, takes: terms.take }
  }

  /** Two seats have at most one open offer between them, so the seats identify it. */
  const codeOf = (t: P, { from, to }: Offer): number => from * t.seats + to

  const offerWith = (t: P, code: number): Offer => {
    const offer = rules.offers(t).find((one) => codeOf(t, one) === code)
    if (offer === undefined) throw new Fault(`no offer ${code}`)
    return offer
  }

  const offerOption = (offer: Offer): Option => {
    const { from, to, gives, takes, isCall } = offer
    const facts = { from, to, gives, takes, ...(isCall === true ? { isCall } : {}) }
    return { id: offerId(offer), touches: [rules.seatThing(from)], facts }
  }

  const partnerOption = (seat: Seat): Option => ({
    id: `seat-${seat + 1}`,
    touches: [rules.seatThing(seat)],
    facts: { seat },
  })

  const emitOffer = (t: P, what: OfferEvent['what'], offer: Offer): void =>
    emit<OfferEvent>(t, { type: 'offer', what, offer })

  const answerMove = (
    name: string,
    isTalk: boolean,
    what: OfferEvent['what'],
    concerns: (offer: Offer, seat: Seat) => boolean,
  ): StandingMove<P> => ({
    name,
    shape: 'one',
    rules: rules.rules,
    isTalk,
    list(t, seat) {
      const own = rules.offers(t).filter((offer) => concerns(offer, seat))
      return own.map((offer) => codeOf(t, offer))
    },
    option: (t, _, code) => offerOption(offerWith(t, code)),
    take(t, _, picks) {
      const offer = offerWith(t, at(picks, 0))
      rules.setOffers(
        t,
        rules.offers(t).filter((other) => other !== offer),
      )
      emitOffer(t, what, offer)
    },
  })

  const isTo = ({ to }: Offer, seat: Seat) => to === seat
  const accept = answerMove('accept', false, 'taken', isTo)

  return {
    propose: {
      name: 'propose',
      shape: 'one',
      rules: rules.rules,
      isTalk: true,
      list: (t, seat) =>
        Array.from({ length: t.seats }, (_, other) => other).filter(
          (other) => other !== seat && rules.mayDeal(t, seat, other) && openParts(t, seat, other).length > 0,
        ),
      option: (_, __, seat) => partnerOption(seat),
      blocked: (t, seat) =>
        Array.from({ length: t.seats }, (_, other) => other).flatMap((other): BlockedOption[] => {
          const refusal = other === seat ? null : refusalOfPartner(t, seat, other)
          return refusal === null ? [] : [{ ...partnerOption(other), refusal }]
        }),
      next(t, seat, picks) {
        const part = openParts(t, seat, at(picks, 0))[partsOf(picks).length]
        return part?.part ?? null
      },
      partOption(t, seat, picks, part, code) {
        const found = openParts(t, seat, at(picks, 0)).find((one) => one.part.name === part.name)
        if (found === undefined) throw new Fault(`no part ${part.name} in a proposal`)
        return clauseOf(rules.clauses, found.clause).option(t, found.giver, code)
      },
      take(t, seat, picks) {
        const offer = offerFrom(t, seat, picks)
        rules.setOffers(t, offersWith(rules.offers(t), offer))
        emitOffer(t, 'made', offer)
      },
    },
    accept: {
      ...accept,
      list: (t, seat) =>
        accept.list(t, seat).filter((code) => refusalOfDeal(t, rules, offerWith(t, code)) === null),
      /** Offers that events have made obsolete, and why. */
      blocked: (t, seat) =>
        accept.list(t, seat).flatMap((code) => {
          const offer = offerWith(t, code)
          const refusal = refusalOfDeal(t, rules, offer)
          return refusal === null ? [] : [{ ...offerOption(offer), refusal }]
        }),
      take(t, seat, picks) {
        const offer = offerWith(t, at(picks, 0))
        accept.take(t, seat, picks)
        carryOut(t, rules, offer)
        rules.onDeal?.(t, offer)
      },
    },
    refuse: answerMove('refuse', true, 'refused', isTo),
    withdraw: answerMove('withdraw', true, 'withdrawn', ({ from }, seat) => from === seat),
  }
}

/** An offer whose terms are given as ids of options, or as numbers. */
export interface OfferInIds {
  readonly id: string
  readonly from: Seat
  readonly to: Seat
  readonly gives: TermsInIds
  readonly takes: TermsInIds
}

export type TermsInIds = { readonly [clause: string]: number | readonly string[] }

/** All open offers, so that a caller can name one by its terms. */
export function offersInIds<P extends Position>(
  { clauses, offers }: Pick<DealRules<P>, 'clauses' | 'offers'>,
  t: P,
): readonly OfferInIds[] {
  const inIds = (giver: Seat, terms: Terms): TermsInIds =>
    Object.fromEntries(
      Object.entries(terms).map(([name, values]) => {
        const clause = clauseOf(clauses, name)
        const ids = values.map((code) => clause.option(t, giver, code).id)
        return [name, clause.isNumber === true ? at(values, 0) : ids]
      }),
    )
  return offers(t).map((offer) => {
    const { from, to, gives, takes } = offer
    return { id: offerId(offer), from, to, gives: inIds(from, gives), takes: inIds(to, takes) }
  })
}

/** The name of a part of a proposal: one side's share of a clause. */
export const partOfTerms = (side: 'give' | 'take', clause: string): string => `${side}-${clause}`

/** A new offer between two seats replaces the old one, in either direction. */
export function offersWith(offers: readonly Offer[], offer: Offer): readonly Offer[] {
  const isBetweenThem = ({ from, to }: Offer) =>
    (from === offer.from && to === offer.to) || (from === offer.to && to === offer.from)
  return [...offers.filter((other) => !isBetweenThem(other)), offer]
}

/** Longer terms are replaced by their digest in the id, because ids that cross a table link must be short. */
const LONGEST_TERMS = 100

/** The id contains the terms, so an answer to an old offer cannot be mistaken for an answer to its replacement. */
export function offerId({ from, to, gives, takes }: Offer): string {
  const termsText = (terms: Terms) =>
    Object.entries(terms)
      .map(([clause, values]) => `${clause}=${values.join('+')}`)
      .join(',')
  const terms = `${termsText(gives)}:${termsText(takes)}`
  const named = terms.length > LONGEST_TERMS ? digestOf({ gives, takes }).slice(0, 32) : terms
  return `offer-${from + 1}-${to + 1}:${named}`
}

/** Whether a text could be the id of an offer. */
export function isOfferId(text: string): boolean {
  return /^offer-\d+-\d+:/.test(text)
}
