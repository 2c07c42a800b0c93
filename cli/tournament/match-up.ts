import type { BotName } from '@kantyna/bots'
import { at, type Game, type GameWithBots, type Outcome } from '@kantyna/kernel'
import {
  bareTable,
  botChooser,
  botMover,
  type Chooser,
  onlyAnswerTo,
  playOut,
  type Seating,
} from '../arena.ts'

/** Two bots against each other: the same deals, seats swapped. Plain data, so that it can be sent to a worker. */
export interface MatchUp {
  readonly game: string
  readonly bots: readonly [BotName, BotName]
  readonly seats: number
  readonly options: object
  readonly seed: number
  readonly games: number
}

/** How one bot has done. */
export interface Tally {
  wins: number
  /** Games that both have won, counted half for each. */
  shared: number
  moves: number
  ms: number
}

/** The tallies after one game of the match-up, and whether the game came to an end. */
export function playMatchGame(
  game: GameWithBots,
  matchUp: MatchUp,
  index: number,
  tallies: readonly Tally[],
): boolean {
  const holders = Array.from(
    { length: matchUp.seats },
    (_, seat) => (sideOf(game, matchUp.seats, seat) + index) % 2,
  )
  const seating: Seating = {
    options: matchUp.options,
    seed: matchUp.seed + Math.floor(index / 2),
    bots: holders.map((holder) => at(matchUp.bots, holder)),
  }
  const choose = timed(game, botChooser(game, seating), (seat) => at(tallies, at(holders, seat)))
  // Free actions belong to playing well where the game proposes them.
  const moveBesides = game.proposesFreeActions === true ? botMover(game, seating) : undefined
  const { outcome } = playOut(game, bareTable(game, seating), choose, moveBesides)
  if (outcome === null) return false
  count(outcome, holders, tallies)
  return true
}

function count({ winners }: Outcome, holders: readonly number[], tallies: readonly Tally[]): void {
  const won = new Set(winners.map((seat) => at(holders, seat)))
  for (const holder of won) {
    if (won.size === 1) at(tallies, holder).wins++
    else at(tallies, holder).shared++
  }
}

/** Seats that win and lose together are a side, held by one bot. */
function sideOf(game: Game, seats: number, seat: number): number {
  const first = (each: number) => Math.min(...game.allies(seats, each))
  const sides = new Set(Array.from({ length: seats }, (_, each) => first(each)))
  return [...sides].sort((a, b) => a - b).indexOf(first(seat))
}

/** Only moves with something to think about count. */
function timed(game: Game, choose: Chooser, tallyOf: (seat: number) => Tally): Chooser {
  return (t, decision) => {
    if (onlyAnswerTo(game, t, decision) !== null) return choose(t, decision)
    const start = performance.now()
    const picks = choose(t, decision)
    const tally = tallyOf(decision.seat)
    tally.ms += performance.now() - start
    tally.moves++
    return picks
  }
}

export function newTally(): Tally {
  return { wins: 0, shared: 0, moves: 0, ms: 0 }
}
