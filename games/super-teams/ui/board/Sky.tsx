import { memo } from 'preact/compat'
import { scatter } from '../drawing/scatter.ts'
import type { BoardLayout } from './layout.ts'

/** The table top under the lamp, painted with a faint field of stars that never change. */
export const Sky = memo(function Sky({ layout }: { layout: BoardLayout }) {
  const { width, height } = layout
  const count = Math.round(Math.min(160, (width * height) / 3200))
  return (
    <g className="st-sky">
      <rect className="st-top" width={width} height={height} rx="14" />
      {Array.from({ length: count }, (_, index) => ({ index, ...scatter(index) })).map(({ index, x, y }) => (
        <circle
          key={index}
          className="st-star"
          cx={x * width}
          cy={y * height}
          r={0.5 + (index % 5) * 0.22}
          opacity={0.25 + (index % 7) * 0.08}
        />
      ))}
      <rect className="st-edge" x="1" y="1" width={width - 2} height={height - 2} rx="13" />
    </g>
  )
})

/** The light of the lamp on everything that is painted on the board. */
export function LampLight({ layout: { width, height } }: { layout: BoardLayout }) {
  return (
    <>
      <defs>
        <radialGradient id="st-lamp" cx="50%" cy="42%" r="72%">
          <stop className="st-lamp-heart" offset="0" />
          <stop className="st-lamp-middle" offset="0.5" />
          <stop className="st-lamp-edge" offset="1" />
        </radialGradient>
      </defs>
      <rect className="st-lamp" width={width} height={height} rx="14" fill="url(#st-lamp)" />
    </>
  )
}
