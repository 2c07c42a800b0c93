import { assert } from '@kantyna/kernel'
import { hashBelow, seedOf } from '@kantyna/ui'
import { memo } from 'preact/compat'
import type { BasePlanet, Planet } from '../../content/names.ts'
import { useAddedDrawings } from '../added-drawings.ts'

/** How a planet looks from space. We invented all looks. */
export interface Look {
  readonly hue: number
  readonly saturation: number
  /** The hue of the second tone, for example of land on water or of storms on sand. */
  readonly other: number
  readonly surface:
    | 'bands'
    | 'land'
    | 'craters'
    | 'lights'
    | 'swirl'
    | 'grass'
    | 'halves'
    | 'islands'
    | 'rock'
  readonly ring?: 'thin' | 'broken'
}

const printed: Readonly<Record<BasePlanet, Look> & Partial<Record<Planet, Look>>> = {
  cantonica: { hue: 38, saturation: 46, other: 48, surface: 'lights' },
  'ord-mantell': { hue: 18, saturation: 34, other: 30, surface: 'craters' },
  lothal: { hue: 84, saturation: 26, other: 205, surface: 'grass' },
  'mon-calamari': { hue: 204, saturation: 62, other: 190, surface: 'islands' },
  kessel: { hue: 26, saturation: 30, other: 42, surface: 'halves' },
  tatooine: { hue: 34, saturation: 62, other: 28, surface: 'bands' },
  'nal-hutta': { hue: 74, saturation: 34, other: 96, surface: 'swirl' },
  ryloth: { hue: 14, saturation: 48, other: 158, surface: 'halves' },
  naboo: { hue: 164, saturation: 42, other: 110, surface: 'land' },
  'ring-of-kafrene': { hue: 216, saturation: 12, other: 36, surface: 'rock', ring: 'broken' },
  takodana: { hue: 132, saturation: 44, other: 204, surface: 'land', ring: 'thin' },
}

