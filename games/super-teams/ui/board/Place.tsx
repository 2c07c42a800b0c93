import { at, type Lang } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { memo } from 'preact/compat'
import { type SpaceKind, track } from '../../content/track.ts'
import { SpaceSymbol } from '../drawing/SpaceSymbol.tsx'
import { Tile } from '../drawing/Tile.tsx'
import { tileShape } from '../drawing/tile-shape.ts'
import { isFinger, type OnCrowd } from '../touch/finger.ts'
import { thingLabel } from '../words.ts'
import { halfOf } from './berths.ts'
import { type BoardLayout, type Box, middle, round } from './layout.ts'

interface Props {
  readonly place: number
  readonly layout: BoardLayout
  readonly lang: Lang
  readonly touching: Touching
  readonly isOccupied: boolean
  readonly onCrowd: OnCrowd
}

/** One painted place of the track. Its symbol moves aside for a ship. */
export const Place = memo(function Place({ place, layout, lang, touching, isOccupied, onCrowd }: Props) {
  const touch = useTouch(`space:${place}`, touching, {
    label: thingLabel(lang, `space:${place}`),
    onTap(event) {
      if (onCrowd !== null && isFinger(event) && !touching.lit.has(`space:${place}`)) onCrowd(place)
      else touching.onTouch(`space:${place}`)
    },
  })
  const { width, height } = layout.tile
  const centre = at(layout.centres, place)
  const tile: Box = { x: -width / 2, y: -height / 2, width, height }
  const spaces = at(track, place)
  const outline = tileShape(spaces.length === 1 ? spaces[0] : 'ordinary', width + 5, height + 5)
  const size = Math.max(11, Math.min(15, width * 0.16))
  return (
    <g
      className="st-place"
      transform={`translate(${round(centre.x)} ${round(centre.y)})`}
      {...touch}
      data-asked={touching.lit.has(`half:${place}-0`) || undefined}
    >
      {touching.lit.has(`space:${place}`) && <TouchArea {...layout.touchArea} />}
      <Tile spaces={spaces} width={width} height={height} />
      {spaces.map((kind, half) => (
        <PaintedSymbol
          key={kind}
          kind={kind}
          box={spaces.length === 1 ? tile : halfOf(tile, half)}
          isOccupied={isOccupied}
        />
      ))}
      <path className="st-halo" d={outline} />
      <text className="st-place-number" x={-width / 2 + 3} y={height / 2 - 2} fontSize={size}>
        {place}
      </text>
    </g>
  )
})

function TouchArea({ width, height }: { width: number; height: number }) {
  return <rect className="st-hit" x={-width / 2} y={-height / 2} width={width} height={height} />
}

function PaintedSymbol({ kind, box, isOccupied }: { kind: SpaceKind; box: Box; isOccupied: boolean }) {
  const size = Math.min(box.width, box.height)
  const spot = isOccupied ? { x: box.x + size * 0.24, y: box.y + size * 0.22 } : middle(box)
  const scale = (size / 100) * (isOccupied ? 0.36 : 0.74)
  return (
    <g
      className={`st-symbol st-kind-${kind}`}
      style={{ transform: `translate(${round(spot.x)}px, ${round(spot.y)}px) scale(${scale.toFixed(3)})` }}
    >
      <SpaceSymbol kind={kind} />
    </g>
  )
}
