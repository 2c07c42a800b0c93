import {
  at,
  type BotKnowledge,
  entryFor,
  type GameBundle,
  type GameEvent,
  type GameRecord,
  historyOf,
  type Seat,
  type TableEntry,
  viewOf,
} from '@kantyna/kernel'
import type { GameChart } from '@kantyna/ui'
import { type OpenedTurn, turnsOpened } from '../log/turns.ts'

/** How a game went, worked out from its record once it is over. */
export interface Story {
  /** The chart's numbers of all seats before the first turn, and after each. */
  readonly points: readonly (readonly number[])[]
  /** The number of the turn that each of them follows, as in the log; 0 before the first. */
  readonly turns: readonly number[]
  /** The turn after which each round but the first has begun, in a game that has rounds. */
  readonly rounds: readonly RoundStart[]
  readonly turningPoint: TurningPoint | null
}

export interface RoundStart {
  readonly round: number
  readonly turn: number
}

/** The turn in which the winner's chances rose most, and the choice of it that mattered most. */
export interface TurningPoint {
  readonly turn: number
  /** How many choices had been made with that one. */
  readonly at: number
  readonly winner: Seat
  /** The winner's chances before and after the turn, from 0 to 1, as bots judge them. */
  readonly before: number
  readonly after: number
  /** What that choice caused, as everybody may know it. */
  readonly events: readonly GameEvent[]
}

/** Null where the record does not lead to an end by the rules of today. */
export function storyOf(
  { game }: GameBundle,
  { evaluate }: BotKnowledge,
  record: GameRecord,
  chart: GameChart | undefined,
): Story | null {
  const winner = record.outcome?.winners[0] ?? null
  const chances: number[] = []
  const values: (readonly number[])[] = []
  const rounds: number[] = []
  const { replayed, history } = historyOf(game, record, {
    onStep: ({ position }) => {
      if (winner !== null) chances.push(evaluate(position, winner))
      if (chart === undefined) return
      const view = viewOf(game, position, null)
      values.push(chart.values(view))
      if (chart.rounds !== undefined) rounds.push(chart.rounds.at(view))
    },
  })
  if (!replayed.ok || record.outcome === null) return null
  const turns = turnsOf(history)
  const point = winner === null ? null : turningPoint(chances, turns)
  const ends = [0, ...turns.map(({ to }) => to)]
  return {
    points: chart === undefined ? [] : ends.map((choices) => at(values, choices)),
    turns: [0, ...turns.map(({ number }) => number)],
    rounds: rounds.length === 0 ? [] : roundStarts(ends.map((choices) => at(rounds, choices))),
    turningPoint:
      point === null || winner === null ? null : { ...point, winner, events: eventsAt(history, point.at) },
  }
}

function roundStarts(rounds: readonly number[]): RoundStart[] {
  return rounds.flatMap((round, turn) => {
    const before = rounds[turn - 1]
    return before !== undefined && before > 0 && round > before ? [{ round, turn }] : []
  })
}

function turnsOf(history: readonly TableEntry[]): (Turn & OpenedTurn)[] {
  const begun = turnsOpened(history)
  return begun.map((turn, index) => ({ ...turn, to: begun[index + 1]?.from ?? history.length - 1 }))
}

/** The first entry of a history is the setup. */
function eventsAt(history: readonly TableEntry[], choices: number): readonly GameEvent[] {
  return entryFor(at(history, choices), null).events
}

interface Turn {
  readonly seat: Seat
  /** How many choices had been made before it, and with it. */
  readonly from: number
  readonly to: number
}

/** `chances` are the winner's after so many choices. */
export function turningPoint(
  chances: readonly number[],
  turns: readonly Turn[],
): Omit<TurningPoint, 'winner' | 'events'> | null {
  const rises = fairRises(chances, turns)
  let best: Omit<TurningPoint, 'winner' | 'events'> | null = null
  let most = 0
  for (const [index, { from, to }] of turns.entries()) {
    const before = at(chances, from)
    // Winning is no surprise to whoever was ahead already.
    if (index === turns.length - 1 && before >= 0.5) continue
    const own = rises.slice(from + 1, to + 1)
    const rise = own.reduce((sum, each) => sum + each, 0)
    if (rise <= most) continue
    most = rise
    best = {
      turn: index + 1,
      at: from + 1 + own.indexOf(Math.max(...own)),
      before,
      after: Math.min(1, before + rise),
    }
  }
  return best
}

/**
 * How much each choice has changed the chances. The last choice of a turn also passes the turn on, which is worth
 * something by itself: what it usually is worth when that seat does so is not counted.
 */
function fairRises(chances: readonly number[], turns: readonly Turn[]): number[] {
  const rises = chances.map((chance, choice) => (choice === 0 ? 0 : chance - at(chances, choice - 1)))
  const ended = turns.slice(0, -1)
  for (const seat of new Set(ended.map((turn) => turn.seat))) {
    const ends = ended.filter((turn) => turn.seat === seat).map(({ to }) => to)
    const usual = ends.reduce((sum, end) => sum + at(rises, end), 0) / ends.length
    for (const end of ends) rises[end] = at(rises, end) - usual
  }
  return rises
}
