import { MarkBlock } from './EffectIcons.tsx'
import type { Mark } from './effect-marks.ts'
import { rowsOf, widthOfAll } from './mark-rows.ts'

/** From how far away something is seen: the further, the fewer things are drawn, and the larger they are. */
export type Range = 'near' | 'far' | 'furthest' | 'thumbnail'

interface Props {
  readonly marks: readonly Mark[]
  readonly range?: Range
}

/** How high letters are beside an icon of 24. */
export const letters = { near: 20, far: 23, furthest: 29, thumbnail: 29 } as const satisfies Record<
  Range,
  number
>

/** As wide and high as its marks may become, and how large they are where there is room. A thumbnail has none. */
export const plaqueBoxes = {
  near: { size: 29, widest: 104, highest: 50, letters: letters.near },
  far: { size: 33, widest: 122, highest: 62, letters: letters.far },
  furthest: { size: 44, widest: 176, highest: 96, letters: letters.furthest },
} as const satisfies Record<Exclude<Range, 'thumbnail'>, object>
/** The middle of it lies a little below that of the planet. */
const Y = 4

/** What a planet does: a longer text takes two lines, on a higher plaque. */
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
