import { capitalised, type Lang, type Seat } from '@kantyna/kernel'
import type { PanelProps } from '@kantyna/ui'
import { sourceNames } from '../../words/things/names.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { forecastOf, gainsText, marksOfGains } from '../rounds/income.ts'
import { type GalaxyView, galaxyView, seatBelow } from '../view.ts'
import { uiWords } from '../words.ts'
import { seatWords } from './seat-words.ts'
import { sourceIcons } from './source-icons.ts'
import './seat-board.css'

/** The income of a seat as it would be now: a line for each source, and the sum. */
export function IncomeTable({
  view,
  seat,
  lang,
}: {
  readonly view: GalaxyView
  readonly seat: Seat
  readonly lang: Lang
}) {
  const words = uiWords(lang)
  const { total, parts } = forecastOf(view, seat)
  if (parts.length === 0) return <p className="soft">{words.forecastNone}</p>
  return (
    <table className="tg-table">
      <tbody>
        {parts.map(({ from, gains }) => (
          <tr key={from}>
            <th scope="row">
              <Icon name={sourceIcons[from]} size={16} />
              {capitalised(sourceNames[from][lang])}
            </th>
            <td>
              <Marks marks={marksOfGains(gains)} size={17} />
              <span className="unseen">{gainsText(gains, lang)}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Icon name="sum" size={16} />
            {seatWords[lang].total}
          </th>
          <td>
            <Marks marks={marksOfGains(total)} size={19} />
            <span className="unseen">{gainsText(total, lang)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

export function IncomePanel({ view: kernelView, lang }: PanelProps) {
  const view = galaxyView(kernelView)
  return <IncomeTable view={view} seat={seatBelow(view)} lang={lang} />
}
