import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { deckbuilding } from '@kantyna/games/deckbuilding'
import { type Pace, ratesOf } from '../measure.ts'
import type { Measured } from '../report.ts'
import { measurePositions } from './positions.ts'
import { duelOptions, randomPlayOf } from './random-play.ts'

const SEATS = 2

/**
 * The Deckbuilding Game, in a thread of its own: the compiler makes fast code for one game and less fast code for two
 * that take turns, as no table of people or bots ever does.
 */
export async function measureDuel(pace: Pace): Promise<Measured> {
  const worker = new Worker(new URL(import.meta.url), { workerData: pace })
  const [measured] = (await once(worker, 'message')) as [Measured] // the only message that is sent below
  await worker.terminate()
  return measured
}

function measured(pace: Pace): Measured {
  const { decisions } = ratesOf({ decisions: randomPlayOf(deckbuilding, SEATS, duelOptions) }, pace)
  const positions = measurePositions(pace, {
    game: deckbuilding,
    seats: SEATS,
    options: duelOptions,
    goals: { copy: { value: 2000, better: 'less' } },
  })
  const figure = {
    id: `deckbuilding.${SEATS}.decisions`,
    group: 'The Deckbuilding Game, random play, one core',
    what: 'beginner bases',
    value: decisions,
    unit: 'decisions/s',
    goal: { value: 1e6, better: 'more' },
  } as const
  return { figures: [figure, ...positions.figures], leftOut: positions.leftOut }
}

if (!isMainThread && parentPort !== null) parentPort.postMessage(measured(workerData as Pace))
