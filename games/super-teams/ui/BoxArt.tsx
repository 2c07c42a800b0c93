import { Globe } from './drawing/Globe.tsx'
import { Paints } from './drawing/Paints.tsx'
import { ShipPicture } from './drawing/ShipPicture.tsx'
import './drawing/drawing.css'
import './box-art.css'

/** Who is where in the picture, how large and how steep; the first flies ahead. */
const racers = [
  { ship: 4, x: 84, y: 92, size: 54, turn: 46 },
  { ship: 3, x: 226, y: 100, size: 56, turn: 30 },
  { ship: 6, x: 150, y: 132, size: 78, turn: 40 },
  { ship: 0, x: 96, y: 214, size: 122, turn: 42 },
] as const

const stars = Array.from({ length: 70 }, (_, index) => ({
  x: ((0.5 + 0.7548776662 * (index + 1)) % 1) * 300,
  y: ((0.5 + 0.5698402909 * (index + 1)) % 1) * 300,
  r: 0.5 + (index % 4) * 0.35,
}))

/** The box on the shelf: ships of all four teams race from a desert world towards the finish. Our own drawing. */
export function BoxArt() {
  return (
    <svg className="st-box" viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Paints />
      <defs>
        <linearGradient id="st-box-sky" x1="0" y1="1" x2="0.6" y2="0">
          <stop offset="0" stopColor="#3a2a24" />
          <stop offset="0.4" stopColor="#1a2230" />
          <stop offset="1" stopColor="#0c1018" />
        </linearGradient>
        <linearGradient id="st-box-trail" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe2ad" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ffb454" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="300" height="300" fill="url(#st-box-sky)" />
      {stars.map(({ x, y, r }) => (
        <circle key={x} className="st-box-star" cx={x} cy={y} r={r} />
      ))}
      <Globe planet="finish" x={262} y={36} r={48} />
      <Globe planet="start" x={30} y={392} r={190} />
      <path
        className="st-box-road"
        d="M-20 296C60 262 96 216 132 182C170 146 196 112 214 70L222 74C210 120 190 160 160 202C134 240 90 290 30 330Z"
      />
      <path className="st-box-steps" d="M6 304C70 274 108 222 144 188C178 154 200 118 216 74" />
      {racers.map(({ ship, x, y, size, turn }) => (
        <g key={ship} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`}>
          <path d="M-14 30L-6 150L2 30ZM-2 30L6 150L14 30Z" fill="url(#st-box-trail)" />
          <ShipPicture ship={ship} size={100} badge={false} />
        </g>
      ))}
    </svg>
  )
}
