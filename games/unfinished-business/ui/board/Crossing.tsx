import { spaceOf } from '../../../outer-rim/rules/map.ts'
import type { LayerProps } from '../../../outer-rim/ui/board/layers.ts'
import { coreWorlds } from '../../content/names.ts'
import './board.css'

/** How deep the way bends below the Core Worlds, in units of the chart. */
const BEND = 100

/** The way across the Core (UB-COR-15): no route, so it is drawn unlike one. */
export function Crossing({ chart }: LayerProps) {
  return <CrossingPath chart={chart} />
}

export function CrossingPath({ chart }: Pick<LayerProps, 'chart'>) {
  const [from, to] = coreWorlds.map((core) => chart.spaces[spaceOf(core)])
  if (from === undefined || to === undefined) return null
  const middle = { x: (from.x + to.x) / 2, y: Math.max(from.y, to.y) + BEND }
  return <path className="ub-crossing" d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`} />
}
