import { MarkBlock } from './EffectIcons.tsx'
import type { Mark } from './effect-marks.ts'
import { rowsOf, widthOfAll } from './mark-rows.ts'

/** How far away something is seen from. From further away fewer things are drawn, and they are larger. */
export type Range = 'near' | 'far' | 'furthest' | 'thumbnail'

interface Props {
  readonly marks: readonly Mark[]
  readonly range?: Range
}

/** The height of letters beside an icon of 24. */
export const letters = { near: 20, far: 23, furthest: 29, thumbnail: 29 } as const satisfies Record<
  Range,
  number
>

/** The largest size of the marks on a plaque, and their usual size if there is room. A thumbnail has no plaque. */
export const plaqueBoxes = {
  near: { size: 29, widest: 104, highest: 50, letters: letters.near },
  far: { size: 33, widest: 122, highest: 62, letters: letters.far },
  furthest: { size: 44, widest: 176, highest: 96, letters: letters.furthest },
} as const satisfies Record<Exclude<Range, 'thumbnail'>, object>
/** The plaque's middle is a little below the planet's. */
const Y = 4

/** The effect of a planet. A longer one takes two lines, on a higher plaque. */
export function Plaque({ marks, range = 'near' }: Props) {
  if (range === 'thumbnail') return null
  const box = plaqueBoxes[range]
  const { rows, scale, pitch } = rowsOf(marks, box)
  const half = 12 * scale + ((rows.length - 1) * pitch) / 2 + 4
  const wide =
    range === 'near'
      ? box.widest + 6
      : Math.max(60, ...rows.map((row) => widthOfAll(row, box.letters) * scale + 10))
  return (
    <g className="tg-plaque">
      <rect x={-wide / 2} y={Y - half} width={wide} height={2 * half} rx="10" />
      <MarkBlock marks={marks} x={0} y={Y} {...box} />
    </g>
  )
}
