import { type Race, superTeams } from '@kantyna/games/super-teams'
import {
  answer,
  anyPicks,
  at,
  begin,
  type Decision,
  fastDice,
  type GameRecord,
  guess,
  hashOf,
  Match,
  newChance,
  replay,
  viewOf,
  writePicks,
} from '@kantyna/kernel'
import { type Pace, ratesOf, type Work } from '../measure.ts'
import type { Figure, Measured } from '../report.ts'
import { raceOptions } from './random-play.ts'

const SEATS = 4
const group = 'Super Teams, one position, 4 seats'

/** What search, server and saving do with a position, averaged over positions from all through random games. */
export function measurePositions(pace: Pace): Measured {
  const positions = somePositions()
  const dice = fastDice(11)
  const record = playedRecord()
  const views = positions.map((t) => {
    const decision = at(t.open, 0)
    return { decision, view: viewOf(superTeams, t, decision.seat) }
  })
  const rates = ratesOf(
    {
      copy: each(positions, (t) => superTeams.copy(t).asked),
      copyAndChoose: each(positions, (t) => {
        const copied = superTeams.copy(t)
        const decision = at(copied.open, 0)
        answer(superTeams, copied, decision, anyPicks(decision, dice.below))
        return copied.asked
      }),
      view: each(positions, (t) => viewOf(superTeams, t, 0).asked),
      guess: each(views, ({ view, decision }) => guess(superTeams, view, [decision], dice.below).asked),
      hash: each(positions, (t) => hashOf(t).length),
      replay: () => {
        const replayed = replay(superTeams, record)
        if (!replayed.ok) throw new Error(`the record does not replay: ${replayed.error.code}`)
        return record.entries.length
      },
    },
    pace,
  )
  const figure = (id: string, what: string, value: number, unit: string): Figure => ({
    id: `super-teams.${SEATS}.${id}`,
    group,
    what,
    value,
    unit,
  })
  return {
    figures: [
      figure('copy', 'copy', 1e9 / rates.copy, 'ns'),
      {
        ...figure('copy-and-choose', 'copy and one choice', 1e6 / rates.copyAndChoose, 'µs'),
        goal: { value: 20, better: 'less' },
      },
      figure('view', 'view of a seat', 1e6 / rates.view, 'µs'),
      figure('guess', 'guess from a view', 1e6 / rates.guess, 'µs'),
      figure('hash', 'hash', 1e6 / rates.hash, 'µs'),
      figure('replay', 'replay of a record, an entry', 1e6 / rates.replay, 'µs'),
    ],
    leftOut: [],
  }
}

/** Goes through all elements; what is worked out is added up, so that no work can be left out as useless. */
function each<T>(elements: readonly T[], work: (element: T) => number): Work {
  let sum = 0
  return () => {
    for (const element of elements) sum += work(element)
    return sum < 0 ? 0 : elements.length
  }
}

function somePositions(): Race[] {
  const dice = fastDice(5)
  const positions: Race[] = []
  for (let key = 1; positions.length < 200; key++) {
    const t = begin(superTeams, SEATS, raceOptions, newChance(key, superTeams.streams))
    while (t.outcome === null) {
      const decision: Decision = at(t.open, 0)
      if (dice.below(10) === 0) positions.push(superTeams.copy(t))
      answer(superTeams, t, decision, anyPicks(decision, dice.below))
    }
  }
  return positions
}

/** A whole game at a real table, as it is saved. */
function playedRecord(): GameRecord {
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ kind: 'bot', name: `${seat}` }) as const)
  const contributions = seats.map((_, seat) => `${seat}`.repeat(64))
  const match = new Match(superTeams, { options: raceOptions, seats, seed: '7'.repeat(64), contributions })
  const dice = fastDice(3)
  while (!match.isOver) {
    const { position } = match
    const decision = at(position.open, 0)
    const picks = writePicks(superTeams, position, decision, anyPicks(decision, dice.below))
    match.choose({ seat: decision.seat, decision: decision.id, picks })
  }
  return match.record()
}
