import { at, type GameEvent, type Lang, type PresentedDecision, type Thing } from '@kantyna/kernel'
import {
  type Motion,
  PanZoom,
  type PanZoomControl,
  type SeatInfo,
  seatShape,
  type Touching,
  useTouch,
} from '@kantyna/ui'
import { type RefObject, useMemo, useRef } from 'react'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { maps } from '../../content/maps.ts'
import { CAPTAIN, CREW, goods } from '../../content/names.ts'
import { pirates } from '../../content/pirates.ts'
import { goodOfColour, planets } from '../../content/planets.ts'
import { HUB, NONE, SLOTS } from '../../rules/pieces.ts'
import { MarkStrip } from '../drawing/EffectIcons.tsx'
import { effectMarks, kindIcons } from '../drawing/effect-marks.ts'
import { IconMark, type IconName } from '../drawing/Icon.tsx'
import { PLANET_RADIUS, Planet, PlanetPaints } from '../drawing/Planet.tsx'
import { seatStyle } from '../drawing/seat-style.ts'
import { grown } from '../drawing/seed.ts'
import { meantOf } from '../drawing/Touchable.tsx'
import { WorkerShape } from '../drawing/WorkerFigure.tsx'
import { type GalaxyView, hasBit, seatBelow, seatsOf } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import { type Chart, chartOf, type Point, row } from './layout.ts'
import { planetLabel } from './planet-label.ts'
import { type Price, pricesOf } from './prices.ts'
import { type PlacedShip, shipsOf } from './scene.ts'
import { translate, useGlides } from './use-glides.ts'
import { usePointed } from './use-pointed.ts'

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
  readonly decisions: readonly PresentedDecision[]
  readonly events: readonly GameEvent[]
  readonly motion: Motion
  /** How much wider than high the room is. */
  readonly aspect: number
  readonly surface: RefObject<PanZoomControl | null>
}

/** The galaxy: planets in two rings round the hub, the ways between them, and whatever stands there. */
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
    >
      <svg ref={svg} className="tg-map" viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="false">
        <title>{words.map}</title>
        <PlanetPaints />
        <Sky chart={chart} />
        <Ways chart={chart} seats={view.seats} />
        {course !== undefined && <Course view={view} chart={chart} price={course} />}
        {chart.spaces.map((point, space) => (
          // Spaces are their places.
          <Tile
            key={`space ${space.toString()}`}
            {...props}
            space={space}
            point={point}
            price={prices.get(space)}
          />
        ))}
        {ships.map((ship) => (
          <g key={ship.key} data-glide={ship.key} style={{ transform: translate(ship) }}>
            <Ship {...props} ship={ship} />
          </g>
        ))}
      </svg>
    </PanZoom>
  )
}

interface CourseProps {
  readonly view: GalaxyView
  readonly chart: Chart
  readonly price: Price
}

