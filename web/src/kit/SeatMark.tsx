import { seatColour, seatShape } from '@kantyna/ui'

/** A seat's colour, always together with its shape. */
export function SeatMark({ seat, size = 18 }: { readonly seat: number; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="seat-mark">
      <path d={seatShape(seat)} fill={seatColour(seat)} />
    </svg>
  )
}
