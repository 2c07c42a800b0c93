import { at, type Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { memo, useId } from 'react'
import { type SpaceKind, track } from '../../content/track.ts'
import { SpaceSymbol } from '../drawing/SpaceSymbol.tsx'
import { useTouch } from '../touch/use-touch.ts'
import { thingLabel } from '../words.ts'
import { halfOf } from './berths.ts'
import { type BoardLayout, type Box, middle, round } from './layout.ts'

interface Props {
  readonly place: number
  readonly layout: BoardLayout
  readonly lang: Lang
  readonly touching: Touching
  readonly isOccupied: boolean
}

/** One painted place of the track. Its symbol makes way for a ship. */
export const Place = memo(function Place({ place, layout, lang, touching, isOccupied }: Props) {
  const touch = useTouch(`space:${place}`, touching, { label: thingLabel(lang, `space:${place}`) })
  const { width, height } = layout.tile
  const centre = at(layout.centres, place)
  const tile: Box = { x: -width / 2, y: -height / 2, width, height }
  const corner = Math.min(width, height) * 0.26
  const spaces = at(track, place)
  const clip = useId()
  return (
    <g className="st-place" transform={`translate(${round(centre.x)} ${round(centre.y)})`} {...touch}>
      <rect className="st-place-shadow" {...tile} y={tile.y + height * 0.045} rx={corner} />
      {spaces.length === 1 ? (
        <>
          <rect className={`st-place-paint ${kindClass(spaces[0])}`} {...tile} rx={corner} />
          <PaintedSymbol kind={spaces[0]} box={tile} isOccupied={isOccupied} />
        </>
      ) : (
        <>
          <clipPath id={clip}>
            <rect {...tile} rx={corner} />
          </clipPath>
          {spaces.map((kind, half) => (
            <g key={kind}>
              <rect
                className={`st-place-paint ${kindClass(kind)}`}
                {...halfOf(tile, half)}
                clipPath={`url(#${clip})`}
              />
              <PaintedSymbol kind={kind} box={halfOf(tile, half)} isOccupied={isOccupied} />
            </g>
          ))}
          <path
            className="st-place-split"
            d={width >= height ? `M0 ${-height / 2}V${height / 2}` : `M${-width / 2} 0H${width / 2}`}
          />
        </>
      )}
      <rect className="st-place-edge" {...tile} rx={corner} />
      <rect className="st-halo" {...outside(tile, 2.5)} rx={corner + 2.5} />
      <text className="st-place-number" x={width / 2 - corner * 0.42} y={height / 2 - corner * 0.34}>
        {place}
      </text>
    </g>
  )
})

function PaintedSymbol({ kind, box, isOccupied }: { kind: SpaceKind; box: Box; isOccupied: boolean }) {
  const size = Math.min(box.width, box.height)
  const spot = isOccupied ? { x: box.x + size * 0.24, y: box.y + size * 0.22 } : middle(box)
  const scale = (size / 100) * (isOccupied ? 0.34 : 0.66)
  return (
    <g
      className={`st-symbol ${kindClass(kind)}`}
      style={{ transform: `translate(${round(spot.x)}px, ${round(spot.y)}px) scale(${scale.toFixed(3)})` }}
    >
      <SpaceSymbol kind={kind} />
    </g>
  )
}

export function kindClass(kind: SpaceKind): string {
  return `st-kind-${kind}`
}

export function outside(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}
