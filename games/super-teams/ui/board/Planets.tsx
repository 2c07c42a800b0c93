import type { Lang } from '@kantyna/kernel'
import { type Touching, useTouch } from '@kantyna/ui'
import { useId } from 'preact/hooks'
import { FINISH } from '../../rules/board.ts'
import { CardBack } from '../drawing/CardFace.tsx'
import { Globe } from '../drawing/Globe.tsx'
import { isFinger, type OnCrowd, offersAttribute } from '../touch/finger.ts'
import { pileLabel, thingLabel } from '../words.ts'
import { type BoardLayout, type Box, readableSize } from './layout.ts'

/** The two planets at the ends of the track: horizons at the board's edge, wide enough for eight ships. */

interface Props {
  readonly layout: BoardLayout
  readonly lang: Lang
  readonly touching: Touching
}

export function StartingPlanet({
  layout,
  lang,
  touching,
  crowd,
  onCrowd,
}: Props & { crowd: readonly number[]; onCrowd: OnCrowd }) {
  const touch = useTouch('space:0', touching, {
    label: thingLabel(lang, 'space:0'),
    onTap(event) {
      if (onCrowd !== null && isFinger(event)) onCrowd(0)
      else touching.onTouch('space:0')
    },
  })
  return (
    <g className="st-planet" {...touch} {...offersAttribute(crowd)}>
      <Horizon layout={layout} planet="start" />
    </g>
  )
}

export function FinalPlanet({ layout, lang, touching, bonusCards }: Props & { bonusCards: number }) {
  const touch = useTouch(`space:${FINISH}`, touching, {
    label: `${thingLabel(lang, `space:${FINISH}`)} ${pileLabel(lang, 'planet', bonusCards)}`,
  })
  const { x, y, width, height } = layout.finish
  return (
    <g className="st-planet" {...touch}>
      <Horizon layout={layout} planet="finish" />
      {bonusCards > 0 && (
        <g transform={`translate(${x + width / 2} ${y + height * 0.4}) scale(${height / 240})`}>
          <g transform="translate(-104 -66) rotate(-10 50 70)">
            <CardBack pile="bonus" />
          </g>
          <g transform="translate(-84 -70) rotate(4 50 70)">
            <CardBack pile="bonus" />
          </g>
          <text className="st-count" x="34" y="22" fontSize={readableSize(60, height / 240)}>
            ×{bonusCards}
          </text>
        </g>
      )}
    </g>
  )
}

/** The visible cap of a planet; the rest of it lies beyond the board's edge. */
function Horizon({ layout, planet }: { layout: BoardLayout; planet: 'start' | 'finish' }) {
  const clip = useId()
  const { x, y, r } = globeOver(layout[planet], planet)
  return (
    <>
      <clipPath id={clip}>
        <rect x="2" y="2" width={layout.width - 4} height={layout.height - 4} rx="12" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Globe planet={planet} x={x} y={y} r={r} />
      </g>
      <circle className="st-halo" cx={x} cy={y} r={r + 1} clipPath={`url(#${clip})`} />
    </>
  )
}

function globeOver(box: Box, planet: 'start' | 'finish'): { x: number; y: number; r: number } {
  const cap = box.height * 1.04
  const r = Math.max((box.width * box.width) / (8 * cap) + cap / 2, box.width * 0.56)
  const x = box.x + box.width / 2
  return planet === 'start' ? { x, y: box.y + box.height - cap + r, r } : { x, y: box.y + cap - r, r }
}
