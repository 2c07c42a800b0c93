import { at } from '@kantyna/kernel'
import { hashBelow, type Point } from '@kantyna/ui'
import { memo } from 'preact/compat'
import { maps } from '../../content/maps.ts'
import { IconMark } from '../drawing/Icon.tsx'
import { type GalaxyView, seatBelow } from '../view.ts'
import { type Chart, row } from './layout.ts'
import type { Price } from './prices.ts'

/** What lies under the planets: the sky, the ways with their prices, and the course of a ship. */

/** The number of stars in the spiral arms and between them, and the number of arms. */
const [IN_ARMS, BETWEEN, ARMS] = [150, 60, 4]

/** Where a star is, from -1 to 1 on both axes. Most lie on arms that wind outwards from the middle. Pure. */
function starAt(star: number): Point {
  const chance = (what: number) => hashBelow(7, star * 4 + what, 1000) / 1000
  if (star >= IN_ARMS) return { x: chance(0) * 2 - 1, y: chance(1) * 2 - 1 }
  const out = 0.12 + 0.95 * Math.sqrt(chance(0))
  const turn = ((star % ARMS) / ARMS + out * 0.42 + (chance(1) - 0.5) * 0.1) * 2 * Math.PI
  return { x: out * Math.cos(turn), y: out * Math.sin(turn) }
}

export const Sky = memo(function Sky({ chart: { width, height } }: { readonly chart: Chart }) {
  const [x, y] = [width / 2, height / 2]
  return (
    <g className="tg-sky">
      <defs>
        <radialGradient id="tg-core">
          <stop offset="0" stopColor="var(--map-core)" stopOpacity="0.5" />
          <stop offset="0.35" stopColor="var(--map-core)" stopOpacity="0.16" />
          <stop offset="1" stopColor="var(--map-core)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse className="tg-core" cx={x} cy={y} rx={x} ry={y} fill="url(#tg-core)" />
      <ellipse cx={x} cy={y} rx={x * 0.86} ry={y * 0.84} />
      <ellipse cx={x} cy={y} rx={x * 0.46} ry={y * 0.43} />
      {Array.from({ length: IN_ARMS + BETWEEN }, (_, star) => {
        const place = starAt(star)
        return (
          <circle
            // A star's place in the list never changes.
            key={`star ${star.toString()}`}
            className="tg-star"
            cx={(x + place.x * x).toFixed(1)}
            cy={(y + place.y * y).toFixed(1)}
            r={0.7 + hashBelow(7, star * 4 + 2, 10) / 6}
          />
        )
      })}
    </g>
  )
})

/** A way that costs two energy is drawn twice. */
export const Ways = memo(function Ways({ chart, seats }: { readonly chart: Chart; readonly seats: number }) {
  const ways = (maps[seats]?.ways ?? []).map(([from, to, energy]) => {
    const [a, b] = [at(chart.spaces, from), at(chart.spaces, to)]
    // If one planet is above the other, the price fits only beside the way.
    const aside = Math.abs(a.x - b.x) < 60 && Math.abs(a.y - b.y) < 200 ? 40 : 0
    return { key: `${from} ${to}`, a, b, energy, x: (a.x + b.x) / 2 + aside, y: (a.y + b.y) / 2 }
  })
  return (
    <g>
      {ways.map(({ key, a, b, energy }) => (
        <g key={key} className="tg-way" data-energy={energy}>
          <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
          {energy > 1 && <path className="tg-way-gap" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />}
        </g>
      ))}
      {ways.map(({ key, energy, x, y }) => (
        <g key={key} className="tg-way-price" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <rect x={energy > 1 ? -20 : -13} y="-14" width={energy > 1 ? 40 : 26} height="28" rx="13" />
          {row(energy, { x: 0, y: 0 }, 15).map((bolt) => (
            <IconMark key={bolt.x} name="energy" x={bolt.x} y={0} size={20} />
          ))}
        </g>
      ))}
    </g>
  )
})

interface CourseProps {
  readonly view: GalaxyView
  readonly chart: Chart
  readonly price: Price
}

/** The way of a ship to the space that the player points at or has picked. A tunnel is drawn as a bow. */
export function Course({ view, chart, price: { ship, path } }: CourseProps) {
  const from = at(view.ships, seatBelow(view))[ship]
  const stops = [...(from === undefined ? [] : [from]), ...path]
  return stops.slice(1).map((to, index) => {
    const hop = at(stops, index)
    const [a, b] = [at(chart.spaces, hop), at(chart.spaces, to)]
    const isTunnel = !areConnected(view.seats, hop, to)
    return (
      <path
        key={`${hop} ${to}`}
        className="tg-course"
        data-tunnel={isTunnel || undefined}
        d={isTunnel ? bow(a, b) : `M${a.x} ${a.y}L${b.x} ${b.y}`}
      />
    )
  })
}

function areConnected(seats: number, one: number, other: number): boolean {
  const ways = maps[seats]?.ways ?? []
  return ways.some(([from, to]) => (from === one && to === other) || (from === other && to === one))
}

/** How far a bow is from the straight line, as a share of its length. */
const BEND = 0.3

function bow(a: Point, b: Point): string {
  const [x, y] = [(a.x + b.x) / 2 - (b.y - a.y) * BEND, (a.y + b.y) / 2 + (b.x - a.x) * BEND]
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`
}
