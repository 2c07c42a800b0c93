import { hashBelow } from '@kantyna/ui'
import { Globe, HubGlobe, type PlanetLook, PlanetPaints } from './drawing/Globe.tsx'
import { ShapeMark } from './drawing/Painted.tsx'
import { ship } from './drawing/ship.ts'
import './drawing/drawing.css'
import './box-art.css'

const stars = Array.from({ length: 80 }, (_, index) => ({
  key: index,
  x: hashBelow(31, index * 3, 240),
  y: hashBelow(31, index * 3 + 1, 300),
  r: 0.4 + hashBelow(31, index * 3 + 2, 10) / 9,
}))

/** Planets on the cover, with place and size. Only their look is needed. */
const planets: readonly { look: PlanetLook; x: number; y: number; scale: number }[] = [
  { look: { id: 'PL16', colours: ['yellow'], kind: 'action' }, x: 46, y: 196, scale: 0.62 },
  { look: { id: 'PL04', colours: ['purple'], kind: 'action' }, x: 204, y: 132, scale: 0.5 },
  { look: { id: 'PL10', colours: ['green'], kind: 'action' }, x: 196, y: 244, scale: 0.78 },
  { look: { id: 'PL09', colours: ['grey'], kind: 'action' }, x: 40, y: 92, scale: 0.36 },
]

/** A spiral galaxy with the city planet in its middle, lit ways to four planets, and two ships. */
export function BoxArt() {
  return (
    <svg className="tg-box" viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <PlanetPaints />
      <defs>
        <radialGradient id="tg-box-sky" cx="0.5" cy="0.53" r="0.75">
          <stop offset="0" stopColor="#5a3d22" />
          <stop offset="0.35" stopColor="#1f2233" />
          <stop offset="1" stopColor="#0a0b10" />
        </radialGradient>
      </defs>
      <rect width="240" height="300" fill="url(#tg-box-sky)" />
      {stars.map(({ key, x, y, r }) => (
        <circle key={key} className="tg-box-star" cx={x} cy={y} r={r} />
      ))}
      <g className="tg-box-arms">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path
            key={turn}
            d="M120 160C150 120 210 130 226 190S180 300 110 296"
            transform={`rotate(${turn} 120 160)`}
          />
        ))}
      </g>
      <path className="tg-box-way" d="M46 196 120 160 196 244M120 160 204 132M120 160 40 92" />
      {planets.map(({ look, x, y, scale }) => (
        <g key={look.id} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Globe look={look} />
        </g>
      ))}
      <g transform="translate(120 160) scale(0.9)">
        <HubGlobe />
      </g>
      <g className="tg-box-ship" transform="translate(160 202) rotate(135)">
        <ShapeMark shape={ship} x={0} y={0} size={30} />
      </g>
      <g className="tg-box-ship" data-other transform="translate(84 178) rotate(-118)">
        <ShapeMark shape={ship} x={0} y={0} size={22} />
      </g>
      <g className="tg-box-title">
        <rect x="-6" y="14" width="252" height="34" />
        <text x="120" y="40">
          TRANSGALACTICA
        </text>
      </g>
    </svg>
  )
}
