import type { Plain, Position, Seat } from './position.ts'

/** How a game has ended: who has won, alone or together, and what everybody came to. */
export interface Outcome {
  readonly winners: readonly Seat[]
  /** Points by seat and by what they were for, in the order in which a table would list them. */
  readonly scores?: readonly Score[]
  /** What decided between equal totals, in the game's own words; or that nothing did. */
  readonly tieBreak?: string
  /** The rule that ended a game which would not have come to an end by itself. */
  readonly endedBy?: string
}

export interface Score {
  readonly seat: Seat
  readonly total: number
  /** What the total is made of, by source; a source may be worth nothing to a seat. */
  readonly sources: Readonly<Record<string, number>>
  /** Further facts that a result tells: how far, how many. */
  readonly facts?: Readonly<Record<string, Plain>>
}

export function endGame(t: Position, outcome: Outcome): void {
  t.outcome = outcome
}

/** The seats with the most of something: all of them where they are equal. */
export function seatsWithMost(seats: readonly Seat[], of: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(of))
  return seats.filter((seat) => of(seat) === most)
}
