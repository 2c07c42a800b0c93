import {
  amountsPart,
  at,
  type BlockedOption,
  type DecisionKind,
  decisionKind,
  numberPart,
  type Option,
  PASS,
  type Part,
  partsOf,
  type Refusal,
  type Seat,
  somePart,
  subsets,
  type Term,
  type Total,
} from '../../index.ts'
import { ships } from './shipyard-content.ts'
import { cardOf, fitsAboard, purseOf, VOUCHER_WORTH, type Yard } from './shipyard-table.ts'

/** A purchase as one answer: what is bought, what is traded in, what leaves the ship, and how the rest is paid. */
export interface Purchase {
  /** A card, or FUEL. */
  readonly bought: number
  tradedIn: readonly number[]
  leaving: readonly number[]
  fuel: number
  /** Credits and vouchers. */
  payment: readonly number[]
  /** What is still to be said. */
  next: Part | null
}

export const FUEL = 100
const MOST_FUEL = 6
const CREDIT = 0
const VOUCHER = 1

/** The parts of the answer in their order; one that has nothing to say is left out. */
interface Step {
  part(t: Yard, seat: Seat, purchase: Purchase): Part | null
  take(purchase: Purchase, values: readonly number[]): void
}

const howMuchFuel: Step = {
  part: (t, seat) => numberPart('fuel', 1, Math.min(MOST_FUEL - at(t.fuel, seat), purseOf(t, seat))),
  take(purchase, values) {
    purchase.fuel = at(values, 0)
  },
}

/** SY-TRADE-01: gadgets and cargo pay with their cost; crew never does. */
const tradeIn: Step = {
  part(t, seat, purchase) {
    const codes = tradable(t, seat)
    if (codes.length === 0) return null
    return somePart('tradeIn', codes, 0, codes.length, (tradedIn) =>
      isAffordable(t, seat, { ...purchase, tradedIn }),
    )
  },
  take(purchase, values) {
    purchase.tradedIn = values
  },
}

/** SY-SLOT-02: what finds no slot leaves, by the buyer's choice, and nothing that would find one. */
const leaves: Step = {
  part(t, seat, purchase) {
    const kept = at(t.held, seat).filter((card) => !purchase.tradedIn.includes(card))
    const { ship } = cardOf(purchase.bought)
    const sheet = ship ?? at(t.ships, seat)
    const gained = ship === undefined ? [purchase.bought] : []
    const fitsWithout = (leaving: readonly number[]) =>
      fitsAboard(sheet, [...kept.filter((card) => !leaving.includes(card)), ...gained])
    const isNeeded = (leaving: readonly number[]) =>
      leaving.every((card) => !fitsWithout(leaving.filter((other) => other !== card)))
    const fits = (leaving: readonly number[]) => fitsWithout(leaving) && isNeeded(leaving)
    if (fitsWithout([])) return null
    const ways = subsets(kept, 1, kept.length, undefined, fits)
    const sizes = ways.map((way) => way.length)
    const codes = kept.filter((card) => ways.some((way) => way.includes(card)))
    return somePart('leaves', codes, Math.min(...sizes), Math.max(...sizes), fits)
  },
  take(purchase, values) {
    purchase.leaving = values
  },
}

/** SY-PAY-02: with any mix of credits and vouchers; no change is given for half a voucher. */
const payment: Step = {
  part(t, seat, purchase) {
    const { amount } = totalOf(t, seat, purchase)
    if (amount === 0) return null
    const limits = [at(t.credits, seat), at(t.vouchers, seat)]
    const most = at(limits, CREDIT) + at(limits, VOUCHER)
    return amountsPart('payment', [CREDIT, VOUCHER], limits, { min: 1, max: most }, (counts) => {
      const paid = at(counts, CREDIT) + VOUCHER_WORTH * at(counts, VOUCHER)
      return paid === amount || (paid === amount + 1 && at(counts, CREDIT) === 0)
    })
  },
  take(purchase, values) {
    purchase.payment = values
  },
}

