import { at, type Lang } from '@kantyna/kernel'
import { Callouts, noTouching, type Point, translate } from '@kantyna/ui'
import { Ship } from '../board/GalaxyMap.tsx'
import { chartOf } from '../board/layout.ts'
import { PlanetTile } from '../board/PlanetTile.tsx'
import { pricesOf } from '../board/prices.ts'
import { shipsOf } from '../board/scene.ts'
import { Sky, Ways } from '../board/Ways.tsx'
import { PlanetPaints } from '../drawing/Globe.tsx'
import { calloutsOf, type Spot } from './spots.ts'
import { exploring, openQuestions, PICTURED, viewOfTable } from './tables.ts'
import '../drawing/drawing.css'
import '../board/map.css'
import './figures.css'

const SEATS = 2
const chart = chartOf(SEATS, 1.5)
/** Spaces of the map of two seats; the pictured ship is at R2. */
const [R2, R3, S2, S5] = [2, 3, 6, 9]

/** The map of two seats leaves its sides empty, so the picture cuts off a margin. */
const MARGIN = 120
const shown = chart.width - 2 * MARGIN

/** A point of the map as percentages of the picture. */
function inPercent({ x, y }: Point): Point {
  return { x: ((x - MARGIN) / shown) * 100, y: (y / chart.height) * 100 }
}

const pointBeside = (space: number, dx: number, dy: number): Point => {
  const { x, y } = at(chart.spaces, space)
  return inPercent({ x: x + dx, y: y + dy })
}

/** To the right of the price of a way. */
const pointBesideWay = (one: number, other: number): Point => {
  const [a, b] = [at(chart.spaces, one), at(chart.spaces, other)]
  return inPercent({ x: (a.x + b.x) / 2 + 62, y: (a.y + b.y) / 2 })
}

const spots: readonly Spot[] = [
  {
    ...pointBeside(R2, 34, -62),
    text: {
      en: 'A ship in orbit. With an outpost on a grey planet it may move 2 spaces.',
      pl: 'Statek na orbicie. Z placówką na szarej planecie może przelecieć 2 pola.',
    },
  },
  {
    ...pointBesideWay(R2, S2),
    text: { en: 'What this connection costs: 2 energy', pl: 'Koszt tego połączenia: 2 energii' },
  },
  {
    ...pointBeside(R3, 58, -52),
    text: {
      en: 'What it costs to get there, by the cheapest way',
      pl: 'Koszt dotarcia tutaj najtańszą drogą',
    },
  },
  {
    ...pointBeside(S5, 82, 52),
    text: {
      en: 'A tunnel: from the tunnel of the ship it is 1 space for 1 alien',
      pl: 'Tunel: z tunelu, przy którym jest statek, to 1 pole za 1 obcego',
    },
  },
]

/** The galaxy in an exploration: the spaces that the ship can reach, and their prices. */
export function MapFigure({ lang }: { readonly lang: Lang }) {
  const view = viewOfTable(exploring())
  const prices = pricesOf(openQuestions(exploring()))
  const props = { view, lang, seats: [], touching: noTouching }
  return (
    <div className="tg-figure-map">
      <Callouts callouts={calloutsOf(spots, lang)}>
        <svg className="tg-map" viewBox={`${MARGIN} 0 ${shown} ${chart.height}`} aria-hidden="true">
          <PlanetPaints />
          <Sky chart={chart} />
          <Ways chart={chart} seats={SEATS} />
          {chart.spaces.map((point, space) => (
            // A space's place in the list never changes.
            <PlanetTile
              key={`space ${space.toString()}`}
              {...props}
              space={space}
              point={point}
              price={prices.get(space)}
            />
          ))}
          {shipsOf(view, chart)
            .filter(({ seat }) => seat === PICTURED)
            .map((ship) => (
              <g key={ship.key} style={{ transform: translate(ship) }}>
                <Ship {...props} ship={ship} />
              </g>
            ))}
        </svg>
      </Callouts>
    </div>
  )
}
