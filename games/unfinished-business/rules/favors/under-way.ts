import type { Plain } from '@kantyna/kernel'
import type { PublicRim } from '../../../outer-rim/rules/rim.ts'

/** What procedures call the pieces that they are about. */
const NAMES: ReadonlySet<string> = new Set([
  'bounty',
  'card',
  'cargo',
  'crew',
  'job',
  'off',
  'source',
  'ship',
])

/** The cards that a procedure on the stack is about: a job that is being done, a bounty that is fought for. */
export function piecesUnderWay(t: PublicRim): ReadonlySet<number> {
  const found = new Set<number>()
  const look = (data: Plain | undefined): void => {
    if (data === null || typeof data !== 'object') return
    for (const [name, value] of Object.entries(data)) {
      if (typeof value === 'number' && NAMES.has(name)) found.add(value)
      else if (typeof value === 'object') look(value)
    }
  }
  for (const frame of t.stack) look(frame as unknown as Plain) // frames are plain data
  return found
}
