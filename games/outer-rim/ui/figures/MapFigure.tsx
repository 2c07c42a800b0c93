import type { Lang, Text } from '@kantyna/kernel'
import { type Callout, Callouts, noTouching } from '@kantyna/ui'
import { Background } from '../board/Background.tsx'
import { CHART, chartOf } from '../board/layout.ts'
import { FactionSigns, SpaceNames, Spaces } from '../board/Spaces.tsx'
import '../drawing/drawing.css'
import '../board/board.css'

/** The standard order of the tiles. */
const MAP = { modules: 0, mapOrder: 0 }
const RESERVES = [3, 3, 3, 3]

const spots: readonly (Pick<Callout, 'x' | 'y'> & { readonly text: Text })[] = [
  {
    x: 59,
    y: 10,
    text: { en: 'A planet, with its faction symbol', pl: 'Planeta z symbolem frakcji' },
  },
  { x: 40, y: 9, text: { en: 'A navpoint: a space on the way', pl: 'Punkt nawigacyjny: pole po drodze' } },
  { x: 33, y: 34, text: { en: 'The Maelstrom: it ends every move', pl: 'Wir: kończy każdy ruch' } },
  { x: 50, y: 20, text: { en: 'Here two tiles meet', pl: 'Tu stykają się dwie płytki' } },
  {
    x: 12,
    y: 86,
    text: {
      en: 'An endcap with the patrols of two factions that wait there',
      pl: 'Koniec mapy z czekającymi patrolami dwóch frakcji',
    },
  },
]

/** The whole star chart. */
export function MapFigure({ lang }: { readonly lang: Lang }) {
  const chart = chartOf(MAP)
  return (
    <Callouts callouts={spots.map(({ x, y, text }) => ({ x, y, caption: text[lang] }))}>
      <svg className="or-chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
        <Background chart={chart} map={MAP} reserves={RESERVES} />
        <Spaces chart={chart} lang={lang} touching={noTouching} reach={new Map()} />
        <FactionSigns chart={chart} />
        <SpaceNames chart={chart} lang={lang} />
      </svg>
    </Callouts>
  )
}
