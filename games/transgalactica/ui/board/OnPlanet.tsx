import { at, type Lang } from '@kantyna/kernel'
import { seatShape, seatsOf, type Touching, useTouch } from '@kantyna/ui'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { CAPTAIN, CREW } from '../../content/names.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { SLOTS } from '../../rules/pieces.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { MarkBlock, MarkStrip } from '../drawing/EffectIcons.tsx'
import { effectMarks } from '../drawing/effect-marks.ts'
import { PLANET_RADIUS } from '../drawing/Globe.tsx'
import { IconMark } from '../drawing/Icon.tsx'
import { letters, type Range } from '../drawing/Plaque.tsx'
import { seatStyle } from '../drawing/seat-style.ts'
import { WorkerShape } from '../drawing/WorkerFigure.tsx'
import { type GalaxyView, hasBit } from '../view.ts'
import { uiWords } from '../words.ts'
import { row } from './layout.ts'
import type { Price } from './prices.ts'

/** The pieces on a planet. From far away, unreadable parts are left out. */

interface OnPlanet {
  readonly view: GalaxyView
  readonly space: number
  readonly range: Range
}

/** One place for each outpost: the owner's figure, or the slot's requirement. */
export function Slots({ view, space, range }: OnPlanet) {
  const card = planets[at(view.planets, space)]
  const taken = Array.from({ length: SLOTS }, (_, slot) => at(view.slots, space * SLOTS + slot))
  const needs = card?.slots ?? new Array<number>(view.seats).fill(0)
  // An outpost on a full planet (TC207) stands beside its slots.
  const last = taken.findLastIndex((seat) => seat >= 0) + 1
  // From furthest away only outposts are drawn, below the plaque.
  const isFurthest = range === 'furthest' || range === 'thumbnail'
  const count = isFurthest ? last : Math.max(needs.length, last)
  return (
    <g>
      {row(count, { x: 0, y: isFurthest ? 56 : 43 }, 32).map(({ x, y }, slot) => {
        const seat = at(taken, slot)
        const need = needs[slot] ?? 0
        return (
          // A slot's place in the list never changes.
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
              need > 0 &&
              range === 'near' && (
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

/** The workers that have used the planet this round. */
export function Visitors({ view, space }: { readonly view: GalaxyView; readonly space: number }) {
  const here = seatsOf(view).flatMap((seat) => [
    ...(hasBit(at(view.captainsOn, seat), space) ? [{ seat, worker: CAPTAIN }] : []),
    ...(hasBit(at(view.crewOn, seat), space) ? [{ seat, worker: CREW }] : []),
  ])
  return row(here.length, { x: 0, y: -26 }, 26).map(({ x, y }, index) => {
    const { seat, worker } = at(here, index)
    return <WorkerShape key={`${seat} ${worker}`} seat={seat} worker={worker} x={x} y={y} size={30} />
  })
}

interface OnTile extends OnPlanet {
  readonly lang: Lang
  readonly touching: Touching
}

export function PlanetToken({ view, touching, lang, space, range }: OnTile) {
  const isFar = range !== 'near'
  const token = at(view.planetTokens, space)
  const card = bonusTokens[token]
  const label = card === undefined ? '' : `${uiWords(lang).tokenHere}: ${shortEffect(card.effect, lang)}`
  const touch = useTouch(`token:${token}`, touching, { label })
  if (token < 0 || card === undefined) return null
  if (isFar)
    return (
      <g
        className="tg-map-token"
        data-advanced={card.isAdvanced || undefined}
        transform={range === 'far' ? 'translate(64 34)' : 'translate(70 60)'}
      >
        <rect x="-14" y="-14" width="28" height="28" rx="7" />
      </g>
    )
  return (
    <g transform="translate(85 4)">
      <g className="tg-map-token" data-advanced={card.isAdvanced || undefined}>
        <rect x="-29" y="-27" width="58" height="54" rx="9" />
        <MarkBlock marks={effectMarks(card.effect)} x={0} y={0} size={26} widest={54} highest={48} />
      </g>
      <g {...touch} className="tg-map-token-area">
        <rect x="-32" y="-29" width="64" height="58" rx="9" />
      </g>
    </g>
  )
}

/** Where pirates are drawn. From furthest away the planet's effect is large, so they stand beside it. */
const piratePlaces = {
  near: '53 -40',
  far: '56 -42',
  furthest: '62 -62',
  thumbnail: '56 -42',
} as const satisfies Record<Range, string>

export function Pirates({ view, touching, lang, space, range }: OnTile) {
  const isFar = range !== 'near'
  const pirate = at(view.pirates, space)
  const card = pirates[pirate]
  const label = card === undefined ? '' : uiWords(lang).piratesHere(card.strength)
  const touch = useTouch(`pirate:${pirate}`, touching, { label })
  if (card === undefined) return null
  // From far away the player taps the planet instead.
  return (
    <g
      {...(!isFar && touch)}
      className="tg-pirates"
      data-far={isFar || undefined}
      transform={`translate(${piratePlaces[range]})`}
    >
      {isFar ? (
        <rect className="tg-pirates-plate" x="-32" y="-23" width="66" height="46" rx="23" />
      ) : (
        <circle className="tg-pirates-plate" r="22" />
      )}
      <IconMark name="pirate" x={isFar ? -10 : -5} y={0} size={isFar ? 32 : 26} />
      {range !== 'thumbnail' && (
        <text x={isFar ? 17 : 13} y={range === 'furthest' ? 14 : isFar ? 10 : 8}>
          {card.strength}
        </text>
      )}
    </g>
  )
}

const priceScales = { near: 1, far: 1.1, furthest: 1.45, thumbnail: 2.2 } as const satisfies Record<
  Range,
  number
>

interface PriceProps {
  readonly price: Price
  /** How many ships and pirates stand above the planet; the price is drawn to the left of them. */
  readonly above: number
  readonly range: Range
}

export function PriceTag({ price: { energy, aliens, any }, above, range }: PriceProps) {
  const marks = [
    ...(energy > 0 || aliens + any === 0 ? [{ icon: 'energy', number: String(energy) } as const] : []),
    ...(aliens > 0 ? [{ icon: 'alien', number: String(aliens) } as const] : []),
    ...(any > 0 ? [{ icon: 'any', number: String(any) } as const] : []),
  ]
  return (
    <g
      className="tg-price"
      transform={`translate(${above === 0 ? 0 : -42 - above * 17} ${-PLANET_RADIUS - 6}) scale(${priceScales[range]})`}
    >
      <rect className="tg-price-plate" x="-38" y="-19" width="76" height="38" rx="19" />
      <MarkStrip marks={marks} x={0} y={0} size={28} widest={70} letters={letters[range]} />
    </g>
  )
}
