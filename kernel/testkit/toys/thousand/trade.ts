import {
  at,
  type ClauseKind,
  type DealRules,
  dealMoves,
  NOBODY,
  numberPart,
  offersInIds,
  partsOf,
  remove,
  type Seat,
  type StandingMove,
  type StandingMoves,
  somePart,
} from '../../../index.ts'
import { mayBeAdvised, sell } from './sale.ts'
import { HOLD, type Thousand, tell } from './table.ts'

/** The standing moves of traders: give, arrange, call for advice, call in debts, deal. */

const seatOption = (seat: Seat) => ({ id: `seat-${seat + 1}`, touches: [`seat:${seat}` as const] })

function others(t: Thousand, seat: Seat): Seat[] {
  return Array.from({ length: t.seats }, (_, other) => other).filter((other) => other !== seat)
}

/** Credits change hands at any time, but only to or from the active trader (OR-TRADE-10). */
const concernsActive = (t: Thousand, seat: Seat, other: Seat) => seat === t.active || other === t.active

const give: StandingMove<Thousand> = {
  name: 'give',
  shape: 'one',
  rules: ['OR-TRADE-10'],
  list: (t, seat) =>
    at(t.credits, seat) === 0 ? [] : others(t, seat).filter((other) => concernsActive(t, seat, other)),
  option: (_, __, other) => seatOption(other),
  blocked: (t, seat) =>
    others(t, seat)
      .filter((other) => !concernsActive(t, seat, other))
      .map((other) => ({
        ...seatOption(other),
        refusal: { rule: 'OR-TRADE-10', reason: 'notActive', facts: { seat: other } },
      })),
  next: (t, seat, picks) => (picks.length > 1 ? null : numberPart('credits', 1, at(t.credits, seat))),
  take(t, seat, picks) {
    const to = at(picks, 0)
    const credits = at(at(partsOf(picks), 0), 0)
    moveCredits(t, seat, to, credits)
    tell(t, { type: 'gave', seat, to, credits })
  },
}

/** The order of cargoes does not matter (OR-SLOT-06). */
const arrange: StandingMove<Thousand> = {
  name: 'arrange',
  shape: 'one',
  rules: ['OR-SLOT-06'],
  isTalk: true,
  list: (t, seat) => at(t.cargo, seat).slice(1),
  option: (_, __, cargo) => ({ id: `cargo-${cargo}`, touches: [`cargo:${cargo}`] }),
  take(t, seat, picks) {
    const [first = 0] = picks
    t.cargo[seat] = [first, ...at(t.cargo, seat).filter((cargo) => cargo !== first)]
  },
}

/** A call to all has no terms: every other trader may make an offer (FAV-16). */
const callForAdvice: StandingMove<Thousand> = {
  name: 'call',
  shape: 'one',
  rules: ['FAV-16'],
  isTalk: true,
  list: (t, seat) => (mayBeAdvised(t, seat) ? [0] : []),
  option: () => ({ id: 'advice', touches: [] }),
  take: (t, seat) => tell(t, { type: 'called', seat }),
}

/** A debt token is returned for advice without consent, but only if advice could be used (DEB-06, G-35). */
const callIn: StandingMove<Thousand> = {
  name: 'callIn',
  shape: 'one',
  rules: ['DEB-06'],
  list: (t, seat) => (mayBeAdvised(t, seat) ? debtorsOf(t, seat) : []),
  option: (_, __, debtor) => seatOption(debtor),
  blocked: (t, seat) =>
    mayBeAdvised(t, seat)
      ? []
      : debtorsOf(t, seat).map((debtor) => ({
          ...seatOption(debtor),
          refusal: { rule: 'G-35', reason: 'noAdviceNow' },
        })),
  take(t, seat, picks) {
    const from = at(picks, 0)
    t.debtHolders[from] = NOBODY
    t.advisor = from
    tell(t, { type: 'calledIn', seat, from })
  },
}

function debtorsOf(t: Thousand, holder: Seat): Seat[] {
  return others(t, holder).filter((debtor) => at(t.debtHolders, debtor) === holder)
}

function moveCredits(t: Thousand, from: Seat, to: Seat, credits: number): void {
  t.credits[from] = at(t.credits, from) - credits
  t.credits[to] = at(t.credits, to) + credits
}

const credits: ClauseKind<Thousand> = {
  isNumber: true,
  part: (t, giver) => (at(t.credits, giver) === 0 ? null : numberPart('', 0, at(t.credits, giver))),
  option: () => ({ id: 'credits', touches: [] }),
  carryOut: (t, giver, taker, values) => moveCredits(t, giver, taker, at(values, 0)),
}

const cargo: ClauseKind<Thousand> = {
  part(t, giver) {
    const hold = at(t.cargo, giver)
    return hold.length === 0 ? null : somePart('', hold, 0, hold.length)
  },
  option: (_, __, piece) => ({ id: `cargo-${piece}`, touches: [`cargo:${piece}`] }),
  carryOut(t, giver, taker, pieces) {
    for (const piece of pieces) {
      remove(at(t.cargo, giver), piece)
      at(t.cargo, taker).push(piece)
    }
  },
}

const advice: ClauseKind<Thousand> = {
  isNumber: true,
  part: (t, _, taker) => (mayBeAdvised(t, taker) ? numberPart('', 0, 1) : null),
  option: () => ({ id: 'advice', touches: [] }),
  carryOut(t, giver) {
    t.advisor = giver
  },
}

/** Every trader has one debt token and can give it away once (DEB-02, DEB-03). */
const debt: ClauseKind<Thousand> = {
  isNumber: true,
  part: (t, giver) => (at(t.debtHolders, giver) === NOBODY ? numberPart('', 0, 1) : null),
  option: () => ({ id: 'debt', touches: [] }),
  carryOut(t, giver, taker) {
    t.debtHolders[giver] = taker
  },
}

export function tradeMoves(copy: (t: Thousand) => Thousand): StandingMoves<Thousand> {
  const deals: DealRules<Thousand> = {
    rules: ['OR-TRADE-03', 'NEG-01'],
    clauses: { credits, cargo, advice, debt },
    mayDeal: (t, from, to) => concernsActive(t, from, to),
    refuse(t, { from, to }) {
      // A full hold can swap: the limit is checked after everything has changed hands (OR-GAP-65).
      const full = [from, to].find((seat) => at(t.cargo, seat).length > HOLD)
      return full === undefined ? null : { rule: 'OR-SLOT-08', reason: 'holdIsFull', facts: { seat: full } }
    },
    seatThing: (seat) => `seat:${seat}`,
    copy,
    offers: (t) => t.offers,
    setOffers(t, offers) {
      t.offers = offers
    },
  }
  return {
    moves: { give, arrange, call: callForAdvice, callIn, sell, ...dealMoves(deals) },
    limit: 6,
    made: (t) => t.made,
    offers: (t) => offersInIds(deals, t),
  }
}
