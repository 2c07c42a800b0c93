import { hashBelow, seedOf } from '@kantyna/ui'
import type { Colour } from '../../content/names.ts'
import type { Planet as PlanetCard } from '../../content/types.ts'
import './planet.css'

/** The size of a planet in its own drawing. */
export const PLANET_RADIUS = 44

/** The light on all planets, and their edge. Every drawing with planets needs this once. */
export function PlanetPaints() {
  return (
    <defs>
      <radialGradient id="tg-planet-light" cx="0.34" cy="0.28" r="0.85">
        <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
        <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.72" stopColor="#05060a" stopOpacity="0.25" />
        <stop offset="1" stopColor="#05060a" stopOpacity="0.78" />
      </radialGradient>
      <clipPath id="tg-planet-clip">
        <circle r={PLANET_RADIUS} />
      </clipPath>
    </defs>
  )
}

/** What a planet looks like. */
export type PlanetLook = Pick<PlanetCard, 'id' | 'colours' | 'kind'>

/** A planet. Each of its colours has a surface of its own. */
export function Globe({ look }: { readonly look: PlanetLook }) {
  const seed = seedOf(look.id)
  return (
    <g className="tg-planet">
      <g clipPath="url(#tg-planet-clip)">
        <g transform={`rotate(${hashBelow(seed, 90, 50) - 25})`}>
          {look.colours.map((colour, index) => (
            <Part key={colour} colour={colour} index={index} parts={look.colours.length} seed={seed} />
          ))}
        </g>
      </g>
      <circle r={PLANET_RADIUS} fill="url(#tg-planet-light)" />
      {look.kind === 'wild' && <Growth seed={seed} />}
    </g>
  )
}

interface PartProps {
  readonly colour: Colour
  readonly index: number
  readonly parts: number
  readonly seed: number
}

function Part({ colour, index, parts, seed }: PartProps) {
  const R = PLANET_RADIUS * 1.5
  const angle = (turn: number) => (turn / parts) * 2 * Math.PI - Math.PI / 4
  const point = (turn: number) =>
    `${(R * Math.cos(angle(turn))).toFixed(1)} ${(R * Math.sin(angle(turn))).toFixed(1)}`
  const sector =
    parts === 1 ? 'M-99-99H99V99H-99Z' : `M0 0L${point(index)}L${point(index + 0.5)}L${point(index + 1)}Z`
  const id = `tg-part-${seed}-${index}`
  return (
    <g className="tg-planet-part" data-planet-colour={colour}>
      {parts > 1 && (
        <clipPath id={id}>
          <path d={sector} />
        </clipPath>
      )}
      <path d={sector} />
      <g {...(parts > 1 && { clipPath: `url(#${id})` })}>
        <path className="tg-planet-surface" d={surfaces[colour](seed + index)} />
      </g>
    </g>
  )
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Bands of fire, continents, craters, lanes: surfaces that differ without their colours. */
const surfaces: Readonly<Record<Colour, (seed: number) => string>> = {
  yellow: (seed) =>
    range(6)
      .map((band) => ({
        y: -42 + band * 16 + hashBelow(seed, band, 5),
        high: 4 + hashBelow(seed, band + 9, 5),
      }))
      .map(({ y, high }) => `M-50 ${y}q25 ${-high} 50 0t50 0v${high}q-25 ${high} -50 0t-50 0Z`)
      .join(''),
  green: (seed) =>
    range(9)
      .map((spot) => ({
        x: hashBelow(seed, spot * 3, 80) - 44,
        y: hashBelow(seed, spot * 3 + 1, 80) - 42,
        s: 6 + hashBelow(seed, spot * 3 + 2, 9),
      }))
      .map(
        ({ x, y, s }) =>
          `M${x} ${y}q${s} ${-s * 1.4} ${s * 2} 0q${s} ${s} ${-s * 0.4} ${s * 1.5}q${-s * 2} ${s} ${-s * 1.6} ${-s * 1.5}Z`,
      )
      .join(''),
  purple: (seed) =>
    range(9)
      .map((spot) => ({
        x: hashBelow(seed, spot * 3, 84) - 42,
        y: hashBelow(seed, spot * 3 + 1, 84) - 42,
        s: 5 + hashBelow(seed, spot * 3 + 2, 9),
      }))
      .map(
        ({ x, y, s }) =>
          `M${x} ${y - s}l${s * 0.7} ${s * 0.6}l${-s * 0.2} ${s}l${-s} ${s * 0.2}l${-s * 0.4} ${-s}Z`,
      )
      .join(''),
  grey: (seed) =>
    range(5)
      .map((lane) => ({
        x: -40 + lane * 18 + hashBelow(seed, lane, 6),
        wide: 3 + hashBelow(seed, lane + 7, 4),
      }))
      .map(({ x, wide }) => `M${x} -50l26 100h${wide}l-26-100ZM-50 ${x}h100v${wide * 0.6}h-100Z`)
      .join(''),
}

/** Wild planets have growth that reaches over their edge. */
function Growth({ seed }: { readonly seed: number }) {
  return (
    <path
      className="tg-planet-growth"
      d={range(9)
        .map((leaf) => ((leaf * 40 + hashBelow(seed, leaf + 50, 20)) * Math.PI) / 180)
        .map((turn) => {
          const at = (r: number, off: number) =>
            `${(r * Math.cos(turn + off)).toFixed(1)} ${(r * Math.sin(turn + off)).toFixed(1)}`
          return `M${at(41, -0.13)}Q${at(57, 0)} ${at(41, 0.13)}Z`
        })
        .join('')}
    />
  )
}

/** The central planet: a city of lights with a ring of docks. */
export function HubGlobe() {
  return (
    <g className="tg-planet tg-hub-planet">
      <g clipPath="url(#tg-planet-clip)">
        <circle r={PLANET_RADIUS} className="tg-hub-ground" />
        <path
          className="tg-hub-lights"
          d="M-40-8H40M-34 14H34M-30-28H30M-12-44V44M14-42V42M-32-32 32 32M32-32-32 32"
        />
      </g>
      <circle r={PLANET_RADIUS} fill="url(#tg-planet-light)" />
      <circle r={PLANET_RADIUS + 7} className="tg-hub-ring" />
    </g>
  )
}
