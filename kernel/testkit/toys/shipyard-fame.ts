import { at, endGame, type Seat, settling } from '../../index.ts'
import { CARDS } from './shipyard-content.ts'
import { cardOf, type Yard } from './shipyard-table.ts'
import { tell } from './shipyard-words.ts'

/** Fame that comes and goes, and what follows from it. */

export const FAME_TO_WIN = 4

/** SY-FAME-01: one marker a seat, which never goes below 0. */
export function moveFame(t: Yard, seat: Seat, by: number): void {
  t.fame[seat] = Math.max(0, at(t.fame, seat) + by)
  tell(t, { type: 'fame', seat, by, now: at(t.fame, seat) })
}

/** SY-FAME-02: what a card gives comes and goes with the card and with its condition, as a move of the marker. */
function pairFame(t: Yard): boolean {
  let hasMoved = false
  for (const [seat, given] of t.bonus.entries()) {
    for (const number of CARDS) {
      const gives = at(t.held, seat).includes(number) ? fameOf(t, seat, number) : 0
      const difference = gives - at(given, number)
      if (difference === 0) continue
      given[number] = gives
      moveFame(t, seat, difference)
      hasMoved = true
    }
  }
  return hasMoved
}

function fameOf(t: Yard, seat: Seat, number: number): number {
  const { fame = 0, unhurt } = cardOf(number)
  return unhurt === true && at(t.wounds, seat) > 0 ? 0 : fame
}

/** SY-END-01: whoever has the fame has won, as soon as everything else is settled. */
function checkVictory(t: Yard): boolean {
  const winners = [...t.fame.keys()].filter((seat) => at(t.fame, seat) >= FAME_TO_WIN)
  if (winners.length > 0) endGame(t, { winners })
  return winners.length > 0
}

export const { settle, routine: settlement } = settling<Yard>('settlement', [pairFame, checkVictory])
