import type { Reading } from '../measure.ts'
import type { ReadingRequest } from './measuring-process.ts'

/** Takes readings for the parent process until that process disconnects. */
export function serveReadings(readings: Readonly<Record<string, Reading>>): void {
  process.on('message', async ({ name, seconds }: ReadingRequest) => {
    const reading = readings[name]
    if (reading === undefined) throw new Error(`nothing here measures ${name}`)
    process.send?.(await reading(seconds))
  })
  process.send?.('ready')
}
