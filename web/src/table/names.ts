import type { Seat, SeatHolder } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'

export type SeatNames = (seat: Seat) => string

export function namesOf(seats: readonly SeatHolder[]): SeatNames {
  return (seat) => seats[seat]?.name ?? String(seat + 1)
}

export function seatInfos(seats: readonly SeatHolder[]): readonly SeatInfo[] {
  return seats.map((holder, seat) => ({ ...holder, seat }))
}
