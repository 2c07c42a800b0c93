import type { Position, Seat } from '../play/position.ts'
import { mismatch } from './mismatch.ts'

/** A seat as scenarios count them, from 1. */
export function seatOf(t: Position, seatNumber: number): Seat {
  if (seatNumber >= 1 && seatNumber <= t.seats) return seatNumber - 1
  return mismatch(`there is no seat ${seatNumber}; seats go from 1 to ${t.seats}`)
}
