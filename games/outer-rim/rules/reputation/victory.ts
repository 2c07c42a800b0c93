import { at, endGame, hasListener, type Outcome, type Score, type Seat, seatsWithMost } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { emitEvent } from '../events.ts'
import { fameSources, type PublicRim, type Rim } from '../rim.ts'

/** OR-FAME-01, OR-FAME-10: 10 fame, or 12 in the extended game. */
export function agreedFame(t: Pick<Rim, 'options'>): number {
  return Number(t.options.fame)
}

export function fameToWin(t: PublicRim, seat: Seat): number {
  return rulesOf(t).turn.fameToWin(t, seat)
}

/** The fame that the table agreed on, also for the AI player (OR-AIFLOW-08, OR-GAP-59). */
export function usualFameToWin(t: PublicRim): number {
  return agreedFame(t)
}

/**
 * Checked when an effect is complete (OR-GAP-22, OR-GAP-24): a player with enough fame has won. In a tie credits decide
 * (OR-FAME-06), then the later turn, counted from the first player (OR-FAME-07); also between more than two (OR-GAP-23).
 */
export function isWon(t: Rim): boolean {
  return victorsNow(t).length > 0
}

/** All players who meet the condition for victory, before ties are broken. */
export function victorsNow(t: Rim): readonly Seat[] {
  return rulesOf(t).turn.victors(t)
}

const NOBODY: readonly Seat[] = []

/** The players with enough fame (OR-FAME-01), each AI player separately (UB-DUO-12). */
export function usualVictors(t: Rim): readonly Seat[] {
  const wanted = agreedFame(t)
  let hasReached = false
  for (let seat = 0; seat < t.seats; seat++) if (at(t.fame, seat) >= wanted) hasReached = true
  return hasReached ? seatsOf(t).filter((seat) => at(t.fame, seat) >= wanted) : NOBODY
}

export function declareVictory(t: Rim): boolean {
  const reached = victorsNow(t)
  if (reached.length === 0) return false
  const outcome = outcomeFor(t, reached)
  emitVictory(t, outcome)
  endGame(t, outcome)
  return true
}

/**
 * The turn limit, for games that nobody wins: the number of turns for each player, the id of its ruling, and who then
 * wins.
 */
export interface TurnLimit {
  readonly turns: number
  readonly rule: string
  /** Before ties are broken. */
  leaders(t: Rim): readonly Seat[]
}

/** OR-R-01: the players with the most fame. */
const bound: TurnLimit = {
  turns: 400,
  rule: 'OR-R-01',
  leaders: (t) => seatsWithMost(seatsOf(t), (seat) => at(t.fame, seat)),
}

export function usualTurnLimit(): TurnLimit {
  return bound
}

export function endAtTurnLimit(t: Rim): boolean {
  const { turns, rule, leaders } = rulesOf(t).turn.bound(t)
  if (t.turn < turns * t.seats) return false
  const outcome = { ...outcomeFor(t, leaders(t)), endedBy: rule }
  emitVictory(t, outcome)
  endGame(t, outcome)
  return true
}

function emitVictory(t: Rim, { winners, tieBreak, endedBy }: RimOutcome): void {
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
  const listsOfFacts = rulesOf(t).turn.scoreFacts
  return seatsOf(t).map((seat) => ({
    seat,
    total: at(t.fame, seat),
    sources: Object.fromEntries(
      fameSources.map((source, index) => [source, at(at(t.fameFrom, seat), index)]),
    ),
    facts: Object.assign({ credits: at(t.credits, seat) }, ...listsOfFacts.map((facts) => facts(t, seat))),
  }))
}
