import { at, type Lang, type Text } from '@kantyna/kernel'
import { Callouts, noTouching } from '@kantyna/ui'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { AddedDrawingsProvider, drawingsOf } from '../../../outer-rim/ui/added-drawings.ts'
import { Background } from '../../../outer-rim/ui/board/Background.tsx'
import { CHART, chartOf } from '../../../outer-rim/ui/board/layout.ts'
import { FactionSigns, SpaceNames, Spaces } from '../../../outer-rim/ui/board/Spaces.tsx'
import { box } from '../../content/box.ts'
import { coreWorlds } from '../../content/names.ts'
import { CrossingPath } from '../board/Crossing.tsx'
import { looks } from '../drawing/looks.ts'
import '../../../outer-rim/ui/drawing/drawing.css'
import '../../../outer-rim/ui/board/board.css'
import './figures.css'

/** The tiles in their standard order, between the end tiles of this box. */
const MAP = { modules: box.bit, mapOrder: 0 }
/** Planets of this box look as they do at a table. */
const DRAWINGS = drawingsOf([{ looks }])
const RESERVES = [3, 3, 3, 3]

interface Spot {
  readonly space: string
  readonly text: Text
}

const [spinward, trailing] = coreWorlds

/** The spots of the figure, each at a space. */
const pointedOut: readonly Spot[] = [
  {
    space: spinward,
    text: {
      en: 'The Spinward Core Worlds: a planet with its market',
      pl: 'Zachodnie Światy Jądra: planeta, na której się handluje',
    },
  },
  {
    space: 'cs-1',
    text: {
      en: 'The Rebel and the Syndicate patrols enter here',
      pl: 'Tu wchodzą patrole Rebelii i Syndykatów',
    },
  },
  {
    space: trailing,
    text: {
      en: 'The Trailing Core Worlds. No route joins the two: crossing takes an encounter',
      pl: 'Wschodnie Światy Jądra. Droga między nimi to nie szlak: prowadzi przez spotkanie',
    },
  },
]

/** The whole star chart, with the Core Worlds at both ends. */
export function CoreFigure({ lang }: { readonly lang: Lang }) {
  const chart = chartOf(MAP)
  const callouts = pointedOut.map(({ space, text }) => {
    const { x, y } = at(chart.spaces, spaceOf(space))
    return { x: (x / CHART.width) * 100, y: (y / CHART.height) * 100, caption: text[lang] }
  })
  return (
    <AddedDrawingsProvider value={DRAWINGS}>
      <div className="ub-core-figure">
        <Callouts callouts={callouts}>
          <svg className="or-chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
            <Background chart={chart} map={MAP} reserves={RESERVES} />
            <CrossingPath chart={chart} />
            <Spaces chart={chart} lang={lang} touching={noTouching} reach={new Map()} />
            <FactionSigns chart={chart} />
            <SpaceNames chart={chart} lang={lang} />
          </svg>
        </Callouts>
      </div>
    </AddedDrawingsProvider>
  )
}
