import type { ComponentChildren } from 'preact'
import './callouts.css'

/** A spot on a picture, in per cent from its upper left corner, and its caption. */
export interface Callout {
  readonly x: number
  readonly y: number
  readonly caption: string
}

interface Props {
  readonly callouts: readonly Callout[]
  /** The first number, if one picture continues the numbers of another. */
  readonly start?: number
  /** The picture. */
  readonly children: ComponentChildren
}

/** A picture with numbers on it and their captions beside it, or below it if there is no room. */
export function Callouts({ callouts, start = 1, children }: Props) {
  return (
    <div className="callouts">
      <div className="callouts-picture" inert>
        {children}
        {callouts.map(({ x, y }, index) => (
          <b
            // Spots are identified by their number.
            key={`spot ${index.toString()}`}
            className="callout"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {start + index}
          </b>
        ))}
      </div>
      <ol className="callouts-list" start={start}>
        {callouts.map(({ caption }, index) => (
          <li key={caption}>
            <b className="callout" aria-hidden="true">
              {start + index}
            </b>
            {caption}
          </li>
        ))}
      </ol>
    </div>
  )
}
