import { at } from '@kantyna/kernel'
import { hashBelow } from '@kantyna/ui'
import { memo } from 'preact/compat'
import { factions } from '../../content/names.ts'
import { type MapKey, spaces } from '../../rules/map/map.ts'
import { FactionMark } from '../drawing/FactionSign.tsx'
import { GlobePaints } from '../drawing/Globe.tsx'
import { CHART, type Chart, INNER_EDGE, OUTER_EDGE, onArc, SWEEP } from './layout.ts'
import { waysOf } from './ways.ts'

const stars = Array.from({ length: 220 }, (_, index) => {
  const degrees = (hashBelow(11, index * 3, 1000) / 1000) * SWEEP
  const radius = INNER_EDGE + 8 + hashBelow(11, index * 3 + 1, OUTER_EDGE - INNER_EDGE - 16)
  return { key: index, ...onArc(degrees, radius), r: 0.6 + hashBelow(11, index * 3 + 2, 12) / 8 }
})

interface Props {
  readonly chart: Chart
  readonly map: MapKey
  /** By faction: the number of patrols left in its stack. */
  readonly reserves: readonly number[]
}

/** The radius of the round area at an end of the arc, and of the dark field inside it. */
const ROUND = { edge: 88, field: 76 } as const

/** The wooden endcaps. If a planet lies beyond an end of the arc, a round area of the same wood is there. */
function Endcaps({ chart }: { readonly chart: Chart }) {
  return (
    <>
      {(['or-endcap-edge', 'or-endcap'] as const).map((part) => (
        <g key={part} className={part}>
          {chart.endcaps.map((outline) => (
            <path key={outline} d={outline} />
          ))}
          {chart.rounds.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={ROUND.edge} />
          ))}
        </g>
      ))}
      {chart.rounds.map(({ x, y }) => (
        <g key={x} className="or-round">
          <circle className="or-round-field" cx={x} cy={y} r={ROUND.field} />
          <circle className="or-round-line" cx={x} cy={y} r={ROUND.field - 8} />
        </g>
      ))}
    </>
  )
}

/** Everything that never moves: the tiles of the chart, the endcaps with the stacks of patrols, and the routes. */
export const Background = memo(function Background({ chart, map, reserves }: Props) {
  return (
    <g className="or-background">
      <GlobePaints />
      <rect className="or-void" width={CHART.width} height={CHART.height} />
      <Endcaps chart={chart} />
      {chart.tiles.map(({ id, outline }, index) => (
        <path key={id} className="or-tile" data-odd={index % 2 === 1 || undefined} d={outline} />
      ))}
      {stars.map(({ key, x, y, r }) => (
        <circle key={key} className="or-star" cx={x} cy={y} r={r} />
      ))}
      {[500, 570, 640, 760].map((radius) => {
        const [from, to] = [onArc(0, radius), onArc(SWEEP, radius)]
        return (
          <path
            key={radius}
            className="or-grid"
            d={`M${from.x} ${from.y}A${radius} ${radius} 0 1 1 ${to.x} ${to.y}`}
          />
        )
      })}
      {waysOf(map).map(([one, other]) => {
        const [from, to] = [at(chart.spaces, one), at(chart.spaces, other)]
        return (
          <path
            key={`${spaces[one]?.id} ${spaces[other]?.id}`}
            className="or-route"
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        )
      })}
      {chart.stacks.map(({ x, y }, faction) => (
        <g
          key={at(factions, faction)}
          className="or-stack"
          data-empty={at(reserves, faction) === 0 || undefined}
        >
          <FactionMark faction={at(factions, faction)} x={x - 14} y={y} size={44} />
          <text className="or-number" x={x + 26} y={y + 9} data-detail>
            ×{at(reserves, faction)}
          </text>
        </g>
      ))}
    </g>
  )
})
