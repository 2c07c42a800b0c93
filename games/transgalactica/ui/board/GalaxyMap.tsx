import { at, type GameEvent, type Lang, type PresentedDecision, type Thing } from '@kantyna/kernel'
import {
  type Motion,
  PanZoom,
  type PanZoomControl,
  type SeatInfo,
  seatShape,
  type Touching,
  translate,
  usePointed,
  useTouch,
} from '@kantyna/ui'
import type { RefObject } from 'preact'
import { useCallback, useMemo, useRef, useState } from 'preact/hooks'
import { HUB } from '../../rules/pieces.ts'
import { planetName } from '../../words/things/things.ts'
import { PlanetPaints } from '../drawing/Globe.tsx'
import type { Range } from '../drawing/Plaque.tsx'
import { seatStyle } from '../drawing/seat-style.ts'
import type { GalaxyView } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import { chartOf } from './layout.ts'
import { PlanetTile } from './PlanetTile.tsx'
import { pricesOf } from './prices.ts'
import { type PlacedShip, shipsOf } from './scene.ts'
import { useFollowing } from './use-following.ts'
import { useGlides } from './use-glides.ts'
import { Course, Sky, Ways } from './Ways.tsx'

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
  readonly decisions: readonly PresentedDecision[]
  readonly events: readonly GameEvent[]
  readonly motion: Motion
  /** The width of the available room divided by its height. */
  readonly aspect: number
  readonly surface: RefObject<PanZoomControl | null>
}

/** Scales, in pixels for each unit. Below FAR details would be unreadable, below THUMBNAIL even letters. */
const [FAR, FURTHEST, THUMBNAIL] = [0.62, 0.45, 0.265]

/** The galaxy: planets in two rings round the hub, the ways between them, and the pieces on them. */
export function GalaxyMap({
  view,
  lang,
  seats,
  touching,
  decisions,
  events,
  motion,
  aspect,
  surface,
}: Props) {
  const words = uiWords(lang)
  const svg = useRef<SVGSVGElement>(null)
  const chart = useMemo(() => chartOf(view.seats, aspect), [view.seats, aspect])
  const ships = useMemo(() => shipsOf(view, chart), [view, chart])
  const prices = useMemo(() => pricesOf(decisions), [decisions])
  useGlides(svg, { chart, ships, events, motion })
  useFollowing(surface, { view, chart, decisions })
  const [range, setRange] = useState<Range>('near')
  const onScale = useCallback((scale: number) => setRange(rangeAt(scale)), [])
  const [pointed, pointing] = usePointed(touching)
  const props = { view, lang, seats, touching: pointing }
  const course = [...prices].find(
    ([space]) => pointed === `space:${space}` || touching.picked.has(`space:${space}`),
  )?.[1]
  return (
    <PanZoom
      label={words.map}
      lang={lang}
      content={chart}
      closest={1.7}
      home={at(chart.spaces, HUB)}
      control={surface}
      onScale={onScale}
    >
      <svg
        ref={svg}
        className="tg-map"
        data-range={range}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        aria-hidden="false"
      >
        <title>{words.map}</title>
        <PlanetPaints />
        <Sky chart={chart} />
        <Ways chart={chart} seats={view.seats} />
        {course !== undefined && <Course view={view} chart={chart} price={course} />}
        {chart.spaces.map((point, space) => (
          // A space's place in the list never changes.
          <PlanetTile
            key={`space ${space.toString()}`}
            {...props}
            space={space}
            point={point}
            price={prices.get(space)}
            range={range}
          />
        ))}
        {ships.map((ship) => (
          <g key={ship.key} data-glide={ship.key} style={{ transform: translate(ship) }}>
            <Ship {...props} ship={ship} range={range} />
          </g>
        ))}
      </svg>
    </PanZoom>
  )
}

export function rangeAt(scale: number): Range {
  if (scale < THUMBNAIL) return 'thumbnail'
  if (scale < FURTHEST) return 'furthest'
  return scale < FAR ? 'far' : 'near'
}

const shipAreas = { near: 20, far: 28, furthest: 54, thumbnail: 54 } as const satisfies Record<Range, number>

interface ShipProps extends Pick<Props, 'view' | 'lang' | 'seats' | 'touching'> {
  readonly ship: PlacedShip
  readonly range?: Range
}

export function Ship({
  view,
  lang,
  seats,
  touching,
  ship: { seat, ship, space },
  range = 'near',
}: ShipProps) {
  const thing: Thing = `ship:${seat}-${ship}`
  const place: Thing = `space:${space}`
  // Ships stand close to their planet. If only the space can be tapped, a tap on the ship means the space.
  const isPlace = touching.lit.has(place) && !touching.lit.has(thing)
  const label = uiWords(lang).shipAt(
    `${seatName(seats, seat)}${ship > 0 ? ` (${ship + 1})` : ''}`,
    planetName(lang, at(view.planets, space)),
  )
  const touch = useTouch(thing, touching, { label, ...(isPlace && { onTap: () => touching.onTouch(place) }) })
  return (
    <g {...touch} className="tg-ship" data-far={range !== 'near' || undefined} style={seatStyle(seat)}>
      <circle className="tg-ship-area" r={shipAreas[range]} />
      <g transform="scale(1.62) translate(-12 -12)">
        <path
          className="tg-ship-body"
          d="M12 1.2c2.9 3 4.1 6.2 4.1 9.8v2.6l5.4 4.2v3.4l-6.4-2-1.2 2.6h-3.8l-1.2-2.6-6.4 2v-3.4l5.4-4.2V11c0-3.6 1.2-6.8 4.1-9.8Z"
        />
      </g>
      <path className="tg-ship-shape" d={seatShape(seat)} transform="translate(-6.5 -5) scale(0.54)" />
      {ship > 0 && range !== 'thumbnail' && (
        <text className="tg-ship-number" x="11" y="-6">
          2
        </text>
      )}
    </g>
  )
}
