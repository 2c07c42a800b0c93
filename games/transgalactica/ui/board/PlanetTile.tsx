import { at, type Lang, type Thing } from '@kantyna/kernel'
import { type Point, type SeatInfo, type Touching, translate, useTouch } from '@kantyna/ui'
import { memo } from 'preact/compat'
import { maps } from '../../content/maps.ts'
import { goods } from '../../content/names.ts'
import { goodOfColour, planets } from '../../content/planets.ts'
import { NONE } from '../../rules/pieces.ts'
import { effectMarks, kindIcons } from '../drawing/effect-marks.ts'
import { IconMark, type IconName } from '../drawing/Icon.tsx'
import { Planet } from '../drawing/Planet.tsx'
import { Plaque, type Range } from '../drawing/Plaque.tsx'
import { tapTargetOf } from '../drawing/Touchable.tsx'
import type { GalaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import { Pirates, PlanetToken, PriceTag, Slots, Visitors } from './OnPlanet.tsx'
import { planetLabel } from './planet-label.ts'
import type { Price } from './prices.ts'

interface TileProps {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
  readonly space: number
  readonly point: Point
  readonly price: Price | undefined
  readonly range?: Range
}

/**
 * A planet with all pieces on it. A tap on any of them means the space, except on tokens and pirates seen from near.
 */
export function PlanetTile({ view, lang, seats, touching, space, point, price, range = 'near' }: TileProps) {
  const isFar = range !== 'near'
  const words = uiWords(lang)
  const planet = at(view.planets, space)
  const card = planets[planet]
  const [token, pirate] = [at(view.planetTokens, space), at(view.pirates, space)]
  const things: [Thing, ...Thing[]] = [
    `space:${space}`,
    ...(planet >= 0 ? [`planet:${planet}` as const] : []),
    // From far away there is room for one target.
    ...(isFar && token >= 0 ? [`token:${token}` as const] : []),
    ...(isFar && pirate >= 0 ? [`pirate:${pirate}` as const] : []),
  ]
  const thing = tapTargetOf(touching, things)
  const label = [
    planetLabel(view, lang, seats, space),
    ...(price === undefined ? [] : [words.price(price.energy, price.aliens)]),
  ].join(', ')
  const touch = useTouch(thing, touching, { label, expected: true })
  if (planet === NONE) return null
  return (
    <g className="tg-place" style={{ transform: translate(point) }}>
      <TilePicture view={view} space={space} range={range} />
      {/* The touch target lies over the picture, so that numbers in the picture are not part of its name. */}
      <g {...touch} data-label={card?.name[lang] ?? words.hub} className="tg-tile">
        <circle className="tg-tile-area" r="70" />
        <circle className="tg-tile-rim" r="57" />
      </g>
      <PlanetToken view={view} lang={lang} touching={touching} space={space} range={range} />
      <Pirates view={view} lang={lang} touching={touching} space={space} range={range} />
      {price !== undefined && (
        <PriceTag
          price={price}
          above={view.ships.flat().filter((place) => place === space).length + (pirate >= 0 ? 1 : 0)}
          range={range}
        />
      )}
    </g>
  )
}

type PictureProps = Pick<TileProps, 'view' | 'space'> & { readonly range: Range }

/** The planet with what is printed on it and the pieces that cannot be touched: a touch changes none of it. */
const TilePicture = memo(function TilePicture({ view, space, range }: PictureProps) {
  const isFar = range !== 'near'
  const isFurthest = range === 'furthest'
  const planet = at(view.planets, space)
  const card = planets[planet]
  const hasTunnel = maps[view.seats]?.spaces[space]?.hasTunnel === true
  return (
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
          <Badge x={isFurthest ? -62 : -48} y={isFurthest ? -60 : -38} icon={kindIcons[card.kind]} />
          {!isFar &&
            yields(card.colours).map((icon, index) => (
              <Badge key={icon} x={-62} y={-4 + index * 27} icon={icon} isPlain />
            ))}
          <Plaque marks={effectMarks(card.effect)} range={range} />
        </>
      )}
      {planet < 0 && <Badge x={-62} y={0} icon="any" isPlain />}
      {hasTunnel && <Badge x={isFurthest ? -62 : 54} y={isFurthest ? 60 : 44} icon="tunnel" />}
      <Slots view={view} space={space} range={range} />
      <Visitors view={view} space={space} />
    </g>
  )
})

/** What an outpost there yields: goods in production, or movement. */
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
