import { ShipPicture } from './ShipPicture.tsx'
import { TeamShape, teamClass } from './TeamShape.tsx'

/** A team card: two ships under the team's shape, in a box of 120 × 140. */
export function TeamFace({ colour }: { colour: number }) {
  return (
    <g className={`st-face ${teamClass(colour)}`}>
      <rect className="st-face-paint" width="120" height="140" rx="10" />
      <path
        className="st-face-sweep"
        d="M0 94C36 82 80 80 120 60V130a10 10 0 0 1 -10 10H10a10 10 0 0 1 -10 -10Z"
      />
      <TeamShape colour={colour} x={20} y={20} size={26} />
      <ShipPicture ship={colour * 2} x={40} y={66} size={58} badge={false} />
      <ShipPicture ship={colour * 2 + 1} x={84} y={42} size={58} badge={false} />
      <rect className="st-face-edge" x="1.5" y="1.5" width="117" height="137" rx="9" />
    </g>
  )
}
