import { useId } from 'react'
import type { Place } from '../../content/track.ts'
import { SpaceSymbol } from './SpaceSymbol.tsx'

/** A kind of space, or both halves of a double space, in a square of 100 around the origin. */
export function SpacePicture({ spaces }: { spaces: Place }) {
  const clip = useId()
  if (spaces[0] === 'start' || spaces[0] === 'finish') {
    return (
      <g className={`st-planet st-planet-${spaces[0]}`}>
        <circle className="st-ground" r="46" />
        <path className="st-ground-band" d="M-44 -12C-20 -2 16 -18 44 -8M-42 14C-14 24 18 10 44 18" />
      </g>
    )
  }
  const width = 100 / spaces.length
  return (
    <g className="st-place">
      <clipPath id={clip}>
        <rect x="-50" y="-50" width="100" height="100" rx="26" />
      </clipPath>
      {spaces.map((kind, half) => (
        <g key={kind}>
          <rect
            className={`st-place-paint st-kind-${kind}`}
            x={-50 + half * width}
            y="-50"
            width={width}
            height="100"
            clipPath={`url(#${clip})`}
          />
          <g
            className={`st-symbol st-kind-${kind}`}
            transform={`translate(${-50 + (half + 0.5) * width} 0) scale(${(width / 100) * 0.72})`}
          >
            <SpaceSymbol kind={kind} />
          </g>
        </g>
      ))}
      {spaces.length === 2 && <path className="st-place-split" d="M0 -50V50" />}
      <rect className="st-place-edge" x="-50" y="-50" width="100" height="100" rx="26" />
    </g>
  )
}
