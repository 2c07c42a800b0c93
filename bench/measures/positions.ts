import { goalsOf } from '../goals.ts'
import { mediansOf, type Pace } from '../measure.ts'
import type { Figure, Goal, Measured } from '../report.ts'
import { type MeasuredGame, maxSeats } from './games.ts'

/** Measures what is done with a single position: see readings/positions.ts. */
export async function measurePositions(pace: Pace, { meta, alone }: MeasuredGame): Promise<Measured> {
  const seats = maxSeats(meta)
  const of = (what: string) => alone.reading(`${meta.id}.${seats}.${what}`)
  const rates = await mediansOf(
    {
      copy: of('copy'),
      copyAndChoose: of('copyAndChoose'),
      view: of('view'),
      guess: of('guess'),
      hash: of('hash'),
      asked: of('snapshot.asked'),
      unasked: of('snapshot.unasked'),
      replay: of('replay'),
    },
    pace,
  )
  const goals = goalsOf(meta.id)
  const figure = (id: string, what: string, value: number, unit: string, goal?: Goal): Figure => ({
    id: `${meta.id}.${seats}.${id}`,
    group: `${meta.name.en}, one position, ${seats} seats`,
    what,
    value,
    unit,
    ...(goal && { goal }),
  })
  return {
    figures: [
      figure('copy', 'copy', 1e9 / rates.copy, 'ns', goals.copyNs),
      figure(
        'copy-and-choose',
        'copy and one choice',
        1e6 / rates.copyAndChoose,
        'µs',
        goals.copyAndChooseUs,
      ),
      figure('view', 'view of a seat', 1e6 / rates.view, 'µs'),
      figure('guess', 'guess from a view', 1e6 / rates.guess, 'µs'),
      figure('hash', 'hash', 1e6 / rates.hash, 'µs'),
      figure(
        'snapshot.asked',
        'snapshot for a viewer who is asked, without JSON',
        1e6 / rates.asked,
        'µs',
        goals.snapshotAskedUs,
      ),
      figure(
        'snapshot.unasked',
        'snapshot for a viewer who is not asked, without JSON',
        1e6 / rates.unasked,
        'µs',
        goals.snapshotUnaskedUs,
      ),
      figure('replay', 'replay of a record, an entry', 1e6 / rates.replay, 'µs'),
    ],
    leftOut: [],
  }
}
