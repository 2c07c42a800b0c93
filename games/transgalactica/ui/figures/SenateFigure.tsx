import { at, type Lang } from '@kantyna/kernel'
import { Callouts, noTouching } from '@kantyna/ui'
import { Office } from '../missions/MissionPanel.tsx'
import { calloutsOf, type Spot } from './spots.ts'
import { sitting, viewOfTable } from './tables.ts'
import '../drawing/drawing.css'
import '../card/card.css'
import './figures.css'

const spots: readonly Spot[] = [
  { x: -4, y: 42, text: { en: 'What the decree asks for', pl: 'Wymaganie dekretu' } },
  {
    x: 104,
    y: 10,
    text: { en: 'What each crew member sent here gives', pl: 'Co daje każdy wysłany tu załogant' },
  },
  {
    x: 8,
    y: 106,
    text: {
      en: 'The golden chair: 2 VP more, and 1 credit whenever somebody else takes a chair here',
      pl: 'Złoty fotel: 2 PZ więcej i 1 kredyt, ilekroć ktoś inny zajmie tu fotel',
    },
  },
  {
    x: 34,
    y: 106,
    text: { en: 'The other chairs, taken in order', pl: 'Pozostałe fotele, zajmowane po kolei' },
  },
]

/** An office of the Senate with its decree. */
export function SenateFigure({ lang }: { readonly lang: Lang }) {
  const view = viewOfTable(sitting())
  return (
    <div className="tg-figure-card">
      <Callouts callouts={calloutsOf(spots, lang)}>
        <Office
          view={view}
          decree={at(view.decrees, 0)}
          office={0}
          lang={lang}
          seats={[]}
          touching={noTouching}
        />
      </Callouts>
    </div>
  )
}
