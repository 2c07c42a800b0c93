import type { Line, Thing } from '@kantyna/kernel'
import { SeatMark } from '../../kit/SeatMark.tsx'
import type { SeatNames } from '../names.ts'

interface Props {
  readonly line: Line
  readonly names: SeatNames
  /** Makes a thing glow on the board; without it names of things are plain text. */
  onPoint?(things: readonly Thing[]): void
  /** Opens the description of a named thing. */
  onOpen?: ((thing: Thing) => void) | undefined
}

/** A sentence with players' shapes beside their names and links on things. */
export function RichLine({ line, names, onPoint, onOpen }: Props) {
  return line.map((segment, index) => {
    // The parts of a sentence never change their order.
    const key = `${index}`
    if (typeof segment === 'string') {
      const next = line[index + 1]
      const isLinkNext = onPoint !== undefined && typeof next === 'object' && 'thing' in next
      return <span key={key}>{isLinkNext && endsWithBracket(segment) ? segment.slice(0, -1) : segment}</span>
    }
    if ('seat' in segment) return <SeatName key={key} seat={segment.seat} names={names} />
    if (onPoint === undefined) return <span key={key}>{segment.text}</span>
    return (
      <span key={key} className="said-link">
        {endsWithBracket(line[index - 1]) && '('}
        {/* biome-ignore lint/a11y/useSemanticElements: a button would not wrap from line to line */}
        <span
          role="button"
          tabIndex={0}
          className="thing-link"
          onClick={() => {
            onPoint([segment.thing])
            onOpen?.(segment.thing)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onPoint([segment.thing])
            onOpen?.(segment.thing)
          }}
          onPointerEnter={() => onPoint([segment.thing])}
          onFocus={() => onPoint([segment.thing])}
        >
          {segment.text}
        </span>
      </span>
    )
  })
}

/** Whether a text ends with a bracket. A bracket before a link moves into the link, so that no line ends with it. */
function endsWithBracket(segment: Line[number] | undefined): boolean {
  return typeof segment === 'string' && segment.endsWith('(')
}

export function SeatName({ seat, names }: { readonly seat: number; readonly names: SeatNames }) {
  return (
    <span className="seat-name">
      <SeatMark seat={seat} size={13} />
      {names(seat)}
    </span>
  )
}
