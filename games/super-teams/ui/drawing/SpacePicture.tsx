import type { Place } from '../../content/track.ts'
import { Globe } from './Globe.tsx'
import { SpaceSymbol } from './SpaceSymbol.tsx'
import { Tile } from './Tile.tsx'

/** A kind of space, or both halves of a double space, in a square of 100 around the origin. */
export function SpacePicture({ spaces }: { spaces: Place }) {
  const [first] = spaces
  if (first === 'start' || first === 'finish') return <Globe planet={first} x={0} y={0} r={44} />
  const width = 100 / spaces.length
  return (
    <>
      <Tile spaces={spaces} width={100} height={100} />
      {spaces.map((kind, half) => (
        <g
          key={kind}
          className={`st-kind-${kind}`}
          transform={`translate(${-50 + (half + 0.5) * width} 0) scale(${(width / 100) * 0.76})`}
        >
          <SpaceSymbol kind={kind} />
        </g>
      ))}
    </>
  )
}
