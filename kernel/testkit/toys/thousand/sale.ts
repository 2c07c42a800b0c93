import {
  ask,
  at,
  call,
  checkedValue,
  decisionKind,
  done,
  drawBelow,
  type Frame,
  NOBODY,
  PASS,
  picked,
  remove,
  routine,
  type Seat,
  type StandingMove,
  value,
} from '../../../index.ts'
import { type Thousand, tell } from './table.ts'

/**
 * A free action at any moment of a trader's own turn: the seller offers a cargo, a die decides its price, and the seller
 * takes the price or keeps the cargo. Before the die is rolled there is a pause in which others may advise.
 */
interface SaleFrame extends Frame {
  readonly seat: Seat
  readonly cargo: number
  /** 0 before the die is rolled. */
  die: number
}

const ADVICE = 2
/** Codes of both questions. */
const YES = 0

/** The price of a cargo: "6 = 3 rolled + 1 demand + 2 advice". */
const price = value<Thousand, { readonly die: number }>('price', [
  (_, { die }, add) => add(die, 'rolled'),
  (_, __, add) => add(1, 'demand'),
  (t, __, add) => add(t.advisor !== NOBODY && !t.isAdviceSpent ? ADVICE : 0, 'advice', t.advisor),
])

export const priceChecked = checkedValue(price, () => [{ die: 1 }, { die: 6 }])

function saleUnderWay(t: Thousand): SaleFrame | undefined {
  return t.stack.find((frame) => frame.routine === 'sale') as SaleFrame | undefined // the routine made it itself
}

/** Whether the active trader may get advice: before the die is rolled, and once a turn (FAV-04, FAV-05). */
export function mayBeAdvised(t: Thousand, seat: Seat): boolean {
  const underWay = saleUnderWay(t)
  return underWay?.seat === seat && underWay.die === 0 && t.advisor === NOBODY
}

export const roll = decisionKind<Thousand>({
  name: 'roll',
  shape: 'one',
  rules: ['FAV-02'],
  list: () => [YES, PASS],
  option: () => ({ id: 'roll', touches: [] }),
})

export const takePrice = decisionKind<Thousand>({
  name: 'takePrice',
  shape: 'one',
  rules: ['OR-MKT-04'],
  list: () => [YES, PASS],
  option: () => ({ id: 'take', touches: [] }),
})

export const sale = routine<Thousand, SaleFrame>('sale')('shown', {
  pause(t, { seat, cargo }) {
    // The cargo was traded away meanwhile: there is nothing left to sell.
    if (!at(t.cargo, seat).includes(cargo)) return done
    // Public facts decide who is asked; the seller decides when to use the advice.
    if (!mayBeAdvised(t, seat) && t.isAdviceSpent) return 'roll'
    ask(t, roll, seat)
  },
  afterPause: (t) => (picked(t) === PASS ? done : undefined),
  roll(t, frame) {
    frame.die = 1 + drawBelow(t, 'price', 6)
    tell(t, {
      type: 'rolled',
      seat: frame.seat,
      price: price.of(t, frame),
      terms: price.terms(t, frame),
    })
  },
  offer(t, { seat, cargo }) {
    if (!at(t.cargo, seat).includes(cargo)) return done
    ask(t, takePrice, seat)
  },
  sell(t, frame) {
    const { seat, cargo } = frame
    const credits = price.of(t, frame)
    if (t.advisor !== NOBODY) t.isAdviceSpent = true
    if (picked(t) === PASS) return
    remove(at(t.cargo, seat), cargo)
    t.supply.unshift(cargo)
    t.credits[seat] = at(t.credits, seat) + credits
    tell(t, { type: 'gained', seat, credits })
  },
})

/** Interrupts only the seat's own question in its own turn. */
export const sell: StandingMove<Thousand> = {
  name: 'sell',
  shape: 'one',
  rules: ['PNL-16'],
  list(t, seat) {
    const isAskedAlone = t.open.length === 1 && at(t.open, 0).seat === seat
    const isFree = seat === t.active && isAskedAlone && saleUnderWay(t) === undefined
    return isFree ? at(t.cargo, seat).slice() : []
  },
  option: (_, __, cargo) => ({ id: `cargo-${cargo}`, touches: [`cargo:${cargo}`] }),
  take(t, seat, picks) {
    call<SaleFrame>(t, { routine: 'sale', stage: 0, seat, cargo: at(picks, 0), die: 0 })
  },
}
