import type { Seat } from '@kantyna/kernel'
import type { RoomSeat, RoomView } from '@kantyna/online'

/** What a waiting room waits for. */
export type RoomStatus =
  /** The visitor can take a seat. */
  | { readonly is: 'sit' }
  /** The visitor has no seat, and there is none. */
  | { readonly is: 'full' }
  | { readonly is: 'free'; readonly seats: number }
  /** Everybody else is ready. */
  | { readonly is: 'you' }
  | { readonly is: 'ready'; readonly names: readonly string[] }
  | { readonly is: 'dealing' }

type Room = Pick<RoomView, 'seats' | 'own' | 'invitation'>

export function statusOf({ seats, own }: Room): RoomStatus {
  const free = freeSeats(seats)
  if (own.length === 0) return { is: free.length > 0 ? 'sit' : 'full' }
  if (free.length > 0) return { is: 'free', seats: free.length }
  const unready = seats.flatMap((seat, index) => (seat.kind === 'person' && !seat.isReady ? [index] : []))
  if (unready.length === 0) return { is: 'dealing' }
  if (unready.every((seat) => own.includes(seat))) return { is: 'you' }
  return { is: 'ready', names: unready.map((seat) => seats[seat]?.name ?? '') }
}

export function freeSeats(seats: readonly RoomSeat[]): Seat[] {
  return seats.flatMap((seat, index) => (isFree(seat) ? [index] : []))
}

export function isFree({ kind, name }: RoomSeat): boolean {
  return kind === 'person' && name === null
}

export function isLeading({ leader, own }: Pick<RoomView, 'leader' | 'own'>): boolean {
  return leader !== null && own.includes(leader)
}

/** The seats with which a seat can change places: all others. */
export function swappable(seats: readonly RoomSeat[], seat: Seat): Seat[] {
  return seats.flatMap((_, other) => (other === seat ? [] : [other]))
}