/** The gradients that globes share, drawn once in a picture. */
export function GlobePaints() {
  return (
    <defs>
      <radialGradient id="or-shade" cx="0.34" cy="0.28" r="0.86">
        <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
        <stop offset="0.36" stopColor="#fff" stopOpacity="0.04" />
        <stop offset="0.62" stopColor="#000" stopOpacity="0.18" />
        <stop offset="1" stopColor="#000" stopOpacity="0.78" />
      </radialGradient>
      <clipPath id="or-limb">
        <circle r="50" />
      </clipPath>
      <radialGradient id="or-maelstrom-paint">
        <stop offset="0" stopColor="#f7d9a0" stopOpacity="0.95" />
        <stop offset="0.3" stopColor="#c8743a" stopOpacity="0.75" />
        <stop offset="0.7" stopColor="#54312f" stopOpacity="0.55" />
        <stop offset="1" stopColor="#2a2230" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}

/** A planet, 100 units across, with its middle at the origin. */
export const Globe = memo(function Globe({ planet }: { readonly planet: Planet }) {
  const { looks } = useAddedDrawings()
  const look = printed[planet] ?? looks[planet]
  assert(look !== undefined, `nothing says how ${planet} looks`)
  const { hue, saturation, other, surface, ring } = look
  const tone = (lightness: number, of = hue) => `hsl(${of} ${saturation}% ${lightness}%)`
  return (
    <g className="or-globe">
      <circle r="56" fill={tone(60)} opacity="0.14" />
      {ring !== undefined && <Ring kind={ring} colour={tone(64)} isBehind />}
      <circle r="50" fill={tone(surface === 'rock' ? 34 : 44)} />
      <g clipPath="url(#or-limb)">
        <Surface kind={surface} seed={seedOf(planet)} light={tone(66, other)} dark={tone(26, other)} />
      </g>
      <circle r="50" fill="url(#or-shade)" />
      <circle r="49.4" fill="none" stroke={tone(74)} strokeOpacity="0.5" strokeWidth="1.4" />
      {ring !== undefined && <Ring kind={ring} colour={tone(70)} />}
    </g>
  )
})

function Ring({
  kind,
  colour,
  isBehind = false,
}: {
  kind: 'thin' | 'broken'
  colour: string
  isBehind?: boolean
}) {
  const half = isBehind ? 'M-74 0A74 17 0 0 1 74 0' : 'M-74 0A74 17 0 0 0 74 0'
  return (
    <path
      d={half}
      transform="rotate(-20)"
      fill="none"
      stroke={colour}
      strokeWidth={kind === 'thin' ? 3 : 9}
      strokeDasharray={kind === 'thin' ? 'none' : '7 3 14 4 4 3 18 5'}
      opacity={isBehind ? 0.55 : 0.9}
    />
  )
}

interface SurfaceProps {
  readonly kind: Look['surface']
  readonly seed: number
  readonly light: string
  readonly dark: string
}

function Surface({ kind, seed, light, dark }: SurfaceProps) {
  const spots = Array.from({ length: 14 }, (_, index) => ({
    key: index,
    x: hashBelow(seed, index * 3, 96) - 48,
    y: hashBelow(seed, index * 3 + 1, 96) - 48,
    size: 4 + hashBelow(seed, index * 3 + 2, 11),
  }))
  switch (kind) {
    case 'bands':
      return (
        <g transform="rotate(-14)">
          {spots.slice(0, 8).map(({ key, size }) => (
            <ellipse
              key={key}
              cx="0"
              cy={-44 + key * 12}
              rx="56"
              ry={1.4 + size * 0.34}
              fill={key % 2 ? dark : light}
              opacity="0.4"
            />
          ))}
        </g>
      )
    case 'swirl':
      return (
        <g fill="none" stroke={dark} strokeLinecap="round" opacity="0.6" transform="rotate(-10)">
          {spots.slice(0, 9).map(({ key, x, size }) => (
            <path
              key={key}
              d={`M${x - 30} ${-42 + key * 10}q${size} ${-size * 0.8} ${size * 2} 0t${size * 2.4} ${size * 0.3}`}
              strokeWidth={2 + size * 0.3}
            />
          ))}
          <circle cx="14" cy="10" r="8" fill={light} stroke="none" />
        </g>
      )
    case 'land':
      return (
        <g fill={dark} opacity="0.62">
          {spots.map(({ key, x, y, size }) => (
            <path
              key={key}
              d={`M${x} ${y}q${size} ${-size * 1.5} ${size * 2} 0q${size} ${size} ${-size * 0.4} ${size * 1.6}q${-size * 2} ${size} ${-size * 1.6} ${-size * 1.6}Z`}
            />
          ))}
        </g>
      )
    case 'islands':
      return (
        <g>
          <g fill={light} opacity="0.3">
            {spots.slice(0, 7).map(({ key, x, y, size }) => (
              <ellipse key={key} cx={x} cy={y} rx={size * 2.6} ry={size * 0.5} transform="rotate(-16)" />
            ))}
          </g>
          <g fill={light} opacity="0.8">
            {spots.slice(7, 12).map(({ key, x, y, size }) => (
              <circle key={key} cx={x * 0.8} cy={y * 0.8} r={size * 0.28} />
            ))}
          </g>
        </g>
      )
    case 'grass':
      return (
        <g>
          <path d="M-50 6q24-16 46-4t56-6v54h-110Z" fill={dark} opacity="0.55" />
          <g fill="none" stroke={light} strokeWidth="1.6" opacity="0.45">
            {spots.slice(0, 8).map(({ key, x, size }) => (
              <path key={key} d={`M-50 ${-40 + key * 11}q${30 + x * 0.3} ${-size} 100 ${size * 0.5}`} />
            ))}
          </g>
        </g>
      )
    case 'craters':
    case 'rock':
      return (
        <g>
          {spots.map(({ key, x, y, size }) => (
            <g key={key} opacity="0.62">
              <ellipse cx={x} cy={y} rx={size * 0.9} ry={size * 0.78} fill={dark} />
              <path
                d={`M${x - size * 0.9} ${y}a${size * 0.9} ${size * 0.78} 0 0 0 ${size * 1.8} 0`}
                fill="none"
                stroke={light}
                strokeWidth="1.1"
                opacity="0.6"
              />
            </g>
          ))}
        </g>
      )
    case 'halves':
      return (
        <g>
          <path d="M-6-52q26 20 8 50t14 54h60v-104Z" fill={dark} opacity="0.6" />
          <g fill={light} opacity="0.35">
            {spots.slice(0, 8).map(({ key, x, y, size }) => (
              <ellipse key={key} cx={x} cy={y} rx={size} ry={size * 0.34} transform="rotate(24)" />
            ))}
          </g>
        </g>
      )
    case 'lights':
      return (
        <g>
          <path d="M-50 18q30-18 52-4t50-10v60h-104Z" fill={dark} opacity="0.5" />
          <g fill="none" stroke="#ffe9b0" strokeWidth="1.3" opacity="0.85">
            {spots.slice(0, 4).map(({ key, x, y, size }) => (
              <circle key={key} cx={x * 0.7} cy={y * 0.7} r={size * 0.8} strokeDasharray="1.5 2.5" />
            ))}
            <path d="M-40 30 40 6M-20-30 26 34" strokeDasharray="1.5 3" />
          </g>
        </g>
      )
  }
}

const arms = Array.from({ length: 7 }, (_, index) => index)

/** The Maelstrom as a swirling cloud, 120 units across. */
export function Swirl() {
  return (
    <g className="or-swirl">
      <circle r="64" fill="url(#or-maelstrom-paint)" />
      <g className="or-swirl-arms" fill="none" strokeLinecap="round">
        {arms.map((arm) => (
          <path
            key={arm}
            d="M6 4C22 12 34 2 34-14S18-46-4-46"
            transform={`rotate(${arm * 51.4}) scale(${1.08 - (arm % 3) * 0.14})`}
            stroke={arm % 2 === 0 ? '#f0b26b' : '#8d5a4a'}
            strokeWidth={arm % 2 === 0 ? 3.4 : 6}
            opacity={arm % 2 === 0 ? 0.75 : 0.5}
          />
        ))}
      </g>
      <circle r="9" fill="#fff1cf" opacity="0.9" />
    </g>
  )
}
