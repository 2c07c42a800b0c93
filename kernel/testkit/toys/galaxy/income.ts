import {
  amountsPart,
  ask,
  at,
  decisionKind,
  done,
  type Frame,
  numberPart,
  type Part,
  partsOf,
  routine,
  type Seat,
  skip,
} from '../../../index.ts'
import { advance, canAdvance } from './effects.ts'
import { ACADEMY, type Galaxy, gain, goods, MARKET, pay, QUARRY } from './table.ts'

/**
 * Income: everybody answers at once, each in one answer; then the answers are carried out in the order of priority,
 * and what only arises on the way is asked then (INC-01 to INC-08, ORG-73).
 */
interface IncomeFrame extends Frame {
  readonly order: readonly Seat[]
  index: number
  given: readonly { readonly seat: Seat; readonly picks: readonly number[] }[]
}

function part(t: Galaxy, seat: Seat): Part | null {
  const home = at(at(t.homes, seat), 0)
  if (home === MARKET) return amountsPart('goods', [0, 1], [2, 2], { min: 2, max: 2 })
  const mayAdvance = home === ACADEMY && at(t.coins, seat) > 0 && canAdvance(t, seat)
  return mayAdvance ? numberPart('advances', 0, 1) : null
}

export const income = decisionKind<Galaxy>({
  name: 'income',
  shape: 'one',
  rules: ['INC-01'],
  isOpen: true,
  // Who has nothing to choose is not asked.
  list: (t, seat) => (part(t, seat) === null ? [] : [0]),
  option: () => ({ id: 'income', touches: [] }),
  next: (t, seat, picks) => (picks.length > 1 ? null : part(t, seat)),
  partOption: (_, __, ___, ____, code) => ({ id: at(goods, code), touches: [] }),
})

export const incomePhase = routine<Galaxy, IncomeFrame>('income')('shown', {
  ask(t, { order }) {
    const asked = order.filter((seat) => ask(t, income, seat))
    return asked.length === 0 ? skip : undefined
  },
  collect(t, frame) {
    frame.given = t.answers.map(({ seat, picks }) => ({ seat, picks }))
  },
  apply(t, frame) {
    const seat = frame.order[frame.index++]
    if (seat === undefined) return done
    const picks = frame.given.find((given) => given.seat === seat)?.picks ?? []
    carryOut(t, seat, partsOf(picks)[0] ?? [])
    return 'apply'
  },
})

function carryOut(t: Galaxy, seat: Seat, values: readonly number[]): void {
  const home = at(at(t.homes, seat), 0)
  if (home === QUARRY) gain(t, seat, 'ore', 2)
  if (home === MARKET) for (const [index, count] of values.entries()) gain(t, seat, at(goods, index), count)
  if (home === ACADEMY && values[0] === 1) {
    pay(t, seat, [0, 1])
    advance(t, seat)
  }
}

export function incomeFrame(t: Galaxy): IncomeFrame {
  return { routine: 'income', stage: 0, order: t.priority, index: 0, given: [] }
}
