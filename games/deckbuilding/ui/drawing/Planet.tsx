import { hashBelow, seedOf } from '@kantyna/ui'
import { useId } from 'preact/hooks'
import { type PlanetLook, planetLooks } from './planets.ts'

const plain: PlanetLook = { hue: 40, saturation: 20, surface: 'craters' }

/** A base as a world lit by the lamp, in a box of 100 × 100. */
export function Planet({ id }: { id: string }) {
  const unique = useId()
  const { hue, saturation, surface, ring } = planetLooks[id] ?? plain
  const tone = (lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`
  return (
    <g className="db-planet">
      <defs>
        <radialGradient id={`${unique}light`} cx="0.34" cy="0.3" r="0.78">
          <stop offset="0" stopColor={tone(72)} />
          <stop offset="0.5" stopColor={tone(46)} />
          <stop offset="1" stopColor={tone(14)} />
        </radialGradient>
        <clipPath id={`${unique}limb`}>
          <circle cx="50" cy="50" r="40" />
        </clipPath>
      </defs>
      {ring && (
        <ellipse
          cx="50"
          cy="50"
          rx="58"
          ry="13"
          className="db-ring"
          stroke={tone(62)}
          transform="rotate(-18 50 50)"
        />
      )}
      <circle cx="50" cy="50" r="40" fill={`url(#${unique}light)`} />
      <g clipPath={`url(#${unique}limb)`}>
        <Surface kind={surface} seed={seedOf(id)} light={tone(80)} dark={tone(24)} />
      </g>
      <circle cx="50" cy="50" r="40" className="db-limb" stroke={tone(78)} />
      {ring && <path d="M-5 68A58 13 -18 0 0 105 32" className="db-ring" stroke={tone(70)} />}
    </g>
  )
}

interface SurfaceProps {
  readonly kind: PlanetLook['surface']
  readonly seed: number
  readonly light: string
  readonly dark: string
}

function Surface({ kind, seed, light, dark }: SurfaceProps) {
  const spots = Array.from({ length: 12 }, (_, index) => ({
    key: index,
    x: 8 + hashBelow(seed, index * 3, 84),
    y: 8 + hashBelow(seed, index * 3 + 1, 84),
    size: 3 + hashBelow(seed, index * 3 + 2, 9),
  }))
  switch (kind) {
    case 'bands':
      return (
        <g fill={light} opacity="0.3">
          {spots.slice(0, 7).map(({ key, size }) => (
            <ellipse
              key={key}
              cx="50"
              cy={14 + key * 12}
              rx="52"
              ry={1 + size * 0.35}
              transform="rotate(-12 50 50)"
            />
          ))}
        </g>
      )
    case 'clouds':
      return (
        <g fill={light} opacity="0.4">
          {spots.map(({ key, x, y, size }) => (
            <ellipse key={key} cx={x} cy={y} rx={size * 2.4} ry={size * 0.5} transform="rotate(-12 50 50)" />
          ))}
        </g>
      )
    case 'land':
      return (
        <g fill={dark} opacity="0.5">
          {spots.map(({ key, x, y, size }) => (
            <path
              key={key}
              d={`M${x} ${y}q${size} ${-size * 1.4} ${size * 2} 0q${size} ${size} ${-size * 0.4} ${size * 1.6}q${-size * 2} ${size} ${-size * 1.6} ${-size * 1.6}Z`}
            />
          ))}
        </g>
      )
    case 'craters':
      return (
        <g fill={dark} opacity="0.45">
          {spots.map(({ key, x, y, size }) => (
            <ellipse key={key} cx={x} cy={y} rx={size * 0.8} ry={size * 0.7} />
          ))}
        </g>
      )
    case 'lights':
      return (
        <g fill="none" stroke={light} strokeWidth="1" opacity="0.7">
          {spots.slice(0, 6).map(({ key, x, y, size }) => (
            <circle key={key} cx={x} cy={y} r={size * 1.2} strokeDasharray="1.4 2.2" />
          ))}
          <path d="M6 44 94 60M16 78 84 22M40 4 58 96" strokeDasharray="1.4 2.6" />
        </g>
      )
    case 'cracks':
      return (
        <g fill="none" stroke={light} strokeWidth="1.3" opacity="0.75" strokeLinejoin="round">
          {spots.slice(0, 6).map(({ key, x, y, size }) => (
            <path
              key={key}
              d={`M${x} ${y}l${size} ${size * 0.7}l${size * 0.4} ${size * 1.2}l${size * 1.3} ${size * 0.3}`}
            />
          ))}
        </g>
      )
    case 'station':
      return (
        <g>
          <path d="M6 52Q50 58 94 52" fill="none" stroke={dark} strokeWidth="2.6" />
          <path
            d="M12 64Q50 70 88 64M14 38Q50 44 86 38M22 76Q50 81 78 76"
            fill="none"
            stroke={dark}
            strokeWidth="0.9"
          />
          <circle cx="36" cy="33" r="9" fill={dark} opacity="0.6" />
          <circle cx="36" cy="33" r="3" fill={light} opacity="0.7" />
        </g>
      )
  }
}
