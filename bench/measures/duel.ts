import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Pace } from '../measure.ts'
import type { Measured } from '../report.ts'

/**
 * The Deckbuilding Game, in a thread of its own: the compiler makes fast code for one game and less fast code for two
 * that take turns, as no table of people or bots ever does.
 */
export async function measureDuel(pace: Pace): Promise<Measured> {
  const worker = new Worker(new URL('duel-worker.ts', import.meta.url), { workerData: pace })
  const [measured] = (await once(worker, 'message')) as [Measured] // the only message that it sends
  await worker.terminate()
  return measured
}
