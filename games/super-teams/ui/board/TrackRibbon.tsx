import { memo } from 'react'
import { type BoardLayout, smoothPath } from './layout.ts'

/** The road under the places. */
export const TrackRibbon = memo(function TrackRibbon({ layout }: { layout: BoardLayout }) {
  const road = smoothPath(layout.centres)
  const width = Math.min(layout.tile.width, layout.tile.height) * 0.5
  return (
    <g className="st-ribbon">
      <path className="st-ribbon-edge" d={road} strokeWidth={width + 3} />
      <path className="st-ribbon-road" d={road} strokeWidth={width} />
      <path className="st-ribbon-line" d={road} />
    </g>
  )
})
