import { at, call, type Frame, numberAt, onePart, type Part, routine, type Seat } from '@kantyna/kernel'
import { ALIEN, area as areaNumber, areas, type Cause, CREDITS, forms } from '../../content/names.ts'
import { paymentPart } from '../costs/cost.ts'
import { holdOf, pay } from '../costs/hold.ts'
import { emitEvent } from '../events.ts'
import type { Galaxy, PublicGalaxy } from '../galaxy.ts'
import type { GalaxyRefusal } from '../refusal.ts'
import { triggerCards } from '../technologies/technologies.ts'
import { SECONDARY } from './area-rules.ts'
import { rulesOf } from './areas.ts'

/**
 * Performs the actions of the panel. A captain on a main space, a follower or a worker on the personal omni space
 * performs an action, or a card grants one. One answer contains every choice that comes before the action: the omni fee
 * and the action that it buys, the way, the payment.
 */
export const OMNI = areaNumber.omni

/** The payments of the omni fee (GC-OMN-01): codes of the part `fee`. */
export const feeIds = ['credit', 'alien'] as const
const fees: readonly (readonly number[])[] = [
  [0, 0, 0, 1],
  [0, 0, 1, 0],
]
const feeGoods = [CREDITS, ALIEN]

const noEffect: GalaxyRefusal = { rule: 'GC-ORG-71', reason: 'noEffect' }
const noFee: GalaxyRefusal = { rule: 'GC-OMN-01', reason: 'tooPoor', facts: { cost: [0, 0, 0, 1, 0] } }

/**
 * Why a seat with this hold may not perform the action. The omni-action is refused if the seat may perform none of the
 * actions that it stands for.
 */
export function actionRefusal(
  t: PublicGalaxy,
  seat: Seat,
  area: number,
  form: number,
  hold: readonly number[] = holdOf(t, seat),
  isByCrew = false,
): GalaxyRefusal | null {
  if (area !== OMNI) return rulesOf(area).refusal(t, seat, form, hold, isByCrew)
  if (numberAt(hold, CREDITS) === 0 && numberAt(hold, ALIEN) === 0) return noFee
  for (let fee = 0; fee < fees.length; fee++) if (isFeeOpen(t, seat, form, hold, isByCrew, fee)) return null
  return noEffect
}

function isFeeOpen(
  t: PublicGalaxy,
  seat: Seat,
  form: number,
  hold: readonly number[],
  isByCrew: boolean,
  fee: number,
): boolean {
  if (numberAt(hold, numberAt(feeGoods, fee)) === 0) return false
  const left = afterFee(hold, fee)
  // The search starts with the last areas. They cost nothing, so one of them is nearly always open.
  for (let area = areas.length - 1; area > OMNI; area--)
    if (rulesOf(area).refusal(t, seat, form, left, isByCrew) === null) return true
  return false
}

function afterFee(hold: readonly number[], fee: number): readonly number[] {
  const paid = at(fees, fee)
  return [
    numberAt(hold, 0) - numberAt(paid, 0),
    numberAt(hold, 1) - numberAt(paid, 1),
    numberAt(hold, 2) - numberAt(paid, 2),
    numberAt(hold, 3) - numberAt(paid, 3),
  ]
}

function openFees(t: Galaxy, seat: Seat, { form, isByCrew }: ActionStart, hold: readonly number[]): number[] {
  const found: number[] = []
  for (let fee = 0; fee < fees.length; fee++)
    if (isFeeOpen(t, seat, form, hold, isByCrew, fee)) found.push(fee)
  return found
}

/**
 * The actions that a seat with this hold can perform in this form, even if they were already used this round
 * (GC-OMN-02, GC-OMN-03).
 */
export function openAreas(
  t: Galaxy,
  seat: Seat,
  form: number,
  hold: readonly number[],
  isByCrew = false,
): number[] {
  const found: number[] = []
  for (let area = OMNI + 1; area < areas.length; area++)
    if (rulesOf(area).refusal(t, seat, form, hold, isByCrew) === null) found.push(area)
  return found
}

/** What the parts so far have chosen of an action, and the part to choose next. */
interface SoFar {
  readonly area: number
  readonly fee: number | null
  readonly way: number
  readonly paid: readonly number[]
  readonly next: Part | null
}

const NOTHING_PAID: readonly number[] = [0, 0, 0, 0]

function unfinished(area: number, fee: number | null, next: Part): SoFar {
  return { area, fee, way: 0, paid: NOTHING_PAID, next }
}

/**
 * Reads the parts of an action, starting at index `first`. A follower may perform an omni-action too (GC-OMN-05,
 * GC-OMN-06). With `isAny` the player chooses the action without a fee.
 */
