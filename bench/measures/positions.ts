import {
  answer,
  anyPicks,
  at,
  begin,
  type Decision,
  fastDice,
  type Game,
  type GameRecord,
  guess,
  hashOf,
  Match,
  newChance,
  type Position,
  replay,
  viewOf,
  writePicks,
} from '@kantyna/kernel'
import { type Pace, ratesOf, type Work } from '../measure.ts'
import type { Figure, Goal, Measured } from '../report.ts'

/** A game at a table of some size: whose positions are measured, and by what goals. */
export interface PlayedGame<P extends Position, O extends object> {
  readonly game: Game<P, O>
  readonly seats: number
  readonly options: O
  readonly goals: Readonly<Partial<Record<'copy' | 'copyAndChoose', Goal>>>
}

/** What search, server and saving do with a position, averaged over positions from all through random games. */
export function measurePositions<P extends Position, O extends object>(
  pace: Pace,
  played: PlayedGame<P, O>,
): Measured {
  const { game, seats, goals } = played
  const group = `${game.meta.name.en}, one position, ${seats} seats`
  const positions = somePositions(played)
  const dice = fastDice(11)
  const record = playedRecord(played)
  const views = positions.map((t) => {
    const decision = at(t.open, 0)
    return { decision, view: viewOf(game, t, decision.seat) }
  })
  const rates = ratesOf(
    {
      copy: each(positions, (t) => game.copy(t).asked),
      copyAndChoose: each(positions, (t) => {
        const copied = game.copy(t)
        const decision = at(copied.open, 0)
        answer(game, copied, decision, anyPicks(decision, dice.below))
        return copied.asked
      }),
      view: each(positions, (t) => viewOf(game, t, 0).asked),
      guess: each(views, ({ view, decision }) => guess(game, view, [decision], dice.below).asked),
      hash: each(positions, (t) => hashOf(t).length),
      replay: () => {
        const replayed = replay(game, record)
        if (!replayed.ok) throw new Error(`the record does not replay: ${replayed.error.code}`)
        return record.entries.length
      },
    },
    pace,
  )
  const figure = (id: string, what: string, value: number, unit: string): Figure => ({
    id: `${game.meta.id}.${seats}.${id}`,
    group,
    what,
    value,
    unit,
  })
  return {
    figures: [
      withGoal(figure('copy', 'copy', 1e9 / rates.copy, 'ns'), goals.copy),
      withGoal(
        figure('copy-and-choose', 'copy and one choice', 1e6 / rates.copyAndChoose, 'µs'),
        goals.copyAndChoose,
      ),
      figure('view', 'view of a seat', 1e6 / rates.view, 'µs'),
      figure('guess', 'guess from a view', 1e6 / rates.guess, 'µs'),
      figure('hash', 'hash', 1e6 / rates.hash, 'µs'),
      figure('replay', 'replay of a record, an entry', 1e6 / rates.replay, 'µs'),
    ],
    leftOut: [],
  }
}

function withGoal(figure: Figure, goal: Goal | undefined): Figure {
  return goal === undefined ? figure : { ...figure, goal }
}

/** Goes through all elements; what is worked out is added up, so that no work can be left out as useless. */
function each<T>(elements: readonly T[], work: (element: T) => number): Work {
  let sum = 0
  return () => {
    for (const element of elements) sum += work(element)
    return sum < 0 ? 0 : elements.length
  }
}

function somePositions<P extends Position, O extends object>({
  game,
  seats,
  options,
}: PlayedGame<P, O>): P[] {
  const dice = fastDice(5)
  const positions: P[] = []
  for (let key = 1; positions.length < 200; key++) {
    const t = begin(game, seats, options, newChance(key, game.streams))
    while (t.outcome === null) {
      const decision: Decision = at(t.open, 0)
      if (dice.below(10) === 0) positions.push(game.copy(t))
      answer(game, t, decision, anyPicks(decision, dice.below))
    }
  }
  return positions
}

/** A whole game at a real table, as it is saved. */
function playedRecord<P extends Position, O extends object>({
  game,
  seats,
  options,
}: PlayedGame<P, O>): GameRecord {
  const players = Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', name: `${seat}` }) as const)
  const contributions = players.map((_, seat) => `${seat}`.repeat(64))
  const match = new Match(game, { options, seats: players, seed: '7'.repeat(64), contributions })
  const dice = fastDice(3)
  while (!match.isOver) {
    const { position } = match
    const decision = at(position.open, 0)
    const picks = writePicks(game, position, decision, anyPicks(decision, dice.below))
    match.choose({ seat: decision.seat, decision: decision.id, picks })
  }
  return match.record()
}
