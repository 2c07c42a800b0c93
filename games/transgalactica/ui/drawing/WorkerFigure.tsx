import type { Seat } from '@kantyna/kernel'
import { seatShape } from '@kantyna/ui'
import { ACTING_CREW, CREW, LIEUTENANT } from '../../content/names.ts'
import { IconMark, type IconName } from './Icon.tsx'
import { seatStyle } from './seat-style.ts'

function workerIcon(worker: number): IconName {
  if (worker === LIEUTENANT) return 'lieutenant'
  return worker === CREW || worker === ACTING_CREW ? 'crew' : 'captain'
}

/** A worker in a seat's colour, with the seat's shape on it. */
export function WorkerFigure({
  seat,
  worker,
  size,
}: {
  readonly seat: Seat
  readonly worker: number
  readonly size: number
}) {
  return (
    <svg
      className="tg-worker"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={seatStyle(seat)}
      aria-hidden="true"
    >
      <WorkerShape seat={seat} worker={worker} x={12} y={12} size={24} />
    </svg>
  )
}

interface ShapeProps {
  readonly seat: Seat
  readonly worker: number
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A worker inside a drawing. */
export function WorkerShape({ seat, worker, x, y, size }: ShapeProps) {
  const scale = (size / 24) * 0.46
  return (
    <g className="tg-worker-mark" style={seatStyle(seat)}>
      <IconMark name={workerIcon(worker)} x={x} y={y} size={size} />
      <path
        className="tg-worker-shape"
        d={seatShape(seat)}
        transform={`translate(${(x - 12 * scale).toFixed(2)} ${(y + size * 0.08).toFixed(2)}) scale(${scale.toFixed(3)})`}
      />
    </g>
  )
}

/** A seat's shape in its colour, used as a marker on a track. */
export function SeatDot({ seat, size = 12 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg
      className="tg-dot"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={seatStyle(seat)}
      aria-hidden="true"
    >
      <path className="tg-shape" d={seatShape(seat)} />
    </svg>
  )
}
