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

/** Everybody at a table with their current names; both objects stay the same as long as nobody's name or role changes. */
export function useSeatNames(
  holders: readonly SeatHolder[],
  words: GameWords,
  view: KernelView,
): { readonly seats: readonly SeatInfo[]; readonly names: SeatNames } {
  const given = automaNames(holders, words, view)
  const now = JSON.stringify(holders.map((holder, seat) => ({ ...holder, name: given[seat] || holder.name })))
  return useMemo(() => {
    const called = JSON.parse(now) as readonly SeatHolder[] // as it was written above
    return { seats: seatInfos(called), names: namesOf(called) }
  }, [now])
}

/** The game's names for automas, by seat; empty if it has none. */
function automaNames(holders: readonly SeatHolder[], words: GameWords, view: KernelView): readonly string[] {
  return holders.map(({ kind }, seat) => (kind === 'automa' ? (words.automaName?.(view, seat) ?? '') : ''))
}
