import { type GameRecord, withRows } from '@kantyna/kernel'
import type { ViewerPrefs } from './summary.ts'

/**
 * Records of format 1 did not tell how a choice came about. Earlier builds kept that beside the record, as a short text:
 * “2o 3p” means that the second choice was the only one, and that the third was declined by passing.
 */
export function withAutomaticChoices(record: GameRecord, { automatic }: ViewerPrefs): GameRecord {
  if (record.format !== 'kantyna-record-1' || typeof automatic !== 'string') return record
  const known = new Map<number, 'only' | 'passing'>()
  for (const [, at, how] of automatic.matchAll(/(\d+)([op])/g))
    known.set(Number(at) - 1, how === 'o' ? 'only' : 'passing')
  const entries = record.entries.map((entry, index) => {
    const how = known.get(index)
    return how === undefined ? entry : { ...entry, how }
  })
  return withRows({ ...record, entries }, [], record)
}
