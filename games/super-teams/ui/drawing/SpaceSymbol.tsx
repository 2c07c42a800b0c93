import type { SpaceKind } from '../../content/track.ts'
import { spiral, streaks } from './spiral.ts'

const swirl = spiral(3, 0.62, 13, 46)
const flight = streaks(12, 9, 44, 3.4)

/** The symbol of a kind of space, around the origin, in a square of 100. */
export function SpaceSymbol({ kind }: { kind: SpaceKind }) {
  switch (kind) {
    case 'bonus':
      return (
        <path
          className="st-symbol-fill st-symbol-star"
          d="M0 -40L11.5 -14L40 -12L18 6.5L25 34L0 19L-25 34L-18 6.5L-40 -12L-11.5 -14Z"
        />
      )
    case 'hyperspace':
      return <path className="st-symbol-fill" d={flight} />
    case 'asteroids':
      return (
        <>
          <g className="st-symbol-fill">
            <path d="M-38 -8L-26 -30L-4 -28L6 -10L-4 10L-28 12Z" />
            <path d="M4 16L20 2L40 10L42 28L24 40L8 32Z" />
            <path d="M16 -32L28 -40L40 -28L34 -14L20 -14Z" />
            <path d="M-32 26L-18 20L-8 30L-16 42L-30 40Z" />
          </g>
          <g className="st-symbol-shade">
            <circle cx="-20" cy="-14" r="5" />
            <circle cx="-9" cy="-3" r="3.5" />
            <circle cx="28" cy="20" r="5" />
            <circle cx="18" cy="29" r="3" />
          </g>
        </>
      )
    case 'hole':
      return (
        <>
          <path className="st-symbol-line st-symbol-swirl" d={swirl} />
          <circle className="st-symbol-core" r="11" />
        </>
      )
    case 'ordinary':
      return <circle className="st-symbol-dot" r="8" />
    case 'start':
    case 'finish':
      return null
  }
}