function readParts(
  t: Galaxy,
  seat: Seat,
  start: ActionStart,
  parts: readonly (readonly number[])[],
  first: number,
): SoFar {
  const { area: entered, form, isAny, isByCrew } = start
  let area = entered
  let hold = holdOf(t, seat)
  let fee: number | null = null
  let read = first
  if (entered === OMNI && !isAny) {
    const given = parts[read++]
    if (given === undefined) return unfinished(area, fee, onePart('fee', openFees(t, seat, start, hold)))
    fee = numberAt(given, 0)
    hold = afterFee(hold, fee)
  }
  if (entered === OMNI || isAny) {
    const given = parts[read++]
    if (given === undefined)
      return unfinished(area, fee, onePart('action', openAreas(t, seat, form, hold, isByCrew)))
    area = numberAt(given, 0)
  }
  const rules = rulesOf(area)
  let way = 0
  if (rules.openWays !== undefined) {
    const given = parts[read++]
    if (given === undefined) return unfinished(area, fee, onePart('way', rules.openWays(t, seat, form)))
    way = numberAt(given, 0)
  }
  let paid = NOTHING_PAID
  if (rules.costs !== undefined) {
    const given = parts[read++]
    if (given === undefined) return unfinished(area, fee, paymentPart(rules.costs(t, seat, form), hold, true))
    paid = given
  }
  return { area, fee, way, paid, next: null }
}

/** An action to begin: an area of the panel, or with `isAny` any action without a fee (GC-ABL-12, TC303). */
export interface ActionStart {
  readonly area: number
  readonly form: number
  readonly isAny: boolean
  readonly isByCrew: boolean
}

const captainThenCrew = [false, true] as const
const startsByArea: ActionStart[] = []
const freeStarts: ActionStart[] = []
for (const area of areas.keys())
  for (const form of forms.keys())
    for (const isByCrew of captainThenCrew) startsByArea.push({ area, form, isAny: false, isByCrew })
for (const form of forms.keys())
  for (const isByCrew of captainThenCrew) freeStarts.push({ area: OMNI, form, isAny: true, isByCrew })

export function startIn(area: number, form: number, isByCrew = false): ActionStart {
  return at(startsByArea, (area * forms.length + form) * captainThenCrew.length + (isByCrew ? 1 : 0))
}

export function startAnywhere(form: number, isByCrew: boolean): ActionStart {
  return at(freeStarts, form * captainThenCrew.length + (isByCrew ? 1 : 0))
}

/** The next part to choose for an action, given the parts so far; null if there is none. */
export function nextActionPart(
  t: Galaxy,
  seat: Seat,
  start: ActionStart,
  parts: readonly (readonly number[])[],
  first = 0,
): Part | null {
  return readParts(t, seat, start, parts, first).next
}

/** The action that the parts so far have chosen, for the texts of options. */
export function areaSoFar(
  t: Galaxy,
  seat: Seat,
  start: ActionStart,
  parts: readonly (readonly number[])[],
  first = 0,
): number {
  return readParts(t, seat, start, parts, first).area
}

export interface ActionFrame extends Frame {
  readonly seat: Seat
  readonly area: number
  readonly form: number
  readonly way: number
  readonly fee: number | null
  readonly paid: readonly number[]
  readonly from: Cause
  /** The technology cards that were marked before the action: a card marked by the action does not react to it. */
  readonly marked: number
}

/** Performs the action that the parts of a complete answer describe. */
export function beginAction(
  t: Galaxy,
  seat: Seat,
  start: ActionStart,
  parts: readonly (readonly number[])[],
  from: Cause,
  first = 0,
): void {
  const { area, fee, way, paid } = readParts(t, seat, start, parts, first)
  const { form } = start
  const marked = numberAt(t.marked, seat)
  call<ActionFrame>(t, { routine: 'action', stage: 0, seat, area, form, way, fee, paid, from, marked })
}

export const action = routine<Galaxy, ActionFrame>('action')('shown', {
  perform(t, { seat, area, form, way, fee, paid, from }) {
    // GC-OMN-04, GC-OMN-07: the fee is paid in addition to the action's own cost.
    if (fee !== null) pay(t, seat, at(fees, fee), 'omni')
    emitEvent(t, { type: 'performed', seat, area, form, from, isOmni: fee !== null })
    pay(t, seat, paid, at(areas, area))
    rulesOf(area).perform(t, { seat, form, way, from })
  },
  // Cards that react to an action take effect after the action itself.
  byArea(t, { seat, area, marked }) {
    if (area === areaNumber.mining) triggerCards(t, seat, 'performedMining', marked)
    if (area === areaNumber.exploration) triggerCards(t, seat, 'performedExploration', marked)
  },
  byForm(t, { seat, form, marked }) {
    if (form === SECONDARY) triggerCards(t, seat, 'performedSecondary', marked)
  },
})
