import { hashBelow } from '@kantyna/ui'
import { shipOnBox } from './drawing/box-shape.ts'
import { Globe, GlobePaints, Swirl } from './drawing/Globe.tsx'
import { Silhouette } from './drawing/Silhouette.tsx'
import './box-art.css'

const stars = Array.from({ length: 90 }, (_, index) => ({
  key: index,
  x: hashBelow(19, index * 3, 240),
  y: hashBelow(19, index * 3 + 1, 300),
  r: 0.4 + hashBelow(19, index * 3 + 2, 10) / 8,
}))

/** A freighter on its way along the rim: past a dusty planet, towards the lights of another, with a storm behind it. */
export function BoxArt() {
  return (
    <svg className="or-box" viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <GlobePaints />
      <defs>
        <linearGradient id="or-box-sky" x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor="#0d1420" />
          <stop offset="0.55" stopColor="#1a1a20" />
          <stop offset="1" stopColor="#4a2a16" />
        </linearGradient>
      </defs>
      <rect width="240" height="300" fill="url(#or-box-sky)" />
      {stars.map(({ key, x, y, r }) => (
        <circle key={key} className="or-box-star" cx={x} cy={y} r={r} />
      ))}
      <path className="or-box-arc" d="M-20 250A210 210 0 0 1 260 250" />
      <path className="or-box-arc" d="M-20 215A232 232 0 0 1 260 215" />
      <g transform="translate(196 66) scale(0.8)">
        <Swirl />
      </g>
      <g transform="translate(48 226) scale(1.7)">
        <Globe planet="tatooine" />
      </g>
      <g transform="translate(66 84) scale(0.52)">
        <Globe planet="takodana" />
      </g>
      <g transform="translate(190 262) scale(0.7)">
        <Globe planet="naboo" />
      </g>
      <path className="or-box-course" d="M214 60C190 110 176 120 150 142" />
      <g className="or-box-ship" transform="translate(138 152) rotate(-132)">
        <Silhouette shape={shipOnBox} size={62} />
      </g>
      <g className="or-box-title">
        <rect x="-6" y="14" width="252" height="34" />
        <text x="120" y="40">
          OUTER RIM
        </text>
      </g>
    </svg>
  )
}
