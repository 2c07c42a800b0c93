import {
  amountsPart,
  ask,
  at,
  call,
  decisionKind,
  type Frame,
  numberAt,
  type Option,
  partsOf,
  pickedAll,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { type Cause, resources } from '../../content/names.ts'
import { thingOf } from '../abilities/sources.ts'
import { gain } from '../costs/hold.ts'
import type { Galaxy } from '../galaxy.ts'

/** GC-SYM-09: a number of resources of any type, chosen in one answer. */
interface GainingFrame extends Frame {
  readonly seat: Seat
  readonly amount: number
  readonly from: Cause
  readonly source: number | null
}

const gainingOn = (t: Galaxy) => at(t.stack, t.stack.length - 1) as GainingFrame // only this routine asks the question

/** A gain of one resource is a choice of one type; a gain of several is an amount of each type. */
const SEVERAL = resources.length
const ONE_OF = [...resources.keys()]
const ALL_OF = [SEVERAL]

function resourceOption(resource: number): Option {
  const name = at(resources, resource)
  return { id: name, touches: [`good:${name}`], facts: { good: name } }
}

export const gainAnyKind = decisionKind<Galaxy>({
  name: 'gainAny',
  shape: 'one',
  rules: ['GC-SYM-09'],
  isOpen: true,
  list: (t) => (gainingOn(t).amount === 1 ? ONE_OF.slice() : ALL_OF.slice()),
  option: (t, _, code) =>
    code === SEVERAL
      ? { id: 'several', touches: [], facts: { amount: gainingOn(t).amount } }
      : resourceOption(code),
  next(t, _, picks) {
    if (numberAt(picks, 0) !== SEVERAL || picks.length > 1) return null
    const { amount } = gainingOn(t)
    return amountsPart('resources', ONE_OF, [amount, amount, amount], { min: amount, max: amount })
  },
  partOption: (_, __, ___, ____, code) => resourceOption(code),
  source(t) {
    const { source } = gainingOn(t)
    return source === null ? null : thingOf(source)
  },
})

export const gainingAny = routine<Galaxy, GainingFrame>('gainingAny')('shown', {
  ask(t, { seat }) {
    ask(t, gainAnyKind, seat)
  },
  take(t, { seat, from, source }) {
    const picks = pickedAll(t)
    const code = numberAt(picks, 0)
    if (code !== SEVERAL) {
      gain(t, seat, code, 1, from, source)
      return
    }
    const [amounts = []] = partsOf(picks)
    for (const [resource, amount] of amounts.entries()) gain(t, seat, resource, amount, from, source)
  },
})

/** Asks the seat for the types before the caller's next stage. */
export function gainAny(t: Galaxy, seat: Seat, amount: number, from: Cause, source: number | null): void {
  call<GainingFrame>(t, { routine: 'gainingAny', stage: 0, seat, amount, from, source })
}
