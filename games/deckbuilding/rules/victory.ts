import { at, endGame, type Score, type Seat, seatsWithMost } from '@kantyna/kernel'
import { basesToWin, type Duel, NOTHING, opponentOf } from './duel.ts'
import { emitEvent } from './events.ts'
import { hitPointsLeft } from './pieces.ts'

/**
 * Destroying the last base that was needed ends the game at once, however it was destroyed; nothing else is resolved
 * (DB-WIN-01, DB-WIN-02, DB-WIN-03, DB-WIN-04, DB-WIN-05). Players cannot destroy their own bases, so there is one
 * winner (DB-WIN-06).
 */
export function judge(t: Duel, winner: Seat): void {
  if (at(t.victory, winner).length >= basesToWin(t.options)) end(t, [winner])
}

/**
 * Ends a duel that nobody has won (G-46). The player who has destroyed more bases wins. If both have destroyed as many,
 * the player with more damage on the opponent's base wins; after that, the player who did not begin.
 */
export function endUndecided(t: Duel): void {
  const most = seatsWithMost([0, 1], (seat) => at(t.victory, seat).length)
  const ahead = seatsWithMost(most, (seat) => at(t.baseDamage, opponentOf(seat)))
  end(t, ahead.length > 1 ? [opponentOf(t.empire)] : ahead, 'G-46')
}

function end(t: Duel, winners: readonly Seat[], endedBy?: string): void {
  const outcome = { winners, scores: scores(t) }
  endGame(t, endedBy === undefined ? outcome : { ...outcome, endedBy })
  emitEvent(t, { type: 'won', winners })
}

/** The result of each seat: bases destroyed, and the hit points left of its own base. */
export function scores(t: Duel): Score[] {
  return [0, 1].map((seat) => {
    const bases = at(t.victory, seat).length
    const base = at(t.bases, seat)
    const left = base === NOTHING ? 0 : hitPointsLeft(base, at(t.baseDamage, seat))
    return { seat, total: bases, sources: { bases }, facts: { left } }
  })
}
