import { Globe } from './drawing/Globe.tsx'
import { Paints } from './drawing/Paints.tsx'
import { ShipPicture } from './drawing/ShipPicture.tsx'
import { scatter } from './drawing/scatter.ts'
import './drawing/drawing.css'
import './box-art.css'

/** Place, size and angle of each ship in the picture; the farthest ahead come first. */
const racers = [
  { ship: 3, x: 176, y: 96, size: 44, turn: 30 },
  { ship: 4, x: 62, y: 118, size: 50, turn: 44 },
  { ship: 6, x: 140, y: 152, size: 70, turn: 38 },
  { ship: 0, x: 82, y: 228, size: 112, turn: 40 },
] as const

const stars = Array.from({ length: 60 }, (_, index) => {
  const { x, y } = scatter(index)
  return { x: x * 240, y: y * 300, r: 0.5 + (index % 4) * 0.35 }
})

/** The picture on the box: ships of all four teams race from a desert world towards the finish. Our own drawing. */
export function BoxArt() {
  return (
    <svg className="st-box" viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Paints />
      <defs>
        <linearGradient id="st-box-sky" x1="0" y1="1" x2="0.5" y2="0">
          <stop offset="0" stopColor="#4a3022" />
          <stop offset="0.45" stopColor="#1b2430" />
          <stop offset="1" stopColor="#0d1119" />
        </linearGradient>
        <linearGradient id="st-box-trail" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe2ad" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ffb454" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="240" height="300" fill="url(#st-box-sky)" />
      {stars.map(({ x, y, r }) => (
        <circle key={x} className="st-box-star" cx={x} cy={y} r={r} />
      ))}
      <Globe planet="finish" x={206} y={58} r={36} />
      <Globe planet="start" x={40} y={420} r={184} />
      <path className="st-box-steps" d="M-10 316C50 282 92 232 122 196C148 164 172 132 190 92" />
      {racers.map(({ ship, x, y, size, turn }) => (
        <g key={ship} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`}>
          <path d="M-14 30L-6 150L2 30ZM-2 30L6 150L14 30Z" fill="url(#st-box-trail)" />
          <ShipPicture ship={ship} size={100} badge={false} />
        </g>
      ))}
      <text className="st-box-name" x="16" y="50">
        <tspan x="16">SUPER</tspan>
        <tspan x="16" dy="38">
          TEAMS
        </tspan>
      </text>
    </svg>
  )
}
