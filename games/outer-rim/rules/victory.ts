import { at, endGame, hasListener, type Outcome, type Score, type Seat, seatsWithMost } from '@kantyna/kernel'
import { rulesOf } from './composition.ts'
import { emitEvent } from './events.ts'
import { fameSources, type Rim } from './rim.ts'

/** OR-FAME-01, OR-FAME-10, OR-GAP-59: 10 fame, or 12 in the extended game, also for the AI player (OR-AIFLOW-08). */
export function fameToWin(t: Rim): number {
  return t.options.fame === '12' ? 12 : 10
}

/**
 * Looked at when an effect is complete (OR-GAP-22, OR-GAP-24): whoever has the fame then has won. Of several the one with
 * more credits (OR-FAME-06), then the one whose turn comes later from the first player on (OR-FAME-07); of more than two
 * likewise (OR-GAP-23).
 */
export function hasSomebodyWon(t: Rim): boolean {
  return rulesOf(t).turn.victors(t).length > 0
}

const NOBODY: readonly Seat[] = []

/** Whoever has the fame (OR-FAME-01). */
export function usualVictors(t: Rim): readonly Seat[] {
  const wanted = fameToWin(t)
  let hasReached = false
  for (let seat = 0; seat < t.seats; seat++) if (at(t.fame, seat) >= wanted) hasReached = true
  return hasReached ? seatsOf(t).filter((seat) => at(t.fame, seat) >= wanted) : NOBODY
}

export function declareVictory(t: Rim): boolean {
  const reached = rulesOf(t).turn.victors(t)
  if (reached.length === 0) return false
  const outcome = outcomeFor(t, reached)
  tellOfVictory(t, outcome)
  endGame(t, outcome)
  return true
}

/** OR-R-01: turns of each player after which a game ends that nobody has won; whoever has the most fame wins it. */
const MOST_TURNS = 400

export function endByBound(t: Rim): boolean {
  if (t.turn < MOST_TURNS * t.seats) return false
  const most = seatsWithMost(seatsOf(t), (seat) => at(t.fame, seat))
  const outcome = { ...outcomeFor(t, most), endedBy: 'OR-R-01' }
  tellOfVictory(t, outcome)
  endGame(t, outcome)
  return true
}

function tellOfVictory(t: Rim, { winners, tieBreak, endedBy }: RimOutcome): void {
  if (!hasListener(t)) return
  for (const seat of winners)
    emitEvent(t, {
      type: 'won',
      seat,
      fame: at(t.fame, seat),
      by: tieBreak ?? 'fame',
      isByBound: endedBy !== undefined,
    })
}

function seatsOf(t: Rim): Seat[] {
  return [...t.fame.keys()]
}

interface RimOutcome extends Outcome {
  readonly tieBreak?: 'credits' | 'laterTurn'
}

function outcomeFor(t: Rim, reached: readonly Seat[]): RimOutcome {
  const richest = seatsWithMost(reached, (seat) => at(t.credits, seat))
  const [last] = seatsWithMost(richest, (seat) => (seat - t.first + t.seats) % t.seats)
  const outcome = { winners: last === undefined ? [] : [last], scores: scoresOf(t) }
  if (reached.length === 1) return outcome
  return { ...outcome, tieBreak: richest.length === 1 ? 'credits' : 'laterTurn' }
}

function scoresOf(t: Rim): readonly Score[] {
  return seatsOf(t).map((seat) => ({
    seat,
    total: at(t.fame, seat),
    sources: Object.fromEntries(
      fameSources.map((source, index) => [source, at(at(t.fameFrom, seat), index)]),
    ),
    facts: { credits: at(t.credits, seat) },
  }))
}
