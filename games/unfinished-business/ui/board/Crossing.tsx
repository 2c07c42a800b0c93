import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import { spaceThing } from '../../../outer-rim/rules/scenario/things.ts'
import type { LayerProps } from '../../../outer-rim/ui/added-drawings.ts'
import { controlPoint } from '../../../outer-rim/ui/board/layout.ts'
import { coreWorlds } from '../../content/names.ts'
import './board.css'

/** The way across the Core (UB-COR-15). It is not a route, so it looks different from one. */
export function Crossing({ chart, touching }: LayerProps) {
  const isAsked = coreWorlds.every((core) => touching.lit.has(spaceThing(spaceOf(core))))
  return <CrossingPath chart={chart} isLit={isAsked} />
}

interface PathProps extends Pick<LayerProps, 'chart'> {
  /** A player is asked whether to cross. */
  readonly isLit?: boolean
}

export function CrossingPath({ chart, isLit = false }: PathProps) {
  const [from, to] = coreWorlds.map((core) => chart.spaces[spaceOf(core)])
  if (from === undefined || to === undefined) return null
  const bend = controlPoint(from, to)
  return (
    <path
      className="ub-crossing"
      data-lit={isLit || undefined}
      d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
    />
  )
}
