import type { Plain } from '@kantyna/kernel'
import type { PublicRim } from '../../../outer-rim/rules/rim.ts'

/** The names that procedures use for their pieces. */
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

/** The cards that procedures on the stack are about: the current job, or the bounty that is being fought for. */
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
