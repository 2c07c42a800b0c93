import type { Point } from '@kantyna/ui'
import { memo } from 'preact/compat'
import { type BoardLayout, round, smoothPath } from './layout.ts'

/** The road under the places, with arrows where it turns. */
export const TrackRibbon = memo(function TrackRibbon({ layout }: { layout: BoardLayout }) {
  const road = smoothPath(layout.centres)
  const { width, height } = layout.tile
  const broad = Math.min(width, height) * 0.94
  return (
    <g className="st-ribbon">
      <path className="st-ribbon-edge" d={road} strokeWidth={broad + 4} />
      <path className="st-ribbon-road" d={road} strokeWidth={broad} />
      <path className="st-ribbon-glint" d={road} strokeWidth={broad * 0.8} />
      {arrows(layout).map(({ x, y, angle }) => (
        <path
          key={`${round(x)} ${round(y)}`}
          className="st-ribbon-arrow"
          d="M-3 -5L3 0L-3 5"
          transform={`translate(${round(x)} ${round(y)}) rotate(${round(angle)}) scale(${round(Math.max(0.7, width / 90))})`}
        />
      ))}
    </g>
  )
})

function arrows({ centres }: BoardLayout): (Point & { angle: number })[] {
  return centres.slice(1, -2).flatMap((from, index) => {
    const to = centres[index + 2] ?? from
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    return [{ x: from.x + dx / 2, y: from.y + dy / 2, angle: (Math.atan2(dy, dx) * 180) / Math.PI }]
  })
}
