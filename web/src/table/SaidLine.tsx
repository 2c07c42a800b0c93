import type { Line, Thing } from '@kantyna/kernel'
import { SeatMark } from '../kit/SeatMark.tsx'
import type { SeatNames } from './names.ts'

interface Props {
  readonly line: Line
  readonly names: SeatNames
  /** Makes a thing glow on the board; without it names of things are plain text. */
  onPoint?(things: readonly Thing[]): void
}

/** A sentence with players' shapes beside their names and links on things. */
export function SaidLine({ line, names, onPoint }: Props) {
  return line.map((segment, index) => {
    // A sentence is written once and never reordered.
    const key = `${index}`
    if (typeof segment === 'string') return <span key={key}>{segment}</span>
    if ('seat' in segment) return <SeatName key={key} seat={segment.seat} names={names} />
    if (onPoint === undefined) return <span key={key}>{segment.text}</span>
    return (
      <button
        key={key}
        type="button"
        className="thing-link"
        onClick={() => onPoint([segment.thing])}
        onPointerEnter={() => onPoint([segment.thing])}
        onFocus={() => onPoint([segment.thing])}
      >
        {segment.text}
      </button>
    )
  })
}

export function SeatName({ seat, names }: { readonly seat: number; readonly names: SeatNames }) {
  return (
    <span className="seat-name">
      <SeatMark seat={seat} size={13} />
      {names(seat)}
    </span>
  )
}
