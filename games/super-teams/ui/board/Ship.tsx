import type { Lang } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { ShipPicture } from '../drawing/ShipPicture.tsx'
import { isFinger, type OnCrowd } from '../touch/finger.ts'
import { shipLabel } from '../words.ts'
import type { Berth } from './berths.ts'
import type { Ghost } from './ghosts.ts'

interface Props {
  readonly ship: number
  readonly berth: Berth | null
  readonly place: number
  readonly half: number
  readonly lang: Lang
  readonly touching: Touching
  readonly ghosts: readonly Ghost[]
  /** Asks which ship is meant, where a finger cannot tell. */
  readonly onCrowd: OnCrowd
}

/** One ship on the track. Flights move the outer group; the picture inside rises when picked up. */
export function Ship({ ship, berth, place, half, lang, touching, ghosts, onCrowd }: Props) {
  const touch = useTouch(`ship:${ship}`, touching, {
    label: shipLabel(lang, ship, place, half, ghosts),
    expected: true,
    onTap(event) {
      if (onCrowd !== null && isFinger(event)) onCrowd(place)
      else touching.onTouch(`ship:${ship}`)
    },
  })
  if (berth === null) return null
  const { size, touchArea } = berth
  return (
    <g
      data-flight={ship}
      style={{ transform: `translate(${berth.x.toFixed(1)}px, ${berth.y.toFixed(1)}px)` }}
    >
      <g className="st-ship" {...touch}>
        <rect
          className="st-hit"
          x={-touchArea.width / 2}
          y={-touchArea.height / 2}
          width={touchArea.width}
          height={touchArea.height}
        />
        <circle className="st-halo" r={size * 0.5} />
        <g className="st-raise">
          <ShipPicture ship={ship} size={size} />
        </g>
      </g>
    </g>
  )
}
