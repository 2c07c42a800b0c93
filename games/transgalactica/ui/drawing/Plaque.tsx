import { MarkBlock } from './EffectIcons.tsx'
import type { Mark } from './effect-marks.ts'
import { rowsOf } from './mark-rows.ts'

interface Props {
  readonly marks: readonly Mark[]
  /** The middle of it. */
  readonly y: number
  readonly size: number
}

const [WIDEST, HIGHEST] = [94, 42]

/** What a planet does: a longer text takes two lines, on a higher plaque. */
export function Plaque({ marks, y, size }: Props) {
  const box = { size, widest: WIDEST, highest: HIGHEST }
  const half = rowsOf(marks, box).rows.length > 1 ? 24 : 18
  return (
    <g className="tg-plaque">
      <rect x="-50" y={y - half} width="100" height={2 * half} rx="10" />
      <MarkBlock marks={marks} x={0} y={y} {...box} />
    </g>
  )
}
