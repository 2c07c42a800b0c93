import {
  answer,
  anyAnswer,
  at,
  begin,
  fastDice,
  type GameRecord,
  guess,
  hashOf,
  newChance,
  type Position,
  replay,
  seatingFor,
  viewOf,
} from '@kantyna/kernel'
import { type Reading, rateOf, type Work } from '../measure.ts'
import { chooseAny, lazy, newMatch, type Table } from './table.ts'

const POSITIONS = 200

/** What search, server and saving do with a position, averaged over positions from the whole course of random games. */
export function positionReadings(table: Table) {
  const { game } = table
  const dice = fastDice(11)
  const positions = lazy(() => somePositions(table))
  const views = lazy(() =>
    positions().map((t) => {
      const decision = at(t.open, 0)
      return { decision, view: viewOf(game, t, decision.seat) }
    }),
  )
  const record = lazy(() => wholeGame(table))
  return {
    copy: rateOf(each(positions, (t) => game.copy(t).asked)),
    copyAndChoose: rateOf(
      each(positions, (t) => {
        const copied = game.copy(t)
        const decision = at(copied.open, 0)
        answer(game, copied, decision, anyAnswer(game, copied, decision, dice.below))
        return copied.asked
      }),
    ),
    view: rateOf(each(positions, (t) => viewOf(game, t, 0).asked)),
    guess: rateOf(each(views, ({ view, decision }) => guess(game, view, [decision], dice.below).asked)),
    hash: rateOf(each(positions, (t) => hashOf(t).length)),
    replay: rateOf(() => {
      const replayed = replay(game, record())
      if (!replayed.ok) throw new Error(`the record does not replay: ${replayed.error.code}`)
      return record().entries.length
    }),
  } satisfies Record<string, Reading>
}

/** Does the work on every element. The results are added up so that the compiler cannot remove the work. */
export function each<T>(elements: () => readonly T[], work: (element: T) => number): Work {
  let sum = 0
  return () => {
    const all = elements()
    for (const element of all) sum += work(element)
    return sum < 0 ? 0 : all.length
  }
}

function somePositions({ game, seats, options }: Table): Position[] {
  const dice = fastDice(5)
  const positions: Position[] = []
  for (let key = 1; positions.length < POSITIONS; key++) {
    const t = begin(game, seatingFor(game, seats, options), options, newChance(key, game.streams))
    while (t.outcome === null) {
      if (dice.below(10) === 0) positions.push(game.copy(t))
      const decision = at(t.open, 0)
      answer(game, t, decision, anyAnswer(game, t, decision, dice.below))
    }
  }
  return positions
}

function wholeGame(table: Table): GameRecord {
  const match = newMatch(table, 7)
  const dice = fastDice(3)
  while (!match.isOver) chooseAny(match, dice)
  return match.record()
}
