import { hashBelow } from '@kantyna/ui'
import { boxShapes } from './drawing/box-shapes.ts'
import { Planet } from './drawing/Planet.tsx'
import './drawing/drawing.css'
import './box-art.css'

const stars = Array.from({ length: 70 }, (_, index) => ({
  key: index,
  x: hashBelow(7, index * 3, 240),
  y: hashBelow(7, index * 3 + 1, 300),
  r: 0.4 + hashBelow(7, index * 3 + 2, 10) / 8,
}))

/** Two fans of cards that meet over a world: one side's cards come from above, the other side's from below. */
export function BoxArt() {
  return (
    <svg className="db-box" viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="db-box-sky" x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" stopColor="#16233c" />
          <stop offset="0.5" stopColor="#0c0e14" />
          <stop offset="1" stopColor="#42190f" />
        </linearGradient>
      </defs>
      <rect width="240" height="300" fill="url(#db-box-sky)" />
      {stars.map(({ key, x, y, r }) => (
        <circle key={key} className="db-box-star" cx={x} cy={y} r={r} />
      ))}
      <g transform="translate(58 88) scale(1.24)">
        <Planet id="endor" />
      </g>
      <g data-faction="empire">
        <BoxCard x={62} y={66} turn={202} shape="trooper" />
        <BoxCard x={120} y={50} turn={180} shape="wedge" />
        <BoxCard x={178} y={66} turn={158} shape="twinPanel" />
      </g>
      <g data-faction="rebels">
        <BoxCard x={62} y={238} turn={-22} shape="crossWing" />
        <BoxCard x={178} y={238} turn={22} shape="bulbShip" />
        <BoxCard x={120} y={254} turn={0} shape="pilot" />
      </g>
      <g className="db-box-title">
        <rect x="-6" y="128" width="252" height="48" />
        <text x="120" y="146">
          THE
        </text>
        <text className="db-box-name" x="120" y="168">
          DECKBUILDING GAME
        </text>
      </g>
    </svg>
  )
}

function BoxCard(props: { x: number; y: number; turn: number; shape: keyof typeof boxShapes }) {
  const { x, y, turn, shape } = props
  const [solid, cut] = boxShapes[shape]
  // The other side's cards face their owner, and so do their pictures.
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className="db-box-shadow" x="-37" y="-51" width="78" height="108" rx="6" />
      <rect className="db-box-card" x="-39" y="-54" width="78" height="108" rx="6" />
      <g className="db-silhouette" transform="translate(-30 -34) scale(0.6)">
        <path d={solid} />
        {cut !== undefined && <path className="db-cut" d={cut} />}
      </g>
    </g>
  )
}
