import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  done,
  type Frame,
  numberAt,
  type Option,
  picked,
  routine,
  type Seat,
  type Thing,
} from '@kantyna/kernel'
import { goods } from '../../content/names.ts'
import { thingOf } from '../abilities/sources.ts'
import { type Cost, canPay, mayExchange, payments } from '../costs/cost.ts'
import { holdOf, pay } from '../costs/hold.ts'
import type { Galaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'

/** Paying for an effect, in one question if there are several ways to pay. */

export function paymentRefusal(t: Galaxy, seat: Seat, costs: readonly Cost[]): GalaxyRefusal | null {
  if (canPay(costs, holdOf(t, seat), mayExchange(t))) return null
  return { rule: 'GC-SYM-01', reason: 'tooPoor', facts: { costs } }
}

interface PayingFrame extends Frame {
  readonly seat: Seat
  readonly costs: readonly Cost[]
  readonly what: string
  readonly source: number | null
}

/** A payment is encoded as one number with three bits for each good, because no price has eight of any good. */
const BITS = 3
const MOST = (1 << BITS) - 1

function codeOf(paid: readonly number[]): number {
  return (
    numberAt(paid, 0) |
    (numberAt(paid, 1) << BITS) |
    (numberAt(paid, 2) << (2 * BITS)) |
    (numberAt(paid, 3) << (3 * BITS))
  )
}

function paidOf(code: number): number[] {
  return goods.map((_, good) => (code >> (good * BITS)) & MOST)
}

/** `energy-1,credits-1`: a stable id. */
function paymentOption(code: number): Option {
  const paid = paidOf(code)
  const given = goods.flatMap((good, index) =>
    numberAt(paid, index) === 0 ? [] : [{ good, count: numberAt(paid, index) }],
  )
  return {
    id: given.map(({ good, count }) => `${good}-${count}`).join(','),
    touches: given.map(({ good }): Thing => `good:${good}`),
    facts: { paid },
  }
}

function paymentCodes(t: Galaxy, { seat, costs }: PayingFrame): number[] {
  return payments(costs, holdOf(t, seat), mayExchange(t)).map(codeOf)
}

const payingOn = (t: Galaxy) => at(t.stack, t.stack.length - 1) as PayingFrame // only this routine asks the question

export const payKind: DecisionKind<Galaxy> = decisionKind<Galaxy>({
  name: 'payEffect',
  shape: 'one',
  rules: ['GC-SYM-01', 'GC-PNL-16'],
  isOpen: true,
  list: (t) => paymentCodes(t, payingOn(t)),
  option: (_, __, code) => paymentOption(code),
  source(t) {
    const { source } = payingOn(t)
    return source === null ? null : thingOf(source)
  },
})

export const paying = routine<Galaxy, PayingFrame>('paying')('shown', {
  ask(t, frame) {
    const codes = paymentCodes(t, frame)
    const [only] = codes
    if (only === undefined) return done
    if (codes.length === 1) {
      pay(t, frame.seat, paidOf(only), frame.what)
      return done
    }
    ask(t, payKind, frame.seat)
  },
  take(t, { seat, what }) {
    pay(t, seat, paidOf(picked(t)), what)
  },
})

/**
 * Pays one of the costs, which must be payable: at once if there is only one way, otherwise before the caller's next
 * stage.
 */
export function payOneOf(
  t: Galaxy,
  seat: Seat,
  costs: readonly Cost[],
  what: string,
  source: number | null,
): void {
  const ways = payments(costs, holdOf(t, seat), mayExchange(t))
  if (ways.length === 1) pay(t, seat, at(ways, 0), what)
  else call<PayingFrame>(t, { routine: 'paying', stage: 0, seat, costs, what, source })
}
