import type { ComponentChildren } from 'preact'
import './callouts.css'

/** A spot on a picture, in parts of a hundred from its upper left corner, and what is to be said of it. */
export interface Callout {
  readonly x: number
  readonly y: number
  readonly says: string
}

interface Props {
  readonly callouts: readonly Callout[]
  /** Where the numbers begin, where one picture goes on with those of another. */
  readonly start?: number
  /** The picture. */
  readonly children: ComponentChildren
}

/** A picture with numbers on it, and beside it, or below it where there is no room, what they point at. */
export function Callouts({ callouts, start = 1, children }: Props) {
  return (
    <div className="callouts">
      <div className="callouts-picture" inert>
        {children}
        {callouts.map(({ x, y }, index) => (
          <b
            // A spot is known by its number.
            key={`spot ${index.toString()}`}
            className="callout"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {start + index}
          </b>
        ))}
      </div>
      <ol className="callouts-list" start={start}>
        {callouts.map(({ says }, index) => (
          <li key={says}>
            <b className="callout" aria-hidden="true">
              {start + index}
            </b>
            {says}
          </li>
        ))}
      </ol>
    </div>
  )
}
