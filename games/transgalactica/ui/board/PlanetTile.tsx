import { at, type Lang, type Thing } from '@kantyna/kernel'
import { type SeatInfo, seatShape, type Touching, useTouch } from '@kantyna/ui'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { maps } from '../../content/maps.ts'
import { CAPTAIN, CREW, goods } from '../../content/names.ts'
import { pirates } from '../../content/pirates.ts'
import { goodOfColour, planets } from '../../content/planets.ts'
import { NONE, SLOTS } from '../../rules/pieces.ts'
import { shortEffect } from '../../words/short-text.ts'
import { MarkBlock, MarkStrip } from '../drawing/EffectIcons.tsx'
import { effectMarks, kindIcons } from '../drawing/effect-marks.ts'
import { PLANET_RADIUS } from '../drawing/Globe.tsx'
import { IconMark, type IconName } from '../drawing/Icon.tsx'
import { Planet } from '../drawing/Planet.tsx'
import { Plaque } from '../drawing/Plaque.tsx'
import { seatStyle } from '../drawing/seat-style.ts'
import { meantOf } from '../drawing/Touchable.tsx'
import { WorkerShape } from '../drawing/WorkerFigure.tsx'
import { type GalaxyView, hasBit, seatsOf } from '../view.ts'
import { uiWords } from '../words.ts'
import { type Point, row } from './layout.ts'
import { planetLabel } from './planet-label.ts'
import type { Price } from './prices.ts'
import { translate } from './use-glides.ts'

interface OnMap {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
}

interface TileProps extends OnMap {
  readonly space: number
  readonly point: Point
  readonly price: Price | undefined
}

/** A planet with everything that lies on it. Touching any of it is touching the space, but for tokens and pirates. */
export function PlanetTile({ view, lang, seats, touching, space, point, price }: TileProps) {
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
    <g style={{ transform: translate(point) }}>
      <g className="tg-tile-picture">
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
            <Plaque marks={effectMarks(card.effect)} y={4} size={29} />
          </>
        )}
        {planet < 0 && <Badge x={-62} y={0} icon="any" isPlain />}
        {hasTunnel && <Badge x={56} y={44} icon="tunnel" />}
        <Slots view={view} space={space} />
        <Visitors view={view} space={space} />
      </g>
      {/* What is touched lies over its picture: the numbers in that are no part of its name. */}
      <g {...touch} className="tg-tile">
        <circle className="tg-tile-area" r="70" />
        <circle className="tg-tile-rim" r="57" />
      </g>
      <PlanetToken view={view} lang={lang} touching={touching} space={space} />
      <Pirates view={view} lang={lang} touching={touching} space={space} />
      {price !== undefined && (
        <PriceTag price={price} ships={view.ships.flat().filter((place) => place === space).length} />
      )}
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

type OnTile = Omit<OnMap, 'seats'> & { readonly space: number }

function PlanetToken({ view, touching, lang, space }: OnTile) {
  const token = at(view.planetTokens, space)
  const card = bonusTokens[token]
  const label = card === undefined ? '' : `${uiWords(lang).tokenHere}: ${shortEffect(card.effect, lang)}`
  const touch = useTouch(`token:${token}`, touching, { label })
  if (token < 0 || card === undefined) return null
  return (
    <g transform="translate(74 4)">
      <g className="tg-map-token" data-advanced={card.isAdvanced || undefined}>
        <rect x="-23" y="-20" width="46" height="40" rx="8" />
        <MarkBlock marks={effectMarks(card.effect)} x={0} y={0} size={20} widest={41} highest={36} />
      </g>
      <g {...touch} className="tg-map-token-area">
        <rect x="-24" y="-22" width="48" height="44" rx="8" />
      </g>
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

interface PriceProps {
  readonly price: Price
  /** How many ships stand above the planet: the price stands to the left of them. */
  readonly ships: number
}

function PriceTag({ price: { energy, aliens, any }, ships }: PriceProps) {
  const marks = [
    ...(energy > 0 || aliens + any === 0 ? [{ icon: 'energy', number: String(energy) } as const] : []),
    ...(aliens > 0 ? [{ icon: 'alien', number: String(aliens) } as const] : []),
    ...(any > 0 ? [{ icon: 'any', number: String(any) } as const] : []),
  ]
  return (
    <g
      className="tg-price"
      transform={`translate(${ships === 0 ? 0 : -42 - ships * 17} ${-PLANET_RADIUS - 6})`}
    >
      <rect className="tg-price-plate" x="-38" y="-19" width="76" height="38" rx="19" />
      <MarkStrip marks={marks} x={0} y={0} size={28} widest={70} />
    </g>
  )
}
