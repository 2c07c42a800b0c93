/** A thread's work: how fast The Deckbuilding Game is, at the pace that the thread is started with. */
import { parentPort, workerData } from 'node:worker_threads'
import { deckbuilding } from '@kantyna/games/deckbuilding'
import { type Pace, ratesOf } from '../measure.ts'
import type { Figure, Measured } from '../report.ts'
import { measurePositions } from './positions.ts'
import { duelOptions, randomPlayOf } from './random-play.ts'

const SEATS = 2

function measure(pace: Pace): Measured {
  const { decisions } = ratesOf({ decisions: randomPlayOf(deckbuilding, SEATS, duelOptions) }, pace)
  const positions = measurePositions(pace, {
    game: deckbuilding,
    seats: SEATS,
    options: duelOptions,
    goals: { copy: { value: 2000, better: 'less' } },
  })
  const figure: Figure = {
    id: `deckbuilding.${SEATS}.decisions`,
    group: 'The Deckbuilding Game, random play, one core',
    what: 'beginner bases',
    value: decisions,
    unit: 'decisions/s',
    goal: { value: 1e6, better: 'more' },
  }
  return { figures: [figure, ...positions.figures], leftOut: positions.leftOut }
}

parentPort?.postMessage(measure(workerData as Pace)) // what the one who starts it passes
