import type { ComponentChildren } from 'preact'
import './sign.css'

/** The letters, each drawn with one path on a field of 44 by 64. */
const letters = [
  { at: 0, tube: 'M6 4v56M36 4 8 32l30 28' },
  { at: 52, tube: 'M4 60 22 5l18 55M11 42h22' },
  { at: 106, tube: 'M6 60V5l30 54V4' },
  { at: 156, tube: 'M2 5h38M21 5v55' },
  { at: 204, tube: 'M4 4l18 28L40 4M22 33v27' },
  { at: 258, tube: 'M6 60V5l30 54V4' },
  { at: 308, tube: 'M4 60 22 5l18 55M11 42h22' },
] as const

/** The neon sign over the bar: KANTYNA, a mug with a planet for its foam, and the orbit around it. */
export function Sign() {
  return (
    <svg className="sign" viewBox="0 0 480 132" role="img" aria-label="Kantyna">
      <g className="sign-brackets">
        <path d="M-400 2h1280M130 2v30M408 2v30" />
      </g>
      <Tubes kind="cool">
        <path d="M20 62h44v42a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8Z" />
        <path d="M64 72h8a9 9 0 0 1 9 9v6a9 9 0 0 1-9 9h-8" />
        <path d="M33 74v26M51 74v26" />
      </Tubes>
      <Tubes kind="amber">
        <circle cx="42" cy="38" r="15" />
        <ellipse
          cx="42"
          cy="38"
          rx="31"
          ry="8"
          transform="rotate(-18 42 38)"
          pathLength="100"
          strokeDasharray="58 32 10"
        />
      </Tubes>
      <g transform="translate(108 34)">
        <Tubes kind="warm">
          {letters.map(({ at, tube }) => (
            <path
              key={at}
              d={tube}
              transform={`translate(${at} 0)`}
              className={at === 156 ? 'tired' : undefined}
            />
          ))}
        </Tubes>
      </g>
      <Tubes kind="cool">
        <path d="M110 116h150" />
        <path d="M280 116h6" />
        <path d="M306 116h150" />
      </Tubes>
    </svg>
  )
}

/** A tube is drawn three times: the glow around it, the glass, and the gas in the middle. */
function Tubes({
  kind,
  children,
}: {
  readonly kind: 'warm' | 'cool' | 'amber'
  readonly children: ComponentChildren
}) {
  return (
    <g className={`tubes ${kind}`}>
      <g className="halo">{children}</g>
      <g className="glass">{children}</g>
      <g className="gas">{children}</g>
    </g>
  )
}
