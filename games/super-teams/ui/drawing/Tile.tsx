import { useId } from 'preact/hooks'
import type { Place } from '../../content/track.ts'
import { tileShape } from './tile-shape.ts'

interface Props {
  readonly spaces: Place
  readonly width: number
  readonly height: number
}

/** A painted place without its symbols, around the origin. A double space is split across its longer side. */
export function Tile({ spaces, width, height }: Props) {
  const clip = useId()
  const outline = tileShape(spaces.length === 1 ? spaces[0] : 'ordinary', width, height)
  const lower = `translate(0 ${(height * 0.05).toFixed(1)})`
  if (spaces.length === 1) {
    // An ordinary space is painted on the road; the others are set into it.
    const isPad = spaces[0] === 'ordinary'
    return (
      <>
        {!isPad && <path className="st-place-shadow" d={outline} transform={lower} />}
        <path className={`st-place-paint st-kind-${spaces[0]}`} d={outline} />
        {!isPad && <path className="st-place-sheen" d={outline} fill="url(#st-sheen)" />}
        <path className={`st-place-edge st-kind-${spaces[0]}`} d={outline} />
      </>
    )
  }
  const isWide = width >= height
  const half = isWide ? { width: width / 2, height } : { width, height: height / 2 }
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className="st-place-shadow" d={outline} transform={lower} />
      <g clipPath={`url(#${clip})`}>
        {spaces.map((kind, index) => (
          <rect
            key={kind}
            className={`st-place-paint st-kind-${kind}`}
            {...half}
            x={isWide ? (index - 1) * half.width : -width / 2}
            y={isWide ? -height / 2 : (index - 1) * half.height}
          />
        ))}
      </g>
      <path className="st-place-sheen" d={outline} fill="url(#st-sheen)" />
      <path
        className="st-place-split"
        d={isWide ? `M0 ${-height / 2}V${height / 2}` : `M${-width / 2} 0H${width / 2}`}
      />
      <path className="st-place-edge" d={outline} />
    </>
  )
}
