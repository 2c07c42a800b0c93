import type { Lang, Seat } from '@kantyna/kernel'
import { seatColour, seatShape, type Touching, useTouch } from '@kantyna/ui'
import { NOBODY } from '../../rules/race.ts'
import { ShipPicture } from '../drawing/ShipPicture.tsx'
import { isFinger, type OnCrowd, offersAttribute } from '../touch/finger.ts'
import { shipLabel } from '../words.ts'
import type { Berth } from './berths.ts'
import type { Ghost } from './ghosts.ts'

interface Props {
  readonly ship: number
  readonly berth: Berth | null
  readonly place: number
  readonly half: number
  /** The seat whose mark and colour the ship shows; NOBODY for a ship without a mark. */
  readonly owner: Seat
  readonly isOwn: boolean
  readonly lang: Lang
  readonly touching: Touching
  readonly ghosts: readonly Ghost[]
  /** The ships at its place, if a finger cannot tell them apart and the player has to be asked. */
  readonly crowd: readonly number[]
  /** Asks which ship the player means, if a finger cannot tell them apart. */
  readonly onCrowd: OnCrowd
}

/** One ship on the track. Flights move the outer group; the picture inside rises when picked up. */
export function Ship({
  ship,
  berth,
  place,
  half,
  owner,
  isOwn,
  lang,
  touching,
  ghosts,
  crowd,
  onCrowd,
}: Props) {
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
      <g className="st-ship" {...touch} {...offersAttribute(crowd)}>
        <rect
          className="st-hit"
          x={(touchArea.dx ?? 0) - touchArea.width / 2}
          y={(touchArea.dy ?? 0) - touchArea.height / 2}
          width={touchArea.width}
          height={touchArea.height}
        />
        {isOwn && (
          <circle className="st-own" r={size * 0.47} stroke={seatColour(owner)} fill={seatColour(owner)} />
        )}
        <circle className="st-halo" r={size * 0.5} />
        <g className="st-raise">
          <ShipPicture ship={ship} size={size} />
          {owner !== NOBODY && <OwnerMark seat={owner} size={size * 0.3} at={size * 0.36} />}
        </g>
      </g>
    </g>
  )
}

/** The mark of the ship's player, the same as in the list of players. */
function OwnerMark({ seat, size, at }: { seat: Seat; size: number; at: number }) {
  return (
    <path
      className="st-owner"
      d={seatShape(seat)}
      fill={seatColour(seat)}
      transform={`translate(${-at - size / 2} ${at - size / 2}) scale(${size / 24})`}
    />
  )
}
