import type { SpaceKind } from '../../content/track.ts'

/** What a kind of space shows, around the origin, in a square of 100. */
export function SpaceSymbol({ kind }: { kind: SpaceKind }) {
  switch (kind) {
    case 'bonus':
      return (
        <path
          className="st-symbol-fill"
          d="M0 -42L12 -14L42 -12L19 7L27 37L0 20L-27 37L-19 7L-42 -12L-12 -14Z"
        />
      )
    case 'hyperspace':
      return (
        <path
          className="st-symbol-line"
          d="M-8 -8L-36 -36M8 -8L36 -36M-8 8L-36 36M8 8L36 36M-14 0H-42M14 0H42M0 -14V-42M0 14V42"
        />
      )
    case 'asteroids':
      return (
        <g className="st-symbol-fill">
          <path d="M-34 -8L-22 -28L-2 -26L6 -10L-4 8L-26 10Z" />
          <path d="M6 14L20 2L38 10L40 28L22 38L8 30Z" />
          <path d="M16 -32L28 -38L38 -28L32 -16L20 -16Z" />
          <path d="M-30 24L-18 20L-10 30L-18 40L-30 36Z" />
        </g>
      )
    case 'hole':
      return (
        <g>
          <path
            className="st-symbol-line"
            d="M40 -6C36 -32 6 -46 -18 -32C-42 -18 -44 16 -22 32C-4 44 24 38 30 16C34 -2 20 -22 0 -20"
          />
          <path className="st-symbol-line" d="M-22 -2C-20 14 -8 20 4 18" />
          <circle className="st-symbol-core" r="11" />
        </g>
      )
    case 'ordinary':
      return <circle className="st-symbol-dot" r="9" />
    case 'start':
    case 'finish':
      return null
  }
}
