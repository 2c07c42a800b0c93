import type { Plain } from '@kantyna/kernel'
import type { PublicRim } from '../../../outer-rim/rules/rim.ts'

/** The fields in which routines keep pieces. */
const PIECE_FIELDS: ReadonlySet<string> = new Set([
  'bounty',
  'card',
  'cargo',
  'crew',
  'job',
  'off',
  'source',
  'ship',
])

/** The cards that the current routines resolve: for example the job, or the bounty that a seat fights for. */
export function piecesUnderWay(t: PublicRim): ReadonlySet<number> {
  const found = new Set<number>()
  const collect = (data: Plain | undefined): void => {
    if (data === null || typeof data !== 'object') return
    for (const [name, value] of Object.entries(data)) {
      if (typeof value === 'number' && PIECE_FIELDS.has(name)) found.add(value)
      else if (typeof value === 'object') collect(value)
    }
  }
  for (const frame of t.stack) collect(frame as unknown as Plain) // frames are plain data
  return found
}
