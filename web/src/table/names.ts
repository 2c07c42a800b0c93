import type { GameWords, KernelView, Seat, SeatHolder } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import { useMemo } from 'preact/hooks'

export type SeatNames = (seat: Seat) => string

export function namesOf(seats: readonly SeatHolder[]): SeatNames {
  return (seat) => seats[seat]?.name ?? String(seat + 1)
}

export function seatInfos(seats: readonly SeatHolder[]): readonly SeatInfo[] {
  return seats.map((holder, seat) => ({ ...holder, seat }))
}

/** Everybody at a table with their current names; both objects stay the same as long as the names do. */
export function useSeatNames(
  holders: readonly SeatHolder[],
  words: GameWords,
  view: KernelView,
): { readonly seats: readonly SeatInfo[]; readonly names: SeatNames } {
  const given = automaNames(holders, words, view).join('\n')
  return useMemo(() => {
    const called = given.split('\n')
    const seats = seatInfos(holders.map((holder, seat) => ({ ...holder, name: called[seat] || holder.name })))
    return { seats, names: namesOf(seats) }
  }, [holders, given])
}

/** The game's names for automas, by seat; empty if it has none. */
function automaNames(holders: readonly SeatHolder[], words: GameWords, view: KernelView): readonly string[] {
  return holders.map(({ kind }, seat) => (kind === 'automa' ? (words.automaName?.(view, seat) ?? '') : ''))
}