/** The way of a ship to the space that is pointed at or picked. */
function Course({ view, chart, price: { ship, path } }: CourseProps) {
  const from = at(view.ships, seatBelow(view))[ship]
  const stops = [...(from === undefined ? [] : [from]), ...path].map((space) => at(chart.spaces, space))
  return (
    <path
      className="tg-course"
      d={stops.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
    />
  )
}

function Sky({ chart: { width, height } }: { readonly chart: Chart }) {
  const [x, y] = [width / 2, height / 2]
  return (
    <g className="tg-sky">
      <rect width={width} height={height} rx="26" />
      <ellipse cx={x} cy={y} rx={x * 0.86} ry={y * 0.84} />
      <ellipse cx={x} cy={y} rx={x * 0.46} ry={y * 0.43} />
      {Array.from({ length: 90 }, (_, star) => (
        <circle
          // Stars are told apart by their places.
          key={`star ${star.toString()}`}
          className="tg-star"
          cx={(grown(7, star * 3, 1000) / 1000) * width}
          cy={(grown(7, star * 3 + 1, 1000) / 1000) * height}
          r={0.8 + grown(7, star * 3 + 2, 10) / 6}
        />
      ))}
    </g>
  )
}

/** A way of two energy is drawn twice. */
function Ways({ chart, seats }: { readonly chart: Chart; readonly seats: number }) {
  const ways = (maps[seats]?.ways ?? []).map(([from, to, energy]) => {
    const [a, b] = [at(chart.spaces, from), at(chart.spaces, to)]
    // Where two planets stand one above the other, there is room for the price beside the way only.
    const aside = Math.abs(a.x - b.x) < 60 ? 40 : 0
    return { key: `${from} ${to}`, a, b, energy, x: (a.x + b.x) / 2 + aside, y: (a.y + b.y) / 2 }
  })
  return (
    <g>
      {ways.map(({ key, a, b, energy }) => (
        <g key={key} className="tg-way" data-energy={energy}>
          <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
          {energy > 1 && <path className="tg-way-gap" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />}
        </g>
      ))}
      {ways.map(({ key, energy, x, y }) => (
        <g key={key} className="tg-way-price" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <rect x={energy > 1 ? -20 : -13} y="-14" width={energy > 1 ? 40 : 26} height="28" rx="13" />
          {row(energy, { x: 0, y: 0 }, 15).map((bolt) => (
            <IconMark key={bolt.x} name="energy" x={bolt.x} y={0} size={20} />
          ))}
        </g>
      ))}
    </g>
  )
}

interface TileProps extends Pick<Props, 'view' | 'lang' | 'seats' | 'touching'> {
  readonly space: number
  readonly point: Point
  readonly price: Price | undefined
}

/** A planet with everything that lies on it. Touching any of it is touching the space, but for tokens and pirates. */
export function Tile({ view, lang, seats, touching, space, point, price }: TileProps) {
  const words = uiWords(lang)
  const planet = at(view.planets, space)
  const card = planets[planet]
  const things: [Thing, ...Thing[]] = [
    `space:${space}`,
    ...(planet >= 0 ? [`planet:${planet}` as const] : []),
  ]
  const thing = meantOf(touching, things)
  const label = [
    planetLabel(view, lang, seats, space),
    ...(price === undefined ? [] : [words.price(price.energy, price.aliens)]),
  ].join(', ')
  const touch = useTouch(thing, touching, { label, expected: true })
  const hasTunnel = maps[view.seats]?.spaces[space]?.hasTunnel === true
  if (planet === NONE) return null
  return (
    <g
      {...touch}
      className="tg-tile"
      style={{ transform: translate(point) }}
      data-picked={touching.picked.has(thing) || undefined}
    >
      <circle className="tg-tile-area" r="74" />
      <circle className="tg-tile-rim" r="57" />
      {hasTunnel && (
        <path
          className="tg-tunnel-swirl"
          d="M-58 0A58 58 0 0 1 22-54M58 0A58 58 0 0 1-22 54M-64-16A66 66 0 0 0-22 62M64 16A66 66 0 0 0 22-62"
        />
      )}
      <g transform="scale(1.16)">
        <Planet planet={planet} />
      </g>
      {card !== undefined && (
        <>
          <Badge x={-52} y={-36} icon={kindIcons[card.kind]} />
          {yields(card.colours).map((icon, index) => (
            <Badge key={icon} x={-64} y={-4 + index * 27} icon={icon} isPlain />
          ))}
          <g className="tg-plaque">
            <rect x="-50" y="-14" width="100" height="36" rx="10" />
            <MarkStrip marks={effectMarks(card.effect)} x={0} y={4} size={29} widest={94} />
          </g>
        </>
      )}
      {planet < 0 && <Badge x={-62} y={0} icon="any" isPlain />}
      {hasTunnel && <Badge x={56} y={44} icon="tunnel" />}
      <Slots view={view} space={space} />
      <Visitors view={view} space={space} />
      <PlanetToken view={view} lang={lang} touching={touching} space={space} />
      <Pirates view={view} lang={lang} touching={touching} space={space} />
      {price !== undefined && <PriceTag price={price} />}
    </g>
  )
}

/** What an outpost there yields: in production, or as movement. */
function yields(colours: readonly (keyof typeof goodOfColour)[]): readonly IconName[] {
  if (colours.length === 4) return ['any', 'freeMove']
  return colours.map((colour) => {
    const good = goodOfColour[colour]
    return good === null ? 'freeMove' : at(goods, good)
  })
}

function Badge({ x, y, icon, isPlain = false }: { x: number; y: number; icon: IconName; isPlain?: boolean }) {
  return (
    <g className="tg-badge" data-plain={isPlain || undefined} transform={`translate(${x} ${y})`}>
      <circle r={isPlain ? 13 : 15} />
      <IconMark name={icon} x={0} y={0} size={isPlain ? 19 : 20} />
    </g>
  )
}

/** One place for each outpost: whose it is, or what it asks for. */
function Slots({ view, space }: { readonly view: GalaxyView; readonly space: number }) {
  const card = planets[at(view.planets, space)]
  const taken = Array.from({ length: SLOTS }, (_, slot) => at(view.slots, space * SLOTS + slot))
  const needs = card?.slots ?? new Array<number>(view.seats).fill(0)
  // Whoever settles a full planet (TC207) stands beside its slots.
  const count = Math.max(needs.length, taken.findLastIndex((seat) => seat >= 0) + 1)
  return (
    <g>
      {row(count, { x: 0, y: 43 }, 32).map(({ x, y }, slot) => {
        const seat = at(taken, slot)
        const need = needs[slot] ?? 0
        return (
          // Slots are their places.
          <g
            key={`slot ${slot.toString()}`}
            className="tg-slot"
            transform={`translate(${x} ${y})`}
            {...(seat >= 0 && { style: seatStyle(seat), 'data-taken': true })}
          >
            <path className="tg-slot-ground" d="M-15 14v-14a15 15 0 0 1 30 0v14Z" />
            {seat >= 0 ? (
              <>
                <g className="tg-slot-outpost">
                  <IconMark name="outpost" x={0} y={-1} size={29} />
                </g>
                <path className="tg-shape" d={seatShape(seat)} transform="translate(-1 1) scale(0.62)" />
              </>
            ) : card?.kind === 'wild' ? (
              <IconMark name="crew" x={0} y={1} size={19} />
            ) : (
              need > 0 && (
                <g className="tg-slot-need">
                  <IconMark name="trade" x={-5} y={2} size={14} />
                  <text x="8" y="8">
                    {need}
                  </text>
                </g>
              )
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Who has used the planet this round. */
function Visitors({ view, space }: { readonly view: GalaxyView; readonly space: number }) {
  const here = seatsOf(view).flatMap((seat) => [
    ...(hasBit(at(view.captainsOn, seat), space) ? [{ seat, worker: CAPTAIN }] : []),
    ...(hasBit(at(view.crewOn, seat), space) ? [{ seat, worker: CREW }] : []),
  ])
  return row(here.length, { x: 0, y: -26 }, 26).map(({ x, y }, index) => {
    const { seat, worker } = at(here, index)
    return <WorkerShape key={`${seat} ${worker}`} seat={seat} worker={worker} x={x} y={y} size={30} />
  })
}

type OnTile = Pick<Props, 'view' | 'lang' | 'touching'> & { readonly space: number }

function PlanetToken({ view, touching, lang, space }: OnTile) {
  const token = at(view.planetTokens, space)
  const touch = useTouch(`token:${token}`, touching, { label: uiWords(lang).tokenHere })
  const card = bonusTokens[token]
  if (token < 0 || card === undefined) return null
  return (
    <g
      {...touch}
      className="tg-map-token"
      data-advanced={card.isAdvanced || undefined}
      transform="translate(66 4)"
    >
      <rect x="-24" y="-20" width="48" height="40" rx="8" />
      <MarkStrip marks={effectMarks(card.effect)} x={0} y={0} size={20} widest={42} />
    </g>
  )
}

function Pirates({ view, touching, lang, space }: OnTile) {
  const pirate = at(view.pirates, space)
  const card = pirates[pirate]
  const label = card === undefined ? '' : uiWords(lang).piratesHere(card.strength)
  const touch = useTouch(`pirate:${pirate}`, touching, { label })
  if (card === undefined) return null
  return (
    <g {...touch} className="tg-pirates" transform="translate(55 -38)">
      <circle className="tg-pirates-plate" r="22" />
      <IconMark name="pirate" x={-5} y={0} size={26} />
      <text x="13" y="8">
        {card.strength}
      </text>
    </g>
  )
}

function PriceTag({ price: { energy, aliens, any } }: { readonly price: Price }) {
  const marks = [
    ...(energy > 0 || aliens + any === 0 ? [{ icon: 'energy', number: String(energy) } as const] : []),
    ...(aliens > 0 ? [{ icon: 'alien', number: String(aliens) } as const] : []),
    ...(any > 0 ? [{ icon: 'any', number: String(any) } as const] : []),
  ]
  return (
    <g className="tg-price" transform={`translate(0 ${-PLANET_RADIUS - 6})`}>
      <rect className="tg-price-plate" x="-38" y="-19" width="76" height="38" rx="19" />
      <MarkStrip marks={marks} x={0} y={0} size={28} widest={70} />
    </g>
  )
}

function Ship({
  lang,
  seats,
  touching,
  ship: { seat, ship, space },
}: Pick<Props, 'lang' | 'seats' | 'touching'> & { readonly ship: PlacedShip }) {
  const thing: Thing = `ship:${seat}-${ship}`
  const place: Thing = `space:${space}`
  // Ships stand close to their planet: where only the space can be touched, they are the space.
  const isPlace = touching.lit.has(place) && !touching.lit.has(thing)
  const label = uiWords(lang).shipOf(seatName(seats, seat))
  const touch = useTouch(thing, touching, { label, ...(isPlace && { onTap: () => touching.onTouch(place) }) })
  return (
    <g {...touch} className="tg-ship" style={seatStyle(seat)}>
      <circle className="tg-ship-area" r="20" />
      <g transform="scale(1.62) translate(-12 -12)">
        <path
          className="tg-ship-body"
          d="M12 1.2c2.9 3 4.1 6.2 4.1 9.8v2.6l5.4 4.2v3.4l-6.4-2-1.2 2.6h-3.8l-1.2-2.6-6.4 2v-3.4l5.4-4.2V11c0-3.6 1.2-6.8 4.1-9.8Z"
        />
      </g>
      <path className="tg-ship-shape" d={seatShape(seat)} transform="translate(-6.5 -5) scale(0.54)" />
      {ship > 0 && (
        <text className="tg-ship-number" x="11" y="-6">
          2
        </text>
      )}
    </g>
  )
}
