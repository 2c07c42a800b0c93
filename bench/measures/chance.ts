import { mediansOf, type Pace } from '../measure.ts'
import type { Measured } from '../report.ts'
import { type MeasuredGame, maxSeats } from './games.ts'

const group = 'Chance: fair (real games) and fast (simulation)'

/** Measures the random number generators alone, on the first game, and the cost of the fair one in each game. */
export async function measureChance(pace: Pace, games: readonly MeasuredGame[]): Promise<Measured> {
  const [first] = games
  if (first === undefined) return { figures: [], leftOut: [] }
  const draws = (which: string) => first.alone.reading(`${first.meta.id}.${maxSeats(first.meta)}.${which}`)
  const { fair, fast } = await mediansOf({ fair: draws('fairDraws'), fast: draws('fastDraws') }, pace)
  const plays = await mediansOf(
    Object.fromEntries(
      games.map(({ meta, alone }) => [meta.id, alone.reading(`${meta.id}.${maxSeats(meta)}.fairPlay`)]),
    ),
    pace,
  )
  return {
    figures: [
      { id: 'chance.fair.draws', group, what: 'fair draws', value: fair, unit: 'draws/s' },
      { id: 'chance.fast.draws', group, what: 'fast draws', value: fast, unit: 'draws/s' },
      ...games.map(({ meta }) => ({
        id: `${meta.id}.${maxSeats(meta)}.fair-decisions`,
        group,
        what: `${meta.name.en} on fair chance, ${maxSeats(meta)} seats`,
        value: plays[meta.id] ?? Number.NaN,
        unit: 'decisions/s',
      })),
    ],
    leftOut: [],
  }
}
