import type { Lang, Text } from '@kantyna/kernel'
import { goods, TRADE } from '../../content/names.ts'
import { MAIN, SECONDARY } from '../../rules/actions/area-rules.ts'
import type { Cost } from '../../rules/costs/cost.ts'
import { costsOf } from '../../rules/tracks/tracks.ts'
import { formNames } from '../../words/things/names.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import type { Mark } from '../drawing/effect-marks.ts'
import { PICTURED, settling } from './tables.ts'
import '../drawing/drawing.css'
import './figures.css'

const or: Text = { en: 'or', pl: 'albo' }

const rows = [
  { form: MAIN, name: formNames.main },
  { form: SECONDARY, name: formNames.secondary },
] as const

function marksOf(cost: Cost): readonly Mark[] {
  return goods.flatMap((icon, good): Mark[] => {
    const amount = cost[good] ?? 0
    return amount === 0 ? [] : [{ icon, number: String(amount), isCost: true }]
  })
}

/** The cost of trade, by form, with each way to pay. */
export function PaymentFigure({ lang }: { readonly lang: Lang }) {
  return (
    <dl className="tg-figure-payment">
      {rows.map(({ form, name }) => (
        <div key={form}>
          <dt>{name[lang]}</dt>
          {costsOf(settling(), PICTURED, TRADE, form).map((cost, index) => (
            <dd key={cost.join(' ')}>
              {index > 0 && <span>{or[lang]}</span>}
              <Marks marks={marksOf(cost)} size={22} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
