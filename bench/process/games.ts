/** Measures the games and expansions whose ids are its arguments. */
import { editions } from '@kantyna/games'
import type { Reading } from '../measure.ts'
import { readingsOf } from '../readings/readings.ts'
import { serveReadings } from './serve-readings.ts'

const readings: Record<string, Reading> = {}
for (const { meta, open } of editions) {
  if (process.argv.includes(meta.id)) Object.assign(readings, readingsOf((await open()).game))
}
serveReadings(readings)
