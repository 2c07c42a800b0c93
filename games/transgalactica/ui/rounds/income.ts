import { at, type Lang, type Seat } from '@kantyna/kernel'
import { goods, type Source, sources } from '../../content/names.ts'
import { type Gains, incomeForecast } from '../../rules/rounds/income-sources.ts'
import { goodTotal } from '../../words/things/names.ts'
import type { Mark } from '../drawing/effect-marks.ts'
import type { GalaxyView } from '../view.ts'

/** What the next income phase would bring now: in total, and by source. */
export interface Forecast {
  readonly total: Gains
  readonly parts: readonly { readonly from: Source; readonly gains: Gains }[]
}

const nothing: Gains = { goods: [0, 0, 0, 0], any: 0, points: 0 }

export function forecastOf(view: GalaxyView, seat: Seat): Forecast {
  const found = incomeForecast(view, seat)
  const parts = sources
    .map((from) => ({ from, gains: found.filter((each) => each.from === from).reduce(sum, nothing) }))
    .filter(({ gains }) => marksOfGains(gains).length > 0)
  return { total: found.reduce(sum, nothing), parts }
}

function sum(one: Gains, other: Gains): Gains {
  return {
    goods: one.goods.map((amount, good) => amount + at(other.goods, good)),
    any: one.any + other.any,
    points: one.points + other.points,
  }
}

export function marksOfGains({ goods: amounts, any, points }: Gains): readonly Mark[] {
  return [
    ...amounts.flatMap((amount, good) =>
      amount > 0 ? [{ icon: at(goods, good), number: String(amount) }] : [],
    ),
    ...(any > 0 ? [{ icon: 'any', number: String(any) } as const] : []),
    ...(points > 0 ? [{ icon: 'points', number: String(points) } as const] : []),
  ]
}

export function gainsText({ goods: amounts, any, points }: Gains, lang: Lang): string {
  return [
    ...amounts.flatMap((amount, good) => (amount > 0 ? [goodTotal(lang, at(goods, good), amount)] : [])),
    ...(any > 0 ? [goodTotal(lang, 'any', any)] : []),
    ...(points > 0 ? [goodTotal(lang, 'points', points)] : []),
  ].join(', ')
}
