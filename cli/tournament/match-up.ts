import type { BotName } from '@kantyna/bots'
import { at, type CompleteGame, type Game, type Outcome } from '@kantyna/kernel'
import {
  bareTable,
  botChooser,
  botMover,
  type Chooser,
  onlyAnswerTo,
  playOut,
  type Seating,
} from '../arena.ts'

/**
 * Bots against each other: every deal is played once for each bot, and each time the bots move one side further. Plain
 * data, so that it can be sent to a worker.
 */
export interface MatchUp {
  readonly game: string
  readonly bots: readonly BotName[]
  readonly seats: number
  readonly options: object
  readonly seed: number
  readonly games: number
}

/** The results of one bot. */
export interface Tally {
  wins: number
  /** Games won together with another bot, each counted as half. */
  shared: number
  moves: number
  ms: number
}

/** Plays one game and adds its result to the tallies. Returns whether the game was finished. */
export function playMatchGame(
  game: CompleteGame,
  matchUp: MatchUp,
  index: number,
  tallies: readonly Tally[],
): boolean {
  const { length } = matchUp.bots
  const sides = sidesOf(game, matchUp.seats)
  const botBySeat = Array.from(
    { length: matchUp.seats },
    (_, seat) => (sides.indexOf(firstAlly(game, matchUp.seats, seat)) + index) % length,
  )
  const seating: Seating = {
    options: matchUp.options,
    seed: matchUp.seed + Math.floor(index / length),
    bots: botBySeat.map((bot) => at(matchUp.bots, bot)),
  }
  const choose = timed(game, botChooser(game, seating), (seat) => at(tallies, at(botBySeat, seat)))
  // A good player takes the free actions that the game proposes.
  const standingMover = game.proposesFreeActions === true ? botMover(game, seating) : undefined
  const { outcome } = playOut(game, bareTable(game, seating.bots.length, seating), choose, standingMover)
  if (outcome === null) return false
  count(outcome, botBySeat, tallies)
  return true
}

function count({ winners }: Outcome, botBySeat: readonly number[], tallies: readonly Tally[]): void {
  const won = new Set(winners.map((seat) => at(botBySeat, seat)))
  for (const bot of won) {
    if (won.size === 1) at(tallies, bot).wins++
    else at(tallies, bot).shared++
  }
}

/** The first seat of each side. A side is a group of seats that win and lose together; one bot plays all of them. */
export function sidesOf(game: Game, seats: number): readonly number[] {
  const firsts = new Set(Array.from({ length: seats }, (_, seat) => firstAlly(game, seats, seat)))
  return [...firsts].sort((a, b) => a - b)
}

function firstAlly(game: Game, seats: number, seat: number): number {
  return Math.min(...game.allies(seats, seat))
}

/** Measures how long a bot takes. Only decisions with a real choice count. */
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
