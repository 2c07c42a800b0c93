import type { Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { FINISH } from '../../rules/board.ts'
import { CardBack } from '../drawing/CardFace.tsx'
import { useTouch } from '../touch/use-touch.ts'
import { pileLabel, thingLabel } from '../words.ts'
import type { BoardLayout, Box } from './layout.ts'

/** The two planets at the ends of the track: horizons over the board's edge, wide enough for eight ships. */

interface Props {
  readonly layout: BoardLayout
  readonly lang: Lang
  readonly touching: Touching
}

export function StartingPlanet({ layout, lang, touching }: Props) {
  const touch = useTouch('space:0', touching, { label: thingLabel(lang, 'space:0') })
  const box = layout.start
  const globe = globeOver(box, 'below')
  return (
    <g className="st-planet st-planet-start" {...touch}>
      <clipPath id="st-clip-start">
        <rect x="1" y="1" width={layout.width - 2} height={layout.height - 2} rx="13" />
      </clipPath>
      <g clipPath="url(#st-clip-start)">
        <circle className="st-air" cx={globe.x} cy={globe.y} r={globe.r * 1.06} />
        <circle className="st-ground" cx={globe.x} cy={globe.y} r={globe.r} />
      </g>
      <circle className="st-halo" cx={globe.x} cy={globe.y} r={globe.r + 1} clipPath="url(#st-clip-start)" />
    </g>
  )
}

export function FinalPlanet({ layout, lang, touching, bonusCards }: Props & { bonusCards: number }) {
  const touch = useTouch(`space:${FINISH}`, touching, {
    label: `${thingLabel(lang, `space:${FINISH}`)} ${pileLabel(lang, 'planet', bonusCards)}`,
  })
  const box = layout.finish
  const globe = globeOver(box, 'above')
  return (
    <g className="st-planet st-planet-finish" {...touch}>
      <clipPath id="st-clip-finish">
        <rect x="1" y="1" width={layout.width - 2} height={layout.height - 2} rx="13" />
      </clipPath>
      <g clipPath="url(#st-clip-finish)">
        <circle className="st-air" cx={globe.x} cy={globe.y} r={globe.r * 1.06} />
        <circle className="st-ground" cx={globe.x} cy={globe.y} r={globe.r} />
      </g>
      <circle className="st-halo" cx={globe.x} cy={globe.y} r={globe.r + 1} clipPath="url(#st-clip-finish)" />
      {bonusCards > 0 && (
        <g
          transform={`translate(${box.x + box.width / 2} ${box.y + box.height * 0.5}) scale(${box.height / 260})`}
        >
          <g transform="translate(-90 -70) rotate(-8 50 70)">
            <CardBack pile="bonus" />
          </g>
          <text className="st-count" x="40" y="18" fontSize="58">
            ×{bonusCards}
          </text>
        </g>
      )}
    </g>
  )
}

/** A globe whose cap fills the box and whose body lies beyond the edge. */
function globeOver(box: Box, body: 'below' | 'above'): { x: number; y: number; r: number } {
  const cap = box.height * 1.02
  const r = Math.max((box.width * box.width) / (8 * cap) + cap / 2, box.width * 0.5)
  const x = box.x + box.width / 2
  return body === 'below' ? { x, y: box.y + box.height - cap + r, r } : { x, y: box.y + cap - r, r }
}
