import type { Plain, Position, Seat } from './position.ts'

/** How a game ended: who won, alone or together, and everybody's score. */
export interface Outcome {
  readonly winners: readonly Seat[]
  /** Points by seat and source, in the order in which the page lists them. */
  readonly scores?: readonly Score[]
  /** What broke a tie, or that nothing did: a name for which the game has words. */
  readonly tieBreak?: string
  /** The rule that ended a game that was stuck. */
  readonly endedBy?: string
}

export interface Score {
  readonly seat: Seat
  readonly total: number
  /** The points of each source; they may be 0. */
  readonly sources: Readonly<Record<string, number>>
  /** Further facts that the result shows: how far, how many. */
  readonly facts?: Readonly<Record<string, Plain>>
}

export function endGame(t: Position, outcome: Outcome): void {
  t.outcome = outcome
}

/** The seats with the most of something: more than one if they are equal. */
export function seatsWithMost(seats: readonly Seat[], of: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(of))
  return seats.filter((seat) => of(seat) === most)
}