const stepsForCard = [tradeIn, leaves, payment]
const stepsForFuel = [howMuchFuel, payment]

export function purchaseOf(t: Yard, seat: Seat, picks: readonly number[]): Purchase {
  const purchase = newPurchase(at(picks, 0))
  const answered = partsOf(picks)
  for (const step of purchase.bought === FUEL ? stepsForFuel : stepsForCard) {
    const part = step.part(t, seat, purchase)
    if (part === null) continue
    const values = answered.shift()
    if (values === undefined) {
      purchase.next = part
      break
    }
    step.take(purchase, values)
  }
  return purchase
}

function newPurchase(bought: number): Purchase {
  return { bought, tradedIn: [], leaving: [], fuel: 0, payment: [0, 0], next: null }
}

function tradable(t: Yard, seat: Seat): number[] {
  return at(t.held, seat).filter((card) => cardOf(card).type !== 'crew')
}

/** SY-BUY-02: the price, less the old ship where a ship is bought, less what is traded in; no change is given. */
function totalOf(t: Yard, seat: Seat, { bought, fuel, tradedIn }: Purchase): Total {
  const terms: Term[] = []
  const isFuel = bought === FUEL
  terms.push(
    isFuel ? { name: 'price', amount: fuel } : { name: 'price', amount: cardOf(bought).cost, source: bought },
  )
  if (!isFuel && cardOf(bought).type === 'ship') {
    terms.push({ name: 'oldShip', amount: -at(ships, at(t.ships, seat)).cost })
  }
  for (const card of tradedIn) terms.push({ name: 'tradeIn', amount: -cardOf(card).cost, source: card })
  const sum = terms.reduce((all, { amount }) => all + amount, 0)
  if (sum < 0) terms.push({ name: 'noChange', amount: -sum })
  const amount = Math.max(0, sum)
  const has = purseOf(t, seat)
  if (amount <= has) return { amount, terms }
  return {
    amount,
    terms,
    refusal: { rule: 'SY-BUY-02', reason: 'tooExpensive', facts: { costs: amount, has } },
  }
}

function isAffordable(t: Yard, seat: Seat, purchase: Purchase): boolean {
  return totalOf(t, seat, purchase).refusal === undefined
}

/** Why a card cannot be bought, whatever is traded in for it. */
function refusalOf(t: Yard, seat: Seat, bought: number): Refusal | null {
  const { refusal, terms } = totalOf(t, seat, { ...newPurchase(bought), tradedIn: tradable(t, seat) })
  if (refusal === undefined) return null
  return { ...refusal, facts: { ...refusal.facts, terms: terms.map(({ amount }) => amount) } }
}

function cardOption(card: number): Option {
  return { id: cardOf(card).name.en, touches: [`card:${card}`], facts: { card } }
}

export const buy: DecisionKind<Yard> = decisionKind({
  name: 'buy',
  shape: 'one',
  rules: ['SY-BUY-01'],
  list(t, seat) {
    const codes = t.row.filter((card) => refusalOf(t, seat, card) === null)
    if (purseOf(t, seat) > 0 && at(t.fuel, seat) < MOST_FUEL) codes.push(FUEL)
    return [...codes, PASS]
  },
  option: (_, __, code) => (code === FUEL ? { id: 'fuel', touches: [] } : cardOption(code)),
  next: (t, seat, picks) => (at(picks, 0) === PASS ? null : purchaseOf(t, seat, picks).next),
  partOption(_, __, ___, part, code) {
    return part.name === 'payment'
      ? { id: code === CREDIT ? 'credit' : 'voucher', touches: [] }
      : cardOption(code)
  },
  total: (t, seat, picks) => (at(picks, 0) === PASS ? null : totalOf(t, seat, purchaseOf(t, seat, picks))),
  blocked: (t, seat) =>
    t.row.flatMap((card): BlockedOption[] => {
      const refusal = refusalOf(t, seat, card)
      return refusal === null ? [] : [{ ...cardOption(card), refusal }]
    }),
})
