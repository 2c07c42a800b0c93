import type { PresentedDecision } from '@kantyna/kernel'
import type { AnswerPreview, CompoundOption, PresentedPart, Total } from '@kantyna/ui'

/** The toy game's questions, and previews of its answers. They replace rules: the position never changes. */

const CREDITS = 10
const PRICE = 12
const worth: Readonly<Record<string, number>> = { spice: 4, ore: 1 }
const FUEL = 2

export const planets = ['Ando', 'Bree', 'Cato', 'Dorn'] as const

const cargo: PresentedPart = {
  name: 'cargo',
  shape: 'some',
  min: 0,
  max: 2,
  options: [
    { id: 'spice', touches: ['crate:spice'] },
    { id: 'ore', touches: ['crate:ore'] },
  ],
  total: reckon([]),
}

const fuel: PresentedPart = {
  name: 'fuel',
  shape: 'amounts',
  min: FUEL,
  max: FUEL,
  options: [
    { id: 'cells', touches: [] },
    { id: 'gas', touches: [] },
  ],
  limits: [2, 1],
  total: null,
}

const buy: CompoundOption = { id: 'buy', touches: ['ship:0'], next: cargo }

export const turn: PresentedDecision = {
  id: 3,
  seat: 0,
  kind: 'turn',
  shape: 'one',
  rules: [],
  source: null,
  min: 1,
  max: 1,
  options: [
    ...planets.map((name, planet) => ({ id: `fly ${name}`, touches: [`planet:${planet}`] as const })),
    buy,
  ],
  blocked: [],
}

const amount: PresentedPart = { name: 'credits', shape: 'number', min: 1, max: 5, options: [], total: null }
const giveTo: CompoundOption = { id: 'Olek', touches: [], next: amount }

/** A standing move. */
export const give: PresentedDecision = { ...turn, id: -1, kind: 'give', options: [giveTo] }

/** Previews an answer, as a host would. */
export function preview({ kind }: PresentedDecision, picks: readonly string[]): AnswerPreview {
  if (kind === 'give') return { next: null, total: null, isEnough: true }
  const total = reckon(picks)
  const fuelled = picks.filter((pick) => pick.startsWith('fuel=')).length > 0
  return { next: fuelled || total.refusal ? null : fuel, total, isEnough: total.refusal === undefined }
}

function reckon(picks: readonly string[]): Total {
  const traded = picks.flatMap((pick) => (pick.startsWith('cargo=') ? [pick.slice('cargo='.length)] : []))
  const terms = [
    { name: 'credits', amount: CREDITS },
    ...traded.map((name) => ({ name, amount: worth[name] ?? 0 })),
    { name: 'price', amount: -PRICE },
  ]
  const left = terms.reduce((sum, term) => sum + term.amount, 0)
  const total = { amount: left, terms }
  return left < 0
    ? { ...total, refusal: { rule: 'TOY-01', reason: 'price', facts: { short: -left } } }
    : total
}
