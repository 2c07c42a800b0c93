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

/** How a finished game went, computed from its record. */
export interface Story {
  /** The chart's values of all seats before the first turn, and after each turn. */
  readonly points: readonly (readonly number[])[]
  /** The turn after which each value was measured, numbered as in the log; 0 before the first turn. */
  readonly turns: readonly number[]
  /** The turn after which each round except the first begins, in a game with rounds. */
  readonly rounds: readonly RoundStart[]
  readonly turningPoint: TurningPoint | null
}

export interface RoundStart {
  readonly round: number
  readonly turn: number
}

/** The turn in which the winner's chances rose most, and its most important choice. */
export interface TurningPoint {
  readonly turn: number
  /** The number of choices up to and including that one. */
  readonly at: number
  readonly winner: Seat
  /** The winner's chances before and after the turn, from 0 to 1, as bots judge them. */
  readonly before: number
  readonly after: number
  /** The public events of that choice. */
  readonly events: readonly GameEvent[]
}

/** Null if the record does not reach an end under the current rules. */
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
  /** The number of choices before the turn, and at its end. */
  readonly from: number
  readonly to: number
}

/** `chances`: the winner's chances by the number of choices made. */
export function turningPoint(
  chances: readonly number[],
  turns: readonly Turn[],
): Omit<TurningPoint, 'winner' | 'events'> | null {
  const rises = fairRises(chances, turns)
  let best: Omit<TurningPoint, 'winner' | 'events'> | null = null
  let most = 0
  for (const [index, { from, to }] of turns.entries()) {
    const before = at(chances, from)
    // A win is not a turning point for a player who was ahead already.
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
 * How much each choice changed the chances. The last choice of a turn also passes the turn on, and that changes the
 * chances by itself. The seat's average change for ending a turn is subtracted.
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
